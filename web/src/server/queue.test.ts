// @vitest-environment node
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import type { Update } from '../generated/protocol'
import { paceFor, UpdateQueue } from './queue'

let shown: number[]
let queue: UpdateQueue
let reducedMotion = false

const update = (number: number, whole = false): Update => ({
  type: 'update', seat: 0, number, view: {}, to_act: [], asked: null, log: [], whole, undo: 'none', undo_asked: null,
  undo_agreed: [], ending: '', returns: [], draw_asked: null,
})

beforeEach(() => {
  vi.useFakeTimers()
  shown = []
  reducedMotion = false
  queue = new UpdateQueue(({ number }) => shown.push(number), () => reducedMotion)
})
afterEach(() => vi.useRealTimers())

it('shows the first position at once and the next ones one by one', () => {
  queue.push(update(1))
  queue.push(update(2))
  queue.push(update(3))
  expect(shown).toEqual([1])
  vi.advanceTimersByTime(350)
  expect(shown).toEqual([1, 2])
  vi.advanceTimersByTime(350)
  expect(shown).toEqual([1, 2, 3])
})

it('is quick where nothing may move', () => {
  reducedMotion = true
  for (let i = 1; i <= 3; i++) queue.push(update(i))
  vi.advanceTimersByTime(1)
  vi.advanceTimersByTime(1)
  expect(shown).toEqual([1, 2, 3])
})

it('forgets what waits when the history begins again', () => {
  queue.push(update(1))
  queue.push(update(2))
  queue.push(update(1, true))
  expect(shown).toEqual([1, 1])
  vi.advanceTimersByTime(5000)
  expect(shown).toEqual([1, 1])
})

it('hurries when many wait', () => {
  expect([0, 3, 20].map((waiting) => paceFor(waiting, false))).toEqual([350, 120, 0])
})
