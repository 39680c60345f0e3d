// A game that has no board here yet can still be played: the view as text, the things to select as buttons.

import type { GameClient } from '../contract'
import Board from './Board.svelte'
import { labelOf, outline } from './words'

const COLOURS = ['#2d5fa8', '#a83232', '#2e7d4f', '#8a5a12', '#6d3f94', '#1d7a80']
const SIGNS = ['◆', '●', '▲', '■', '★', '✚']

interface PlainView {
  readonly seat: number | null
  readonly table: unknown
  readonly memory: unknown
}

const client: GameClient<PlainView> = {
  Board,
  label: (target, _view, _components, texts) => labelOf(target, texts),
  summary: (view) => outline(view.table),
  role: () => '',
  look: (_view, seat) => ({ colour: COLOURS[seat % COLOURS.length] ?? '', ink: '#ffffff', sign: SIGNS[seat % SIGNS.length] ?? '' }),
  mentioned: () => [],
}

export default client
