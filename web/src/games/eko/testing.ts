// A small table for the tests: seven cells of one tile, two players.

import csGame from '../../../../src/moonsaga/games/eko/text/cs.ftl?raw'
import enGame from '../../../../src/moonsaga/games/eko/text/en.ftl?raw'
import plGame from '../../../../src/moonsaga/games/eko/text/pl.ftl?raw'
import type { Components, EkoView, Player, Table } from './types'
import { FluentTexts, type Language } from '../../i18n/texts'

const FILES: Record<Language, string> = { en: enGame, pl: plGame, cs: csGame }

export function textsIn(language: Language): FluentTexts {
  return FluentTexts.of({ language, files: [FILES[language]] })
}

const BLANK: Player = { colour: '', reserve: 0, box: 0, emperor: 'reserve', stock: [5, 3, 1], points: 0, capital: false, alive: true }

export const TABLE: Table = {
  options: { seats: 2, layout: 'rows', no_progress: 60, turn_limit: 1000 },
  phase: 'act',
  step: 0,
  layout: { tiles: [], turns: [], small: [] },
  board: {
    cells: [
      { name: 'a2', q: 0, r: -1, terrain: 'space', tile: 'A' },
      { name: 'a3', q: 1, r: -1, terrain: 'mountain', tile: 'A' },
      { name: 'b1', q: -1, r: 0, terrain: 'space', tile: 'A' },
      { name: 'b2', q: 0, r: 0, terrain: 'space', tile: 'A' },
      { name: 'b3', q: 1, r: 0, terrain: 'capital', tile: 'B' },
      { name: 'c1', q: -1, r: 1, terrain: 'sinkhole', tile: 'B' },
      { name: 'c2', q: 0, r: 1, terrain: 'storm', tile: 'B' },
    ],
    features: [],
  },
  stacks: [
    { space: 'a2', colour: 'navy', height: 3, emperor: true },
    { space: 'b1', colour: 'purple', height: 1, emperor: false },
  ],
  buildings: [{ site: 'b3', colour: 'navy', kind: 'camp' }],
  players: [
    { ...BLANK, colour: 'navy', emperor: 'a2', points: 4, capital: true, stock: [4, 3, 1] },
    { ...BLANK, colour: 'purple', emperor: 'navy', reserve: 2 },
  ],
  drawn: ['navy', 'purple'],
  first: 0,
  turn: {
    seat: 0,
    acted: false,
    marched: false,
    sanded: false,
    moons: 0,
    added: 0,
    reinforced: [],
    source: '',
    goal: '',
    paid_at: '',
    paid: [],
    progress: false,
    sheltered: null,
  },
  tally: [4, 0],
  quiet: 0,
  turns: 6,
  chances: 0,
  ending: '',
  winners: [],
}

export const VIEW: EkoView = { seat: 0, table: TABLE, memory: null }

const terrain = (highest: number, enterable = false) => ({ highest, enterable, provenance: 'rulebook' })

export const COMPONENTS: Components = {
  large: { A: { cells: ['capital', 'sinkhole', 'space', 'space', 'space', 'space', 'space'], feature: '', provenance: 'reconstruction' } },
  small: { R: { cells: ['portal', 'sinkhole', 'sinkhole'], feature: '', provenance: 'reconstruction' } },
  layouts: { rows: { 2: [[0, 0], [3, -1]] } },
  buildings: {},
  terrain: {
    space: terrain(0, true),
    storm: terrain(0, true),
    sinkhole: terrain(0),
    mountain: terrain(3),
    capital: terrain(2),
  },
  points_to_win: 12,
  emperor_points: 3,
  pyramid_points: 2,
  stack_limit: 4,
  discs: 16,
  provenance: { colours: 'found', victory: 'rulebook' },
}
