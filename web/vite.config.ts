import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'

import { contractFile } from './contract_types.ts'

// The built client is part of the Python package.
export default defineConfig({
  plugins: [svelte(), contractFile],
  build: { outDir: '../src/moonsaga/server/client', emptyOutDir: true, assetsInlineLimit: 0 },
  // Tests read the games' own texts.
  server: { proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true } }, fs: { allow: ['.', '../src/moonsaga/games'] } },
  // Time limits are for tests that hang, not for machines that are busy.
  // Tests read app.css as text; other style sheets are left out.
  test: { environment: 'jsdom', testTimeout: 120_000, hookTimeout: 120_000, css: { include: /app\.css/ } },
  resolve: process.env.VITEST ? { conditions: ['browser'] } : undefined,
})
