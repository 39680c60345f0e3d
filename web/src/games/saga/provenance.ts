// Where what lies on the table is known from: the rulebook, what follows from it, or our reconstruction.

import type { Components, Table } from './types'
import type { Texts } from '../../i18n/texts'

const WEAKEST = ['reconstruction', 'derived', 'rulebook']
const weakest = (words: readonly string[]) => WEAKEST.find((word) => words.includes(word)) ?? ''

/** One sentence for each kind of thing. */
export function sourcesOf(table: Table, components: Components, texts: Texts): string[] {
  const say = (key: string, provenance: string | undefined, more: Record<string, string | number> = {}) =>
    provenance ? [texts.say(key, { provenance: `provenance-${provenance}`, ...more })] : []
  const tiles = components.tiles[String(table.options.tiles)] ?? []
  return [
    ...say('board-sources-areas', weakest(Object.values(components.areas).map((area) => area.provenance))),
    ...say('board-sources-borders', weakest(components.borders.map((border) => border.provenance))),
    ...SIDES_OF_TILES.flatMap((side) => {
      const guessed = tiles.flatMap((tile, i) => (tile[side] === 'reconstruction' ? [i + 1] : []))
      return guessed.length ? [texts.say('board-sources-tiles', { who: `side-${side}`, list: guessed.join(', ') })] : []
    }),
    ...say('board-sources-bonus', weakest(tiles.map((tile) => tile.bonus))),
    ...say('board-sources-track', components.provenance.track),
    ...say('board-sources-leaders', weakest(Object.values(components.leaders).map((leader) => leader.provenance))),
    ...say('board-sources-victory', components.provenance.victory),
  ]
}
const SIDES_OF_TILES = ['viking', 'saxon'] as const
