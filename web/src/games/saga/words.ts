// The words for what lies on the board: names of things, sentences for choices, the position read aloud.

import type { Area, Components, Half, Leader, Memory, SagaView, Side, Slot, Table, Tile, Track } from './types'
import type { Message, Seat } from '../../generated/protocol'
import type { Texts } from '../../i18n/texts'
import type { TargetId } from '../contract'
import { SIDES, sideOfPiece } from './looks'

export interface Target {
  readonly kind: string
  readonly name: string
}

export function parse(target: TargetId): Target {
  const colon = target.indexOf(':')
  return { kind: target.slice(0, colon), name: target.slice(colon + 1) }
}

// --- looking things up ------------------------------------------------------------------------------------------------

export const sideOfSeat = (seat: number): string => SIDES[seat] ?? ''
export const areaOf = (table: Table, name: string): Area | undefined => table.areas.find((area) => area.name === name)
export const leaderOf = (table: Table, piece: string): Leader | undefined => table.leaders.find((leader) => leader.piece === piece)
export const halfOf = (tile: Tile, side: string): Half => (side === 'viking' ? tile.viking : tile.saxon)
export const index = (side: string): 0 | 1 => (side === 'viking' ? 0 : 1)
const ENGLISH = 7

/** A leader's face as far as this viewer sees or, with a memory aid, has seen it. */
export function faceOf(view: SagaView, piece: string): { face: string; remembered: boolean } {
  const face = leaderOf(view.table, piece)?.face ?? ''
  if (face) return { face, remembered: false }
  const seen = (view.memory as Memory | null)?.faces.find((each) => each.piece === piece)
  return { face: seen?.face ?? '', remembered: seen !== undefined }
}

export function list(parts: readonly string[], texts: Texts): string {
  return new Intl.ListFormat(texts.language, { type: 'conjunction' }).format(parts)
}

export const capital = (text: string) => text.slice(0, 1).toLocaleUpperCase() + text.slice(1)

// --- things -----------------------------------------------------------------------------------------------------------

export function nameLeader(view: SagaView, piece: string, texts: Texts): string {
  const name = texts.say(`leader-${piece}`)
  const { face, remembered } = faceOf(view, piece)
  if (!face) return name
  return texts.say(remembered ? 'leader-remembered' : 'leader-with-face', { leader: name, face: `face-${face}` })
}

export function label(target: TargetId, view: SagaView, _components: Components | null, texts: Texts): string {
  const { kind, name } = parse(target)
  switch (kind) {
    case 'leader':
      return capital(nameLeader(view, name, texts))
    case 'tile':
      return nameTile(view, name, texts)
    case 'count':
      return sayCount(Number(name), view.table, texts)
    case 'area':
    case 'target':
    case 'face':
    case 'unit':
    case 'action':
    case 'bonus':
    case 'button':
      return capital(texts.say(`${kind}-${name}`))
  }
  return target
}

/** On a tile a number means warriors who go or units to recruit: that depends on what was selected before. */
function sayCount(count: number, table: Table, texts: Texts): string {
  return table.phase === 'tile' ? `${texts.say('thing-count')}: ${count}` : capital(texts.say('count-warriors', { count }))
}

function nameTile(view: SagaView, name: string, texts: Texts): string {
  const tile = view.table.tiles.find((each) => String(each.number) === name)
  const side = view.table.actor
  return tile && side ? `${texts.say(`tile-${name}`)}: ${sayHalf(halfOf(tile, side), texts)}` : texts.say(`tile-${name}`)
}

export function sayHalf(half: Half, texts: Texts): string {
  const actions = half.actions.map((action) => texts.say(`action-${action}`)).join(half.choose ? ' / ' : ' + ')
  return half.bonus ? texts.say('half-with-bonus', { actions, bonus: `bonus-${half.bonus}` }) : actions
}

/** A whole tile for those who hear it. */
export function sayTile(tile: Tile, texts: Texts): string {
  const parts = SIDES.map((side) => `${texts.say(`side-${side}`)}: ${sayHalf(halfOf(tile, side), texts)}`)
  if (tile.icon) parts.unshift(texts.say(`icon-${tile.icon}`))
  if (tile.owner) parts.push(texts.say('tile-owner', { who: `side-${tile.owner}` }))
  if (tile.resolved) parts.push(texts.say('thing-resolved'))
  return `${texts.say(`tile-${tile.number}`)}. ${parts.join('. ')}`
}

// --- choices ----------------------------------------------------------------------------------------------------------

type Offer = { kind: string; text: string; path: readonly TargetId[] }

/** A whole choice: "Move: Kent → Essex, two warriors". */
export function sentence(offer: Offer, view: SagaView, components: Components | null, texts: Texts): string | null {
  const words = offer.text.split(' ')
  const things = offer.path.map(parse)
  const named = (kind: string) => things.filter((thing) => thing.kind === kind).map((thing) => thing.name)
  const [first = '', second = ''] = named('area')
  const unit = () => {
    const thing = things.find(({ kind }) => kind === 'unit' || kind === 'leader')
    return thing ? label(`${thing.kind}:${thing.name}`, view, components, texts) : ''
  }
  switch (offer.kind) {
    case 'deploy':
      return texts.say('say-deploy', { face: `face-${words[1]}`, area: `area-${nextPost(view.table)}` })
    case 'take':
    case 'resolve':
      return texts.say(`say-${offer.kind}`, { tile: nameTile(view, words[1] ?? '', texts) })
    case 'bonus-coin':
      return texts.say('bonus-coin')
    case 'bonus-recruit':
      return texts.say('say-bonus-recruit', { area: `area-${first}` })
    case 'move':
    case 'bonus-move':
      return sayMove(offer, first, second, view, texts)
    case 'draw':
    case 'bonus-draw':
      return texts.say(`say-${offer.kind}`, { area: `area-${first}` })
    case 'scout':
      return texts.say('say-scout', { target: `area-${words[1]}`, area: `area-${words[2]}` })
    case 'recruit':
      return texts.say('say-recruit', { count: Number(words[1]), price: components?.price[words[1] === '1' ? 'recruit_one' : 'recruit_three'] ?? Number(words[1]) })
    case 'plunder':
    case 'build':
    case 'fyrd':
    case 'tribute':
    case 'battle':
    case 'income-coin':
      return texts.say(`say-${offer.kind}`, { area: `area-${first}` })
    case 'retreat':
      return texts.say(first === 'drakkar' ? 'say-retreat-drakkar' : 'say-retreat', { area: `area-${first}` })
    case 'income-recruit':
      return texts.say('say-income-recruit', { area: `area-${first}`, unit: unit() })
    case 'place':
      return texts.say('say-place', { area: `area-${first}`, unit: unit() })
    case 'bring':
      return texts.say('say-bring', { area: `area-${first}`, unit: unit() })
    case 'pick':
      return texts.say(view.table.phase === 'banish' ? 'say-banish' : 'say-slay', { unit: unit() })
    case 'reveal':
      return texts.say('say-reveal', { unit: unit() })
    case 'with':
    case 'lose':
      return sayLeaders(offer.kind, named('leader'), view, texts)
    case 'stop':
    case 'pass':
    case 'done':
      return texts.say(`button-${things[0]?.name ?? offer.kind}`)
  }
  return null
}

/** The notation tells start, goal and number also where the path leaves out what is known. */
function sayMove(offer: Offer, first: string, second: string, view: SagaView, texts: Texts): string {
  const count = Number(offer.text.split(' ').at(-1))
  const from = first || view.table.running.origin
  const to = second || view.table.running.goal
  return texts.say(offer.kind === 'move' ? 'say-move' : 'say-bonus-move', { from: `area-${from}`, to: `area-${to}`, force: texts.say('count-warriors', { count }) })
}

function sayLeaders(kind: string, pieces: readonly string[], view: SagaView, texts: Texts): string {
  const phase = view.table.phase
  const key = kind === 'lose' ? 'lose' : phase === 'leave' ? 'leave' : 'with'
  if (!pieces.length) return texts.say(`say-${key}-none`)
  return texts.say(`say-${key}`, { list: list(pieces.map((piece) => nameLeader(view, piece, texts)), texts) })
}

/** Where the next leader goes in the preparation: from north to south. */
export function nextPost(table: Table): string {
  return ['north', 'centre', 'south'].find((name) => !areaOf(table, name)?.leaders.length) ?? 'south'
}

// --- areas, read aloud ------------------------------------------------------------------------------------------------

/** The units of a side in a place: "2 warriors and Viking leader 1 (Raider)". */
export function sayForce(area: Area, side: string, view: SagaView, texts: Texts): string {
  const warriors = area.warriors[index(side)]
  const leaders = area.leaders.filter((piece) => sideOfPiece(piece) === side)
  const parts = [...(warriors ? [texts.say('count-warriors', { count: warriors })] : []), ...leaders.map((piece) => nameLeader(view, piece, texts))]
  return parts.length ? `${texts.say(`side-${side}`)}: ${list(parts, texts)}` : ''
}

export function sayArea(area: Area, view: SagaView, texts: Texts): string {
  const parts = [area.kind === 'drakkar' ? '' : texts.say(`kind-${area.kind}`), area.burh ? texts.say('thing-burh') : '']
  parts.push(...SIDES.map((side) => sayForce(area, side, view, texts)))
  if (area.engaged) parts.push(texts.say('area-engaged', { count: area.engaged }))
  const slot = view.table.slots.find((each) => each.area === area.name)
  if (slot) parts.push(saySlot(slot, texts))
  const said = parts.filter(Boolean)
  return `${texts.say(`area-${area.name}`)}: ${said.length ? said.join('; ') : texts.say('area-empty')}`
}

export function saySlot(slot: Slot, texts: Texts): string {
  if (!slot.filled) return texts.say('slot-empty')
  if (!slot.target) return texts.say('slot-hidden')
  return texts.say(slot.face_up ? 'slot-open' : 'slot-known', { target: `area-${slot.target}` })
}

// --- the position, read aloud -----------------------------------------------------------------------------------------

export function summary(view: SagaView, components: Components, seats: readonly Seat[], texts: Texts): string[] {
  const { table } = view
  const lines = [sayCourse(table, texts)]
  lines.push(sayTrack(table.track, texts))
  if (table.battle) lines.push(sayBattle(table, texts))
  table.sides.forEach((side, i) => lines.push(saySide(side, i < seats.length ? texts.say(`seat-${i + 1}`) : '', table, components, texts)))
  for (const area of table.areas) {
    const slot = table.slots.find((each) => each.area === area.name)
    if (area.units[0] + area.units[1] > 0 || area.burh || slot) lines.push(`${sayArea(area, view, texts)}.`)
  }
  lines.push(...table.tiles.map((tile) => `${sayTile(tile, texts)}.`))
  return lines
}

/** How many spaces lie between the markers: none, too, once the burh marker has passed the other. */
export function distanceOf(track: Track): number {
  return Math.max(0, track.round_marker - track.burh_marker)
}

export function sayTrack(track: Track, texts: Texts): string {
  return texts.say('sum-track', { round: track.round_marker, burh: track.burh_marker, count: distanceOf(track) })
}

function sayCourse(table: Table, texts: Texts): string {
  if (table.ending) return `${texts.say(`ending-${table.ending}`)}.`
  const who = table.actor
  if (!who) return texts.say('sum-round', { number: table.round, phase: `phase-${table.phase}` })
  return texts.say('sum-course', { number: table.round, who: `side-${who}`, phase: `phase-${table.phase}` })
}

function sayBattle(table: Table, texts: Texts): string {
  const battle = table.battle!
  return texts.say('sum-battle', { area: `area-${battle.area}`, vikings: battle.strength[0], saxons: battle.strength[1] })
}

function saySide(side: Side, name: string, table: Table, components: Components, texts: Texts): string {
  const who = texts.say(`side-${side.side}`)
  const heading = name && name !== who && name !== 'seat-1' && name !== 'seat-2' ? `${name}, ${who}` : who
  const supply = table.leaders.filter((leader) => leader.side === side.side && leader.place === 'supply').length
  const parts = [
    texts.say('sum-coins', { who: heading, count: side.coins }),
    texts.say('sum-areas', { count: side.areas, of: ENGLISH }),
    texts.say('sum-supply', { warriors: side.warriors, leaders: supply }),
  ]
  if (side.side === 'viking') parts.push(texts.say('sum-goal-viking', { areas: components.areas_to_win, coins: components.coins_to_win }))
  else parts.push(texts.say('sum-burhs', { count: table.areas.filter((area) => area.burh).length, left: table.burhs_left }))
  return parts.join(' ')
}

// --- the log ----------------------------------------------------------------------------------------------------------

/** The things that a line of the log speaks of. */
export function mentioned(message: Message): readonly TargetId[] {
  const found: TargetId[] = []
  for (const [name, value] of Object.entries(message.args)) {
    if (name === 'tile') found.push(`tile:${value}`)
    else if (typeof value !== 'string') continue
    else if (name === 'pieces') found.push(...value.split(' ').filter(Boolean).map((piece): TargetId => `leader:${piece}`))
    else if (value.startsWith('area-')) found.push(`area:${value.slice(5)}`)
    else if (value.startsWith('leader-')) found.push(`leader:${value.slice(7)}`)
  }
  return found
}
