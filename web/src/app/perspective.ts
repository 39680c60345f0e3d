// The perspective of a replay: `all`, `table` (a spectator's), or the number of a seat.

/** The perspective in an address: `all`, `table`, or a seat as people count, from 1. */
export function perspectiveFromAddress(word: string | null): string {
  if (word === 'all' || word === 'table') return word
  const seat = Number(word)
  return word && Number.isInteger(seat) && seat >= 1 && seat <= 16 ? String(seat - 1) : ''
}

export function perspectiveInAddress(perspective: string): string {
  return perspective === 'all' || perspective === 'table' || perspective === '' ? perspective : String(Number(perspective) + 1)
}

/** The seat of a perspective; null for `all` and `table`. */
export function seatOf(perspective: string): number | null {
  return perspective === 'all' || perspective === 'table' || perspective === '' ? null : Number(perspective)
}
