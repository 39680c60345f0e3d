// Clocks: what can be chosen, and how the time that is left is written.

import type { Clock, Clocks } from '../generated/protocol'

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

export interface Preset {
  readonly name: string
  readonly clock: Omit<Clock, 'run_out'> | null
}

/** The names are part of message keys: `ui-clock-(name)`. */
export const PRESETS: readonly Preset[] = [
  { name: 'none', clock: null },
  { name: 'move-quick', clock: { kind: 'move', seconds: 30, increment: 0 } },
  { name: 'move-calm', clock: { kind: 'move', seconds: 3 * MINUTE, increment: 0 } },
  { name: 'bank-quick', clock: { kind: 'bank', seconds: 10 * MINUTE, increment: 5 } },
  { name: 'bank-calm', clock: { kind: 'bank', seconds: 45 * MINUTE, increment: 15 } },
  { name: 'move-day', clock: { kind: 'move', seconds: DAY, increment: 0 } },
  { name: 'move-days', clock: { kind: 'move', seconds: 3 * DAY, increment: 0 } },
  { name: 'bank-days', clock: { kind: 'bank', seconds: 7 * DAY, increment: 6 * HOUR } },
]

/** The preset that a clock is; none of them for a clock made elsewhere. */
export function presetOf(clock: Clock | null): string {
  const found = PRESETS.find((preset) => (preset.clock === null ? clock === null : clock !== null && same(preset.clock, clock)))
  return found?.name ?? ''
}

function same(one: Omit<Clock, 'run_out'>, other: Clock): boolean {
  return one.kind === other.kind && one.seconds === other.seconds && (one.increment ?? 0) === (other.increment ?? 0)
}

/** The clocks as they were told, and when: between two messages they are counted here. */
export interface Told {
  readonly clocks: Clocks
  readonly heard: number
}

export function leftOf({ clocks, heard }: Told, seat: number, now: number): number | null {
  const left = clocks.left[seat] ?? null
  if (left === null) return null
  return Math.max(0, left - (clocks.running.includes(seat) ? (now - heard) / 1000 : 0))
}

/** Near the end: a tenth of the time, but at least ten seconds and at most an hour. */
export function isLow(left: number, clock: Clock): boolean {
  return left <= Math.max(10, Math.min(clock.seconds / 10, HOUR))
}

/** What is left in parts that a text can be made of. */
export function partsOf(left: number): { key: string; days: number; hours: number; minutes: number; seconds: number } {
  const whole = Math.ceil(left)
  const key = whole >= DAY ? 'ui-clock-days' : whole >= HOUR ? 'ui-clock-hours' : 'ui-clock-minutes'
  return { key, days: Math.floor(whole / DAY), hours: Math.floor((whole % DAY) / HOUR), minutes: Math.floor((whole % HOUR) / MINUTE), seconds: whole % MINUTE }
}

/** As a clock shows it: 2 d 03 h, 1:02:03, 4:05. */
export function digits(left: number, dayLetter: string, hourLetter: string): string {
  const { days, hours, minutes, seconds } = partsOf(left)
  if (days > 0) return `${days} ${dayLetter} ${hours} ${hourLetter}`
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`
}

function two(value: number): string {
  return `${value}`.padStart(2, '0')
}
