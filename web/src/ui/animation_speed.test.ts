import { afterEach, expect, it } from 'vitest'

import { settings } from '../app/settings.svelte'
import { scaled } from './animation_speed'

const sources = import.meta.glob<string>('../**/*.{svelte,css}', { query: '?raw', import: 'default', eager: true })

afterEach(() => {
  settings.motion = 'auto'
  settings.apply()
})

it.each([
  ['fast', 200, 0.4],
  ['full', 500, 1],
  ['slow', 1000, 2],
] as const)('%s: scripts and style sheets get the same speed', (motion, milliseconds, scale) => {
  settings.motion = motion
  settings.apply()
  expect(scaled(500)).toBe(milliseconds)
  expect(Number(document.documentElement.style.getPropertyValue('--duration-scale'))).toBe(scale)
})

it('every duration in a style sheet is scaled', () => {
  const declarations = Object.entries(sources).flatMap(([path, text]) =>
    [...text.matchAll(/(?:^\s*|style:)((?:transition|animation|--quick)[\w-]*(?:: |=")[^;"]*)/gm)].map((match) => ({ path, text: match[1] ?? '' })),
  )
  // Where nothing shall move, a duration of nearly nothing ends what would have moved.
  const timed = declarations.filter(({ text }) => /\d(?:ms|s)\b|\}ms/.test(text) && !text.includes('!important'))
  expect(timed.map(({ path }) => path)).toContain('../app.css')
  expect(timed.length).toBeGreaterThan(12)
  expect(timed.filter(({ text }) => /(?:\d|\})m?s\b(?! \* var\(--duration-scale\))/.test(text))).toEqual([])
})

it('every transition that a script starts is scaled, where its duration is written', () => {
  const written = Object.entries(sources).flatMap(([path, text]) => [...text.matchAll(/\bduration: ?([^}]*)/g)].map((match) => ({ path, text: match[1] ?? '' })))
  const own = written.filter(({ text }) => !/^(?:number|fading)\b/.test(text.trim()) && !text.includes(';'))
  expect(own.length).toBeGreaterThan(5)
  expect(own.filter(({ text }) => !text.startsWith('scaled('))).toEqual([])
})
