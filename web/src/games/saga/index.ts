// Saga at the table.

import type { Components, SagaView } from './types'
import type { GameClient } from '../contract'
import Board from './board/Board.svelte'
import { lookOf } from './looks'
import { label, mentioned, sentence, sideOfSeat, summary } from './words'

const client: GameClient<SagaView, Components> = {
  Board,
  label,
  sentence,
  summary,
  role: (_view, seat) => `side-${sideOfSeat(seat)}`,
  look: (_view, seat) => {
    const { colour, ink, sign } = lookOf(sideOfSeat(seat))
    return { colour, ink, sign }
  },
  scores: ({ table }, _components, texts) => [
    { name: texts.say('score-areas'), values: table.sides.map((side) => side.areas) },
    { name: texts.say('thing-coins'), values: table.sides.map((side) => side.coins) },
    { name: texts.say('score-units'), values: [0, 1].map((side) => table.areas.slice(0, 7).reduce((sum, area) => sum + area.units[side as 0 | 1], 0)) },
    { name: texts.say('score-burhs'), values: ['–', table.areas.filter((area) => area.burh).length] },
  ],
  mentioned,
}

export default client
