// How large cards are for the room there is: on a wide screen the table fits without scrolling, on a phone cards keep a
// readable width and the page is as long as it must be.

import { GAP } from './spread'

export interface Sizes {
  table: number
  hand: number
  pile: number
  narrow: boolean
}

const NARROW = 720
/** What is no card: the opponent's strip, the middle, the buttons, names of zones and the gaps between all these. */
const REST = 236
/** What stands for the hand where there is none. */
const STRIP = 36
const RATIO = 1.4
const HAND = 1.1
/** Beside the hand stand the buttons; a full hand lies there without a card covering another's text. */
const BESIDE = 296
const FULL_HAND = 6
/** A lower room is that of a phone on its side: a hand of readable width would leave nothing of the table in sight. */
const LOW = 340
const LOW_HAND = 76
/** There both sides of the fight are in sight at once. */
const LOW_TABLE = 46
const LOW_PILE = 26

function within(value: number, low: number, high: number): number {
  return Math.round(Math.max(low, Math.min(high, value)))
}

/** `hand`: the reader has one, which those who watch have not. */
export function measure(width: number, height: number, hand = true): Sizes {
  const low = height > 0 && height < LOW
  if (width > 0 && width < NARROW) {
    const table = within((width - 96) / 3.7, 70, 96)
    return { table, hand: low ? LOW_HAND : within(width / 3.7, 96, 120), pile: within(table * 0.47, 34, 44), narrow: true }
  }
  if (low) return { table: LOW_TABLE, hand: LOW_HAND, pile: LOW_PILE, narrow: false }
  const tall = hand ? (height - REST) / (RATIO * (2 + HAND)) : (height - REST - STRIP) / (RATIO * 2)
  const table = within(Math.min(tall, (width - 180) / 6.4), 92, 150)
  const side = (width - BESIDE) / FULL_HAND - GAP
  return { table, hand: within(side, 92, table * HAND), pile: Math.round(table * 0.46), narrow: false }
}
