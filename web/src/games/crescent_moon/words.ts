// The words for what lies on the board: names of things, sentences for choices, the position read aloud.

import type { CardFace, Components, CrescentMoonView, Deal, Hex, Memory, Ruler, Table } from './types'
import type { Message, Seat } from '../../generated/protocol'
import type { Texts } from '../../i18n/texts'
import type { TargetId } from '../contract'
import { rulerOf } from './looks'

export interface Target {
  readonly kind: string
  readonly name: string
}

export function parse(target: TargetId): Target {
  const colon = target.indexOf(':')
  return { kind: target.slice(0, colon), name: target.slice(colon + 1) }
}

// --- looking things up ------------------------------------------------------------------------------------------------

export const MARKET_ROWS = ['far', 'middle', 'near'] as const
/** The places of the markets, in the order of `Table.market` and `Table.sultans`. */
export const MARKET_PLACES = MARKET_ROWS.flatMap((row) => [1, 2, 3].map((place) => `${row}-${place}`))
export const SULTAN_PLACES = [1, 2, 3].map((place) => `sultan-${place}`)

export const hexOf = (table: Table, name: string): Hex | undefined => table.hexes.find((hex) => hex.name === name)
export const hexNumber = (name: string): number => Number(name.slice(1))
export const phaseOf = (table: Table, components: Components): string => components.phases[table.turn.phase] ?? ''
export const faceOf = (card: number, components: Components): CardFace | undefined => components.cards[components.card_kinds[card] ?? -1]
export const faceNamed = (name: string, components: Components): CardFace | undefined => components.cards.find((card) => card.name === name)

/** The points this viewer may see: all points at the end or with a memory aid, else those of their own seat. */
export function pointsOf(view: CrescentMoonView): readonly (number | undefined)[] {
  const { table, seat } = view
  if (table.final.length > 0) return table.final
  return (view.memory as Memory | null)?.points ?? table.rulers.map((_ruler, i) => (i === seat ? table.points : undefined))
}

export function cardAt(place: string, table: Table): number {
  const sultans = SULTAN_PLACES.indexOf(place)
  return (sultans >= 0 ? table.sultans[sultans] : table.market[MARKET_PLACES.indexOf(place)]) ?? -1
}

export function list(parts: readonly string[], texts: Texts): string {
  return new Intl.ListFormat(texts.language, { type: 'conjunction' }).format(parts)
}

const capital = (text: string) => text.slice(0, 1).toLocaleUpperCase() + text.slice(1)

// --- things -----------------------------------------------------------------------------------------------------------

export function nameHex(name: string, table: Table, texts: Texts): string {
  const hex = hexOf(table, name)
  const number = hexNumber(name)
  return hex ? texts.say('board-hex', { number, tile: `tile-${hex.tile}` }) : texts.say('board-hex-short', { number })
}

export const shortHex = (name: string, texts: Texts): string => texts.say('board-hex-short', { number: hexNumber(name) })

/** `2-ordinary` is two ordinary units; a plain number stands for itself. */
export function nameNumber(name: string, texts: Texts): string {
  const dash = name.indexOf('-')
  return dash < 0 ? name : texts.say(`count-${name.slice(dash + 1)}`, { count: Number(name.slice(0, dash)) })
}

const LOSSES = ['attacker-losses', 'defender-losses']

/** What a choice of casualties costs: so many ordinary units, and mercenaries for the rest. Elsewhere the number itself. */
function lostWith(name: string, table: Table, components: Components | null): readonly string[] {
  if (!components || !LOSSES.includes(phaseOf(table, components)) || !name.endsWith('-ordinary')) return [name]
  return [name, `${table.turn.left - Number(name.split('-')[0])}-mercenary`]
}

/** The seats that owe an answer now: those with too many cards, or too many units in a hex; else all seats to act. */
export function acting(table: Table, components: Components): readonly string[] {
  const { turn } = table
  const full = table.rulers.find((ruler) => ruler.hand > components.hand_limit)
  if (full) return [full.name]
  const phase = phaseOf(table, components)
  if (phase === 'window' || phase === 'commit') return table.rulers.filter((_ruler, i) => (turn.asked >> i) & 1 && !table.answered.includes(i)).map((ruler) => ruler.name)
  if (phase === 'end-action') {
    const most = (name: string) => components.rulers.find((sheet) => sheet.name === name)?.limit ?? Infinity
    const crowded = table.rulers.find(({ name }) => table.hexes.some((hex) => hex.units.some((stack) => stack.ruler === name && stack.ordinary + stack.mercenary > most(name))))
    if (crowded) return [crowded.name]
  }
  return turn.who >= 0 ? [rulerOf(turn.who)] : []
}

/** What a ruler pays for a building, on a hex if that is known: terrain makes it dearer, an Architect cheaper. */
export function buildPrice(building: string, ruler: string, components: Components, table?: Table, hex?: string): number {
  const own = components.build[`${ruler}_${building}`] ?? components.build[building] ?? 0
  const terrain = table && hex ? (hexOf(table, hex)?.terrain ?? '') : ''
  return Math.max(0, own + (components.surcharge[terrain] ?? 0) - (table?.turn.discount ?? 0))
}

export function label(target: TargetId, view: CrescentMoonView, components: Components | null, texts: Texts): string {
  const { kind, name } = parse(target)
  switch (kind) {
    case 'hex':
      return nameHex(name, view.table, texts)
    case 'number':
      return sayForce(lostWith(name, view.table, components), texts)
    case 'cell':
      return texts.say('board-cell', { name })
    case 'rotation':
      return texts.say('board-rotation', { number: Number(name.slice(1)) + 1 })
    case 'market': {
      const face = components ? faceOf(cardAt(name, view.table), components) : undefined
      return face ? `${texts.say(`market-${name}`)}: ${texts.say(`card-${face.name}`)}` : texts.say(`market-${name}`)
    }
    case 'group':
      return nameGroup(name, view, components, texts)
    case 'action':
    case 'building':
    case 'button':
    case 'card':
    case 'ruler':
    case 'tile':
    case 'unit':
      return capital(texts.say(`${kind}-${name}`))
  }
  return target
}

/** A starting group with what it brings. */
function nameGroup(name: string, view: CrescentMoonView, components: Components | null, texts: Texts): string {
  const group = components?.rulers[view.seat ?? view.table.turn.who]?.groups[Number(name) - 1]
  const parts = Object.entries(group ?? {}).flatMap(([what, count]) => {
    if (!count) return []
    if (what === 'ordinary' || what === 'mercenary') return [texts.say(`count-${what}`, { count })]
    return [texts.say(what === 'influence' ? 'thing-influence' : `building-${what}`)]
  })
  return parts.length > 0 ? `${texts.say(`group-${name}`)}: ${parts.join(', ')}` : texts.say(`group-${name}`)
}

// --- choices ----------------------------------------------------------------------------------------------------------

type Offer = { kind: string; text: string; path: readonly TargetId[] }

/** A whole choice: "Move: hex 3 → hex 7, two ordinary units". */
export function sentence(offer: Offer, view: CrescentMoonView, components: Components | null, texts: Texts): string | null {
  const things = offer.path.map(parse)
  const named = (kind: string) => things.filter((thing) => thing.kind === kind).map((thing) => thing.name)
  const [first = '', second = ''] = named('hex')
  const [ruler = ''] = named('ruler')
  switch (offer.kind) {
    case 'move':
    case 'assault':
      return texts.say('say-march', { action: `action-${offer.kind}`, from: nameHex(first, view.table, texts), to: nameHex(second, view.table, texts), force: sayForce(named('number'), texts) })
    case 'commit': {
      const cards = named('card').map((card) => texts.say(`card-${card}`))
      return cards.length > 0 ? texts.say('say-commit', { list: list(cards, texts) }) : texts.say('say-commit-none')
    }
    case 'price':
      return texts.say(components && phaseOf(view.table, components) === 'answer-price' ? 'say-demand' : 'say-offer', { count: Number(named('number')[0]) })
    case 'pact':
      return texts.say('say-pact', { who: `ruler-${ruler}`, count: Number(named('number')[0]) })
    case 'kill':
      return texts.say('say-kill', { who: `ruler-${ruler}`, card: `card-${named('card')[0] ?? ''}` })
    case 'lose':
    case 'assign':
      return texts.say(`say-${offer.kind}`, { force: sayForce(named('number').flatMap((name) => lostWith(name, view.table, components)), texts) })
  }
  if (offer.kind === 'muster') return texts.say('say-rest', { action: 'action-muster', things: `${nameHex(first, view.table, texts)} → ${texts.say('count-units', { count: Number(named('number')[0]) })}` })
  if (things.length === 1 && (things[0]!.kind === 'button' || things[0]!.kind === 'action')) return label(offer.path[0]!, view, components, texts)
  const rest = offer.path.filter((_target, i) => things[i]!.kind !== 'action').map((target) => label(target, view, components, texts))
  return texts.say('say-rest', { action: `action-${offer.kind}`, things: rest.join(' → ') })
}

/** Numbers of units that are none are left out. */
function sayForce(numbers: readonly string[], texts: Texts): string {
  const some = numbers.filter((name) => !name.startsWith('0-'))
  return (some.length > 0 ? some : numbers).map((name) => nameNumber(name, texts)).join(', ')
}

// --- hexes, read aloud ------------------------------------------------------------------------------------------------

export function sayHex(hex: Hex, texts: Texts): string {
  const who = (ruler: string) => texts.say(`ruler-${ruler}`)
  const parts = [hex.control ? texts.say('board-control', { who: who(hex.control) }) : texts.say('board-no-control')]
  if (hex.stronghold) parts.push(`${texts.say(`building-${hex.stronghold}`)} (${who(hex.lord)})`)
  if (hex.palace) parts.push(texts.say('building-palace'))
  if (hex.settlement) parts.push(texts.say(`building-${hex.settlement}`))
  if (hex.influence) parts.push(texts.say('board-influence', { who: who(hex.influence) }))
  for (const { ruler, ordinary, mercenary } of hex.units) {
    const counts = [ordinary ? texts.say('count-ordinary', { count: ordinary }) : '', mercenary ? texts.say('count-mercenary', { count: mercenary }) : '']
    parts.push(`${who(ruler)}: ${counts.filter(Boolean).join(', ')}`)
  }
  const apart = hex.touching.filter((name) => !hex.adjacent.includes(name))
  if (apart.length > 0) parts.push(texts.say('board-river', { list: apart.map((name) => shortHex(name, texts)).join(', ') }))
  return `${texts.say('board-hex', { number: hexNumber(hex.name), tile: `tile-${hex.tile}` })}: ${parts.join('; ')}`
}

export function sayRuler(ruler: Ruler, points: number | undefined, texts: Texts): string {
  const parts = [
    texts.say('ruler-coins', { count: ruler.coins }),
    texts.say('ruler-income', { count: ruler.income }),
    texts.say('ruler-hand', { count: ruler.hand }),
    texts.say('ruler-reserve', { count: ruler.reserve }),
    texts.say('ruler-supply', { count: ruler.supply }),
    texts.say('ruler-tokens', { count: ruler.influence }),
    texts.say('ruler-stake', { count: ruler.stake }),
  ]
  if (points !== undefined) parts.unshift(texts.say('ruler-points', { count: points }))
  return `${texts.say(`ruler-${ruler.name}`)}. ${parts.join('; ')}`
}

// --- deals ------------------------------------------------------------------------------------------------------------

/** What a line of the ledger is about. */
export function sayDeal(deal: Deal, components: Components, texts: Texts): string {
  if (deal.kind === 'card') return texts.say('deal-card', { card: `card-${components.cards[deal.object]?.name ?? ''}` })
  if (deal.kind === 'hire') return texts.say('deal-hire', { count: deal.object })
  if (deal.kind === 'bribe') return texts.say('deal-bribe', { number: Math.floor(deal.object / 2) + 1, count: (deal.object % 2) + 1 })
  return texts.say('deal-pact')
}

export function sayTerms(kind: string, count: number, texts: Texts): string {
  return texts.say(kind === 'pact' ? 'count-points' : 'count-coins', { count })
}

// --- the position, read aloud -----------------------------------------------------------------------------------------

export function sayObjective(ruler: string, line: { name: string; at_least: number; cities: number; each: number; most: number }, texts: Texts): string {
  return texts.say(`objective-${ruler}-${line.name}`, { least: line.at_least, cities: line.cities, each: line.each, most: line.most })
}

export function summary(view: CrescentMoonView, components: Components, seats: readonly Seat[], texts: Texts): string[] {
  const { table } = view
  const points = pointsOf(view)
  const lines = [
    texts.say('sum-course', { year: Math.max(1, table.turn.year), of: Number(table.options['years'] ?? 3), round: table.turn.round + 1, phase: `phase-${phaseOf(table, components)}` }),
  ]
  if (table.ending) lines.push(`${texts.say(`ending-${table.ending}`)}.`)
  else {
    const now = acting(table, components).map((name) => texts.say(`ruler-${name}`))
    if (now.length > 0) lines.push(texts.say('sum-acting', { who: list(now, texts) }))
  }
  if (table.turn.fight > 0) lines.push(`${texts.say(table.turn.fight === 1 ? 'fight-combat' : 'fight-contest', { number: table.turn.active + 1 })}.`)
  table.rulers.forEach((ruler, i) => {
    const person = i < seats.length ? texts.say(`seat-${i + 1}`) : ''
    lines.push(`${person && person !== `seat-${i + 1}` ? `${person}: ` : ''}${sayRuler(ruler, points[i], texts)}.`)
  })
  lines.push(...table.hexes.map((hex) => `${sayHex(hex, texts)}.`))
  const names = (cards: readonly number[]) => cards.flatMap((card) => faceOf(card, components)?.name ?? []).map((name) => texts.say(`card-${name}`))
  MARKET_ROWS.forEach((row, i) => {
    const cards = names(table.market.slice(i * 3, i * 3 + 3))
    if (cards.length > 0) lines.push(texts.say('sum-market', { market: `market-${row}`, list: cards.join(', ') }))
  })
  const sultans = names(table.sultans)
  if (sultans.length > 0) lines.push(texts.say('sum-market', { market: 'market-sultan', list: sultans.join(', ') }))
  const hand = names(table.hand)
  if (hand.length > 0) lines.push(texts.say('sum-hand', { list: hand.join(', ') }))
  return lines
}

// --- the log ----------------------------------------------------------------------------------------------------------

/** The things that a line of the log speaks of. */
export function mentioned(message: Message): readonly TargetId[] {
  const found: TargetId[] = []
  for (const [name, value] of Object.entries(message.args)) {
    if (typeof value !== 'string') continue
    if ((name === 'hex' || name === 'to') && /^h\d+$/.test(value)) found.push(`hex:${value}`)
    else if (value.startsWith('card-')) found.push(`card:${value.slice(5)}`)
    else if (value.startsWith('ruler-')) found.push(`ruler:${value.slice(6)}`)
  }
  return found
}
