// Which options of a game are shown at once; the others stand under "More options". `NAME/setup.ts` has the list of a game.

const SHOWN_AT_ONCE = import.meta.glob<readonly string[]>('./*/setup.ts', { eager: true, import: 'default' })
const A_FEW = 6

/** Is this option, which has that index in the game's list, shown at once? Without a list the first few are. */
export function isShownAtOnce(game: string, option: string, index: number): boolean {
  return SHOWN_AT_ONCE[`./${game}/setup.ts`]?.includes(option) ?? index < A_FEW
}
