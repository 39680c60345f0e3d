// A small table for the tests: a battle is brewing in Kent, the Vikings resolve tile 2.

import csGame from '../../../../src/moonsaga/games/saga/text/cs.ftl?raw'
import enGame from '../../../../src/moonsaga/games/saga/text/en.ftl?raw'
import plGame from '../../../../src/moonsaga/games/saga/text/pl.ftl?raw'
import type { Area, Battle, Components, Half, Leader, SagaView, Table, Tile } from './types'
import { FluentTexts, type Language } from '../../i18n/texts'

const FILES: Record<Language, string> = { en: enGame, pl: plGame, cs: csGame }

export function textsIn(language: Language): FluentTexts {
  return FluentTexts.of({ language, files: [FILES[language]] })
}

const KINDS = { northumbria: 'coastal', 'east-anglia': 'coastal', essex: 'coastal', kent: 'coastal', sussex: 'coastal', mercia: 'inland', wessex: 'inland', north: 'scandinavia', centre: 'scandinavia', south: 'scandinavia', drakkar: 'drakkar' }

function area(name: keyof typeof KINDS, more: Partial<Area> = {}): Area {
  return { name, kind: KINDS[name], neighbours: [], burh: false, warriors: [0, 0], leaders: [], units: [0, 0], engaged: 0, control: '', ...more }
}

const FILLED: Record<string, Partial<Area>> = {
  kent: { burh: true, warriors: [2, 1], leaders: ['viking-1', 'saxon-1'], units: [3, 2], engaged: 2, control: 'viking' },
  mercia: { burh: true, warriors: [0, 1], units: [0, 1], control: 'saxon' },
  north: { warriors: [1, 0], leaders: ['viking-2'], units: [2, 0], control: 'viking' },
}

const leader = (piece: string, place: string, face = ''): Leader => ({ piece, side: piece.split('-')[0]!, place, dealt: true, face, shown: false })
const half = (actions: string[], bonus = '', choose = false): Half => ({ actions, bonus, choose })
const tile = (number: number, icon: string, viking: Half, saxon: Half, owner: string): Tile => ({ number, icon, viking, saxon, owner, resolved: false })

export const TABLE: Table = {
  options: { tiles: 'standard', kent_wessex: true },
  phase: 'tile',
  actor: 'viking',
  round: 3,
  track: { spaces: 10, round_marker: 8, burh_marker: 3 },
  initiative: 'saxon',
  picker: 'viking',
  picks: 4,
  sides: [
    { side: 'viking', coins: 5, warriors: 7, replaced: false, areas: 1 },
    { side: 'saxon', coins: 1, warriors: 6, replaced: false, areas: 1 },
  ],
  bank: 9,
  burhs_left: 3,
  areas: (Object.keys(KINDS) as (keyof typeof KINDS)[]).map((name) => area(name, FILLED[name])),
  leaders: [
    leader('viking-1', 'kent', 'raider'),
    leader('viking-2', 'north', 'helmsman'),
    leader('viking-3', 'gone', 'berserker'),
    leader('viking-4', 'aside', 'stormer'),
    leader('saxon-1', 'kent'),
    leader('saxon-2', 'supply'),
    leader('saxon-3', 'supply'),
    leader('saxon-4', 'aside'),
  ],
  slots: [
    { area: 'north', filled: true, face_up: false, target: 'essex', laid: 1 },
    { area: 'centre', filled: false, face_up: false, target: '', laid: 0 },
    { area: 'south', filled: true, face_up: true, target: 'kent', laid: 0 },
  ],
  beside: ['northumbria', 'east-anglia', 'sussex'],
  beside_count: 3,
  tiles: [
    tile(1, '', half(['move', 'scout']), half(['move', 'tribute'], 'move-or-coin'), 'saxon'),
    tile(2, 'acts-first', half(['move', 'plunder'], 'warrior'), half(['build', 'income'], '', true), 'viking'),
    tile(3, '', half(['plunder', 'scout'], 'move'), half(['fyrd', 'income']), 'saxon'),
    tile(4, 'initiative', half(['move', 'recruit']), half(['move', 'fyrd'], 'coin'), 'viking'),
  ],
  running: { tile: 2, bonus_left: true, actions_left: ['move', 'plunder'], origin: '', goal: '', warriors: 0, one_unit: false, left: 0, harvested: [] },
  battle: null,
  ending: '',
  winner: '',
  scoutings: 1,
  barrier: 0,
}

export const VIEW: SagaView = { seat: 0, table: TABLE, memory: { faces: [{ piece: 'saxon-1', face: 'warden' }], targets: [] } }

export const BATTLE: Battle = { area: 'kent', strength: [3, 3], compared: false, present: ['viking-1', 'saxon-1'], passed: [], victor: '', losses: [0, 0], answered: [], answer: [] }

/** The same table in the battle of Kent, the Warden revealed. */
export const FIGHT: SagaView = {
  ...VIEW,
  table: {
    ...TABLE,
    phase: 'reveal',
    battle: BATTLE,
    leaders: TABLE.leaders.map((each) => (each.piece === 'saxon-1' ? { ...each, face: 'warden', shown: true } : each)),
  },
}

const face = (ability: string, strength = 1) => ({ ability, strength, provenance: 'rulebook' })

export const COMPONENTS: Components = {
  areas: Object.fromEntries(Object.entries(KINDS).slice(0, 10).map(([name, kind]) => [name, { kind, provenance: 'derived' }])),
  borders: [{ between: ['kent', 'wessex'], option: 'kent_wessex', provenance: 'reconstruction' }],
  leaders: { stormer: face('strength-with-burh', 2), helmsman: face('unit-from-scandinavia'), berserker: face('dies-with-two'), raider: face('plunders-after-victory'), warden: face('strength-with-burh', 2), caller: face('unit-from-next-area'), envoy: face('viking-to-drakkar'), champion: face('strength-without-burh', 3) },
  tiles: { standard: [1, 2, 3, 4].map((number) => ({ icon: 'rulebook', viking: number === 2 || number === 3 ? 'reconstruction' : 'rulebook', saxon: 'rulebook', bonus: 'reconstruction' })) },
  pieces: { warriors: 12, leaders: 4, burhs: 5, coins: 15, targets: 5, tiles: 4 },
  price: { recruit_one: 1, recruit_three: 2 },
  areas_to_win: 5,
  coins_to_win: 8,
  provenance: { track: 'reconstruction', victory: 'rulebook' },
}
