// Crescent Moon at the table.

import type { Components, CrescentMoonView } from './types'
import type { GameClient } from '../contract'
import Board from './board/Board.svelte'
import { lookOf, rulerOf } from './looks'
import { label, mentioned, pointsOf, sentence, summary } from './words'

const client: GameClient<CrescentMoonView, Components> = {
  Board,
  label,
  sentence,
  summary,
  role: (_view, seat) => `ruler-${rulerOf(seat)}`,
  look: (_view, seat) => {
    const { colour, ink, sign } = lookOf(rulerOf(seat))
    return { colour, ink, sign }
  },
  scores: (view, _components, texts) => {
    const points = pointsOf(view)
    return [
      { name: texts.say('thing-point'), values: points.map((each) => each ?? '–') },
      { name: texts.say('thing-coin'), values: view.table.rulers.map((ruler) => ruler.coins) },
      { name: texts.say('thing-control'), values: view.table.rulers.map((ruler) => view.table.hexes.filter((hex) => hex.control === ruler.name).length) },
      { name: texts.say('thing-influence'), values: view.table.rulers.map((ruler) => view.table.hexes.filter((hex) => hex.influence === ruler.name).length) },
    ]
  },
  mentioned,
}

export default client
