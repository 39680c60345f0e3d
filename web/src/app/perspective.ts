// Whose eyes look at a replay: `all`, `table` (a spectator's), or the number of a seat.

/** Eyes in an address: `all`, `table`, or a seat as people count, from 1. */
export function eyesFromAddress(word: string | null): string {
  if (word === 'all' || word === 'table') return word
  const seat = Number(word)
  return word && Number.isInteger(seat) && seat >= 1 && seat <= 16 ? String(seat - 1) : ''
}

export function eyesInAddress(eyes: string): string {
  return eyes === 'all' || eyes === 'table' || eyes === '' ? eyes : String(Number(eyes) + 1)
}

/** The seat behind these eyes; null for those that belong to none. */
export function seatOf(eyes: string): number | null {
  return eyes === 'all' || eyes === 'table' || eyes === '' ? null : Number(eyes)
}
