// Which options of a game most people look at; the others stand under "More options".

const SHOWN_AT_ONCE: Record<string, readonly string[]> = {
  blue_moon: ['deck_1', 'deck_2', 'match', 'first', 'mulligan'],
  eko: ['layout', 'storms', 'portals', 'pyramids', 'lighthouse', 'temple_wind', 'temple_moon', 'temple_sand'],
  saga: ['tiles', 'track', 'burh_start', 'kent_wessex'],
}
const A_FEW = 6

/** Is this option, the one with that place in the game's list, shown at once? */
export function isShownAtOnce(game: string, option: string, place: number): boolean {
  return SHOWN_AT_ONCE[game]?.includes(option) ?? place < A_FEW
}
