// @vitest-environment node
import { describe, expect, it } from 'vitest'

import type { Clock } from '../generated/protocol'
import { digits, isLow, leftOf, PRESETS, presetOf } from './clocks'

const HOUR = 3600
const DAY = 24 * HOUR
const move = (seconds: number): Clock => ({ kind: 'move', seconds, increment: 0, run_out: 'bot' })

describe('a clock', () => {
  const told = { clocks: { type: 'clocks', left: [30, 50, null], running: [0] }, heard: 1000 } as const

  it('runs here between two messages, if it runs', () => {
    expect([0, 1, 2].map((seat) => leftOf(told, seat, 11_000))).toEqual([20, 50, null])
    expect(leftOf(told, 0, 99_000)).toBe(0)
  })

  it('is written as short as it can be read', () => {
    expect([0.2, 9, 65, HOUR + 62, 2 * DAY + 3 * HOUR].map((left) => digits(left, 'd', 'h'))).toEqual(['0:01', '0:09', '1:05', '1:01:02', '2 d 3 h'])
  })

  it('warns in time, and not all the time', () => {
    expect([isLow(10, move(30)), isLow(11, move(30))]).toEqual([true, false])
    expect([isLow(59, move(600)), isLow(61, move(600))]).toEqual([true, false])
    expect([isLow(HOUR, move(3 * DAY)), isLow(HOUR + 1, move(3 * DAY))]).toEqual([true, false])
  })

  it('is one of those that can be chosen, or of another kind', () => {
    for (const { name, clock } of PRESETS) expect(presetOf(clock && { ...clock, run_out: 'loss' })).toBe(name)
    expect(presetOf(move(77))).toBe('')
  })
})
