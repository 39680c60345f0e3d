// Where what lies on the table is known from: a photograph, a rulebook, or our reconstruction.

import type { Components, Table } from './types'
import type { Texts } from '../../i18n/texts'

const weakest = (words: readonly (string | undefined)[]) => words.find((word) => word === 'reconstruction') ?? words[0]

/** One sentence for each kind of thing. */
export function sourcesOf(table: Table, components: Components, texts: Texts): string[] {
  const say = (key: string, provenance: string | undefined) => (provenance ? [texts.say(key, { provenance: `provenance-${provenance}` })] : [])
  const large = table.layout.tiles.map((tile) => components.large[tile]?.provenance)
  const small = table.layout.small.map((tile) => components.small[tile.letter]?.provenance)
  return [
    ...say('board-sources-tiles', weakest(large)),
    ...say('board-sources-layout', large.length ? components.provenance[String(table.options.layout)] : undefined),
    ...say('board-sources-small', weakest(small)),
    ...say('board-sources-colours', components.provenance.colours),
    ...say('board-sources-rules', components.provenance.victory),
  ]
}
