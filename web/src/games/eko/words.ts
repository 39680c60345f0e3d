// The words for what lies on the board: names of things, sentences for choices, the position read aloud.

import type { Cell, Components, EkoView, Player, Stack, Table } from './types'
import type { Message, Seat } from '../../generated/protocol'
import type { Texts } from '../../i18n/texts'
import type { TargetId } from '../contract'
import { colourKey } from './looks'

export interface Target {
  readonly kind: string
  readonly name: string
}

export function parse(target: TargetId): Target {
  const colon = target.indexOf(':')
  return { kind: target.slice(0, colon), name: target.slice(colon + 1) }
}

/** Things that lie on the board; the others are offered beside it. */
const PLACES = new Set(['stack', 'space', 'site'])
export function isPlace(target: TargetId): boolean {
  return PLACES.has(parse(target).kind)
}

// --- looking things up -----------------------------------------------------------------------------------------------

export function stackAt(table: Table, space: string): Stack | undefined {
  return table.stacks.find((stack) => stack.space === space)
}

function cellAt(table: Table, name: string): Cell | undefined {
  return table.board?.cells.find((cell) => cell.name === name)
}

/** The colours in seat order, once each seat has one. */
export function colourOfSeat(view: EkoView, seat: number): string {
  return view.table.drawn[seat] ?? ''
}

/** The enemy Emperors in this player's prison. */
export function prisoners(table: Table, jailer: string): string[] {
  return table.players.filter((player) => player.emperor === jailer).map((player) => player.colour)
}

export function discsOnBoard(table: Table, colour: string): number {
  return table.stacks.reduce((sum, stack) => sum + (stack.colour === colour ? stack.height : 0), 0)
}

export function nameOfColour(colour: string, texts: Texts): string {
  return texts.say(colourKey(colour))
}

function list(parts: readonly string[], texts: Texts): string {
  return new Intl.ListFormat(texts.language, { type: 'conjunction' }).format(parts)
}

// --- cells -----------------------------------------------------------------------------------------------------------

/** A cell as it is read aloud: "c4: sand, Navy, stack of 3 with the Emperor". */
export function sayCell(cell: Pick<Cell, 'name' | 'terrain'>, table: Pick<Table, 'stacks' | 'buildings'>, texts: Texts, site = cell.name): string {
  const ground = { cell: cell.name, terrain: cell.terrain }
  const stack = table.stacks.find((each) => each.space === cell.name)
  if (stack) {
    return texts.say(stack.emperor ? 'cell-emperor' : 'cell-stack', { ...ground, who: colourKey(stack.colour), height: stack.height })
  }
  const building = table.buildings.find((each) => each.site === site)
  if (building) {
    return texts.say('cell-building', { ...ground, who: colourKey(building.colour), building: `building-${building.kind}` })
  }
  return `${cell.name}: ${texts.say('cell-ground', ground)}`
}

// --- things and choices ----------------------------------------------------------------------------------------------

export function label(target: TargetId, view: EkoView, _components: Components | null, texts: Texts): string {
  const { kind, name } = parse(target)
  switch (kind) {
    case 'stack':
    case 'space':
      return labelSpace(name, view.table, texts)
    case 'site':
      return `${name}, ${texts.say('cell-ground', { terrain: cellAt(view.table, name)?.terrain ?? '' })}`
    case 'building':
      return capital(texts.say(`building-${name}`))
    case 'discs':
      return texts.say('button-discs', { count: Number(name) })
    case 'loss':
      return sayLoss(name, texts)
    case 'payment':
      return texts.say(`payment-${name}`)
    case 'button':
      return texts.say(`button-${name}`)
  }
  return target
}

function labelSpace(name: string, table: Table, texts: Texts): string {
  const stack = stackAt(table, name)
  if (!stack) return name
  return texts.say(stack.emperor ? 'label-emperor' : 'label-stack', { cell: name, who: colourKey(stack.colour), height: stack.height })
}

function sayLoss(name: string, texts: Texts): string {
  const [count, emperor] = name.split('+')
  return texts.say('button-loss', { count: Number(count), emperor: emperor ? 1 : 0 })
}

function capital(text: string): string {
  return text.slice(0, 1).toLocaleUpperCase() + text.slice(1)
}

/** A whole choice: "Move c4 to e6". */
export function sentence(
  offer: { kind: string; text: string; path: readonly TargetId[] },
  view: EkoView,
  _components: Components | null,
  texts: Texts,
): string | null {
  const path = offer.path.map(parse)
  const name = (i: number) => path[i]?.name ?? ''
  const holder = (space: string) => colourKey(stackAt(view.table, space)?.colour ?? '')
  switch (offer.kind) {
    case 'move':
      return texts.say(verbOf(offer.text), { from: name(0), to: name(1), who: holder(name(1)) })
    case 'build': {
      const said = texts.say('say-build', { from: name(0), site: name(1), kind: name(2) })
      return path[3] ? `${said}, ${lower(texts.say(`payment-${name(3)}`))}` : said
    }
    case 'reinforce':
      return texts.say('say-reinforce', { space: name(0), count: Number(name(1)) })
    case 'moon':
      return texts.say('say-moon', { space: name(1) })
    case 'sand':
      return texts.say('say-sand', { space: name(1), who: holder(name(1)) })
    case 'swap':
      return texts.say('say-swap', { space: name(0) })
    case 'lose':
      return texts.say('say-lose', { loss: sayLoss(name(0), texts) })
    case 'march':
    case 'halt':
    case 'done':
    case 'pass':
    case 'keep':
      return texts.say(`action-${offer.kind}`)
  }
  return null
}

/** The notation says what a move is: c4-e6, c4+e6 or c4xe6. */
function verbOf(text: string): string {
  if (text.includes('+')) return 'say-join'
  return text.includes('-') ? 'say-move' : 'say-take'
}

function lower(text: string): string {
  return text.slice(0, 1).toLocaleLowerCase() + text.slice(1)
}

// --- the position, read aloud ----------------------------------------------------------------------------------------

export function summary(view: EkoView, components: Components, seats: readonly Seat[], texts: Texts): string[] {
  const table = view.table
  const lines = [sayCourse(table, texts)]
  if (!table.board) return lines
  table.players.forEach((player, seat) => {
    // Until the colours are drawn there is a board for each colour and none for a seat.
    const name = table.drawn[seat] === player.colour && seat < seats.length ? texts.say(`seat-${seat + 1}`) : ''
    lines.push(...sayPlayer(player, name, table, components, texts))
  })
  return lines
}

/** The turn that is being played, or the one with which the game ended: these two endings come when it is counted already. */
export function turnNumber(table: Pick<Table, 'turns' | 'ending'>): number {
  return ['no-progress', 'turn-limit'].includes(table.ending) ? table.turns : table.turns + 1
}

function sayCourse(table: Table, texts: Texts): string {
  if (table.ending) return texts.say(`ending-${table.ending}`) + '.'
  const who = ['act', 'lose', 'march', 'reinforce', 'swap'].includes(table.phase) ? table.players[table.turn.seat]?.colour : undefined
  if (!who) return texts.say(`phase-${table.phase}-prompt`)
  return texts.say('sum-course', { number: turnNumber(table), who: colourKey(who), phase: `phase-${table.phase}` })
}

function sayPlayer(player: Player, name: string, table: Table, components: Components, texts: Texts): string[] {
  const who = colourKey(player.colour)
  const heading = name ? `${name}, ${texts.say(who)}` : texts.say(who)
  if (!player.alive && table.drawn.length) return [texts.say('sum-out', { who: heading })]
  const stacks = table.stacks.filter((stack) => stack.colour === player.colour)
  const buildings = table.buildings.filter((building) => building.colour === player.colour)
  const held = prisoners(table, player.colour)
  const parts = [
    texts.say('sum-points', { who: heading, points: player.points, goal: components.points_to_win, capital: player.capital ? 1 : 0 }),
    texts.say('sum-stacks', {
      count: stacks.length,
      list: list(stacks.map((stack) => (stack.emperor ? texts.say('sum-crowned', { cell: stack.space, height: stack.height }) : texts.say('sum-stack', { cell: stack.space, height: stack.height }))), texts),
    }),
    texts.say('sum-reserve', { count: player.reserve }),
    sayEmperor(player, texts),
  ]
  if (buildings.length) {
    parts.push(texts.say('sum-buildings', { list: list(buildings.map((each) => `${texts.say(`building-${each.kind}`)} ${each.site}`), texts) }))
  }
  if (held.length) parts.push(texts.say('sum-prison', { list: list(held.map((each) => nameOfColour(each, texts)), texts) }))
  return [parts.filter(Boolean).join(' ')]
}

/** Where the Emperor is, if not on the board. */
export function sayEmperor(player: Player, texts: Texts): string {
  if (player.emperor === 'reserve') return texts.say('sum-emperor-reserve')
  if (isSpace(player.emperor)) return ''
  return texts.say('sum-emperor-prison', { who: colourKey(player.emperor) })
}

/** The same in a word or two, for the player's board. */
export function showEmperor(player: Player, texts: Texts): string {
  if (player.emperor === 'reserve') return texts.say('board-emperor-reserve')
  if (isSpace(player.emperor)) return texts.say('board-emperor-board', { cell: player.emperor })
  return texts.say('board-emperor-prison', { who: colourKey(player.emperor) })
}

/** The name of a space, and not a colour or the reserve. */
export function isSpace(whereabouts: string): boolean {
  return /^[a-z]\d+$/.test(whereabouts)
}

// --- the log ---------------------------------------------------------------------------------------------------------

/** The places that a line of the log speaks of. */
export function mentioned(message: Message, view: EkoView): readonly TargetId[] {
  const found: TargetId[] = []
  for (const name of ['from', 'to', 'space', 'site']) {
    const cell = message.args[name]
    if (typeof cell !== 'string' || !cellAt(view.table, cell)) continue
    found.push(name === 'site' ? `site:${cell}` : `space:${cell}`)
  }
  return found
}
