// How far apart the cards of a row lie: side by side if there is room, else overlapping, but never so that the strip
// with the values is hidden.

export const STRIP = 0.27
/** The part of a card that always stays visible. */
export const GAP = 6

/** The distance between the left edges of neighbours. */
export function stepFor(count: number, card: number, room: number): number {
  if (count < 2) return card + GAP
  const fair = (room - card) / (count - 1)
  return Math.max(card * STRIP, Math.min(card + GAP, fair))
}
