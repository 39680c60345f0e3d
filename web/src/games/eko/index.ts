// Ekö at the table.

import type { Components, EkoView } from './types'
import type { GameClient } from '../contract'
import Board from './board/Board.svelte'
import { colourKey, lookOf } from './looks'
import { colourOfSeat, label, mentioned, prisoners, sentence, summary } from './words'

const client: GameClient<EkoView, Components> = {
  Board,
  label,
  sentence,
  summary,
  role: (view, seat) => {
    const colour = colourOfSeat(view, seat)
    return colour ? colourKey(colour) : ''
  },
  look: (view, seat) => {
    const { colour, ink, sign } = lookOf(colourOfSeat(view, seat))
    return { colour, ink, sign }
  },
  scores: ({ table }, _components, texts) =>
    table.drawn.length
      ? [
          { name: texts.say('thing-points'), values: table.players.map((player) => player.points) },
          { name: texts.say('terrain-capital'), values: table.players.map((player) => (player.capital ? '✓' : '–')) },
          { name: texts.say('thing-prison'), values: table.players.map((player) => prisoners(table, player.colour).length) },
        ]
      : [],
  mentioned,
}

export default client
