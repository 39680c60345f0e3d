// How far apart the cards of a row lie: side by side if there is room, else overlapping, but never so that the strip
// with the values is hidden.

/** The part of a card that always stays visible. */
export const STRIP = 0.27
export const GAP = 6
/** So far apart lie covered cards, of which only a few are shown. */
export const TUCK = 13

/** How many of the covered cards are drawn, and how wide their pile is. */
export function coveredPile(count: number, card: number, narrow: boolean): { shown: number; width: number } {
  const shown = Math.min(count, narrow ? 1 : 3)
  return { shown, width: shown === 0 ? 0 : Math.round(card * STRIP) + TUCK * (shown - 1) + 4 }
}

/** The distance between the left edges of neighbours. */
export function stepFor(count: number, card: number, room: number): number {
  if (count < 2) return card + GAP
  const fair = (room - card) / (count - 1)
  return Math.max(card * STRIP, Math.min(card + GAP, fair))
}
