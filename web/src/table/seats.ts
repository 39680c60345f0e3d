// Who sits where, and from which seat the screen looks.

import type { Seat, TableInfo, Update } from '../generated/protocol'

export function mySeats(seats: readonly Seat[]): number[] {
  return seats.flatMap((seat, i) => (seat.mine ? [i] : []))
}

/** Where the screen is in a game at one screen. */
export type Curtain =
  | { readonly kind: 'open' }
  /** Another person at this screen is to act: the curtain is about to fall. */
  | { readonly kind: 'falling'; readonly next: number }
  /** Closed; these seats may look, the first is the one that is waited for. */
  | { readonly kind: 'closed'; readonly seats: readonly number[]; readonly waited: boolean }

const OPEN: Curtain = { kind: 'open' }

/** In a game with secrets several people at one screen look one after the other. */
export function curtainFor(table: TableInfo, secrets: boolean, update: Pick<Update, 'seat' | 'to_act' | 'ending'>): Curtain {
  const mine = mySeats(table.seats)
  if (!secrets || mine.length < 2 || update.ending !== '') return OPEN
  const waited = mine.filter((seat) => update.to_act.includes(seat))
  if (update.seat === null) return { kind: 'closed', seats: waited.length > 0 ? waited : mine, waited: waited.length > 0 }
  const next = waited[0]
  return next === undefined || waited.includes(update.seat) ? OPEN : { kind: 'falling', next }
}

/** Without secrets the screen simply turns to the seat to act; null: it stays. */
export function turnTo(table: TableInfo, secrets: boolean, update: Pick<Update, 'seat' | 'to_act'>): number | null {
  const mine = mySeats(table.seats)
  if (secrets || mine.length < 2) return null
  const next = mine.find((seat) => update.to_act.includes(seat))
  if (next === undefined || next === update.seat) return null
  return update.seat !== null && update.to_act.includes(update.seat) ? null : next
}
