// Blue Moon's part of the client.

import type { GameClient } from '../contract'
import Board from './board/Board.svelte'
import Workshop from './decks/Workshop.svelte'
import { lookOf } from './looks'
import { choosesDecks, sideOf, type Components, type View } from './reading'
import { label, mentioned, sentence, summary } from './words'

const client: GameClient<View, Components> = {
  Board,
  Workshop,
  label,
  sentence,
  summary,
  role: (view, seat) => (choosesDecks(view) ? '' : `people-${sideOf(view, seat).people}`),
  look: (view, seat) => {
    const { colour, sign } = lookOf(choosesDecks(view) ? '' : sideOf(view, seat).people)
    return { colour, ink: '#ffffff', sign: choosesDecks(view) ? String(seat + 1) : sign }
  },
  scores: (view, _, texts) => [
    { name: texts.say('terminal-dragons'), values: view.table.sides.map((side) => side.dragons) },
    { name: texts.say('terminal-crystals'), values: view.table.options.match ? view.table.score : view.table.sides.map((_side, seat) => (seat === view.table.turn.winner ? view.table.turn.crystals : 0)) },
  ],
  mentioned: (message, view) => mentioned(message, view),
}

export default client
