// Which cards move when one position follows another: the difference of the views, and where it leaves a doubt, the
// events. Pure: the board asks for the rectangles of the places and lets the cards fly.

import type { Message } from '../../../generated/protocol'
import { cardAt, nameOf, whereabouts, type Components, type View } from '../reading'

export interface Flight {
  /** The card's number; -1 for one whose face this reader does not see. */
  slot: number
  card: string
  owner: number
  /** A zone as in `hand:0`. */
  from: string
  to: string
}

/** All movements from one position to the next, in the order in which they are shown. */
export function flights(before: View, after: View, events: readonly Message[], components: Components): Flight[] {
  if (isOtherGame(before, after)) return []
  return [...seenCards(before, after, events, components), ...unseenCards(before, after)]
}

/** Other decks were chosen, or the perspective changed: nothing flies. */
function isOtherGame(before: View, after: View): boolean {
  return before.seat !== after.seat || before.table.decks.some((deck, seat) => deck.join() !== after.table.decks[seat]?.join())
}

function seenCards(before: View, after: View, events: readonly Message[], components: Components): Flight[] {
  const [was, is] = [whereabouts(before), whereabouts(after)]
  const found: Flight[] = []
  const slots = [...new Set([...was.keys(), ...is.keys()])].sort((a, b) => a - b)
  for (const slot of slots) {
    const owner = Math.floor(slot / components.names.deck_size)
    const name = nameOf(slot, after.table, components)
    const from = was.get(slot) ?? origin(is.get(slot) ?? '', owner, name, events)
    const to = is.get(slot) ?? destination(was.get(slot) ?? '', owner, name, events)
    if (from && to && from !== to) found.push({ slot, card: cardAt(slot, after.table, components), owner, from, to })
  }
  return found
}

const FROM_DISCARDS = ['event-regained']
const FROM_DECK = ['event-drew', 'event-took', 'event-milled', 'event-revealed']
const INTO_DECK = ['event-buried', 'event-given-back']
const INTO_HAND = ['event-retrieved', 'event-returned']

function tells(events: readonly Message[], keys: readonly string[], card: string): boolean {
  return events.some((event) => keys.includes(event.key) && event.args.card === card)
}

/** Where a card came from that was not in sight. */
function origin(to: string, owner: number, name: string, events: readonly Message[]): string {
  if (tells(events, FROM_DISCARDS, name)) return `discards:${owner}`
  if (to === `hand:${owner}` || to === `revealed:${owner}` || tells(events, FROM_DECK, name)) return `deck:${owner}`
  // A top of a pile that was under another card did not move.
  if (to === `discards:${owner}` || to === `leaders:${owner}`) return tells(events, ['event-discarded', 'event-played'], name) ? `hand:${owner}` : ''
  return `hand:${owner}`
}

/** Where a card went that is out of sight now. */
function destination(from: string, owner: number, name: string, events: readonly Message[]): string {
  // The top of a pile is only covered by the next.
  if (from === `discards:${owner}` || from === `leaders:${owner}`) return tells(events, [...INTO_HAND, ...FROM_DISCARDS, 'event-took'], name) ? `hand:${owner}` : ''
  if (tells(events, INTO_DECK, name)) return `deck:${owner}`
  if (tells(events, INTO_HAND, name)) return `hand:${owner}`
  return `discards:${owner}`
}

/** Backs that go from a deck into a hand which this reader does not see. */
function unseenCards(before: View, after: View): Flight[] {
  return after.table.sides.flatMap((side, seat) => {
    const old = before.table.sides[seat]
    if (!old || seat === after.seat) return []
    const drawn = Math.min(Math.max(0, old.deck - side.deck), 6)
    return Array.from({ length: drawn }, () => ({ slot: -1, card: '', owner: seat, from: `deck:${seat}`, to: `hand:${seat}` }))
  })
}
