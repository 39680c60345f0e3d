import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { settings } from '../app/settings.svelte'
import { SceneAnimation, type Step } from './animation.svelte'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  settings.motion = 'auto'
})

it.each([
  ['fast', 400],
  ['full', 1000],
  ['slow', 2000],
] as const)('a step of a second at the speed %s takes %i ms', async (motion, milliseconds) => {
  settings.motion = motion
  const animation = new SceneAnimation<string, Step<string>>('before')
  const played = animation.play('after', () => ({ steps: [{ milliseconds: 1000, after: 'after' }], unexplained: new Set() }), false)
  await vi.advanceTimersByTimeAsync(milliseconds - 50)
  expect(animation.scene).toBe('before')
  await vi.advanceTimersByTimeAsync(100)
  expect(animation.scene).toBe('after')
  expect(await played).toBe(true)
})
