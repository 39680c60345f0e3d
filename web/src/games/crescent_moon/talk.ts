// A deal that is being made, as a few lines of dialogue.

import type { Components, Deal, Table } from './types'
import type { Message, Told } from '../../generated/protocol'
import { REASON } from '../../table/chat'
import { rulerOf } from './looks'
import { phaseOf } from './words'

export interface Talk {
  readonly deal: Deal
  readonly lines: readonly { readonly who: string; readonly key: string; readonly count: number }[]
  /** Who has to answer. */
  readonly waits: string
}

const KINDS = ['', 'card', 'hire', 'bribe', 'pact']
const PACTS = ['pact-murshid', 'pact-party', 'pact-answer', 'pact-counter']
const PRICES = ['name-price', 'answer-price', 'answer-counter']

/**
 * What bots said with each deal, the latest deal first. Every deal begins with an offer that all are told; a pact that is
 * answered with another number is still the same one.
 */
export function wordsOf(log: readonly Told[]): readonly (readonly Message[])[] {
  const deals: Message[][] = []
  let pending = false
  for (const { message } of log) {
    if (message.key === 'event-offered' || (message.key === 'event-pact-offered' && !pending)) deals.unshift([])
    if (message.key.startsWith('event-pact-')) pending = message.key === 'event-pact-offered'
    if (message.key.startsWith(REASON)) deals[0]?.push(message)
  }
  return deals
}

/** A bot's own words for a line of the dialogue. */
export function ownWords(line: Talk['lines'][number], words: readonly Message[]): Message | undefined {
  return words.find(({ args }) => args['who'] === `ruler-${line.who}` && args['count'] === line.count)
}

/** The deal in the making; null if nothing is negotiated. */
export function talkOf(table: Table, components: Components): Talk | null {
  const phase = phaseOf(table, components)
  if (PRICES.includes(phase)) return overPrice(table, components, phase)
  return PACTS.includes(phase) ? overPact(table, phase) : null
}

function overPrice(table: Table, components: Components, phase: string): Talk {
  const { turn } = table
  const kind = KINDS[turn.deal] ?? ''
  const buyer = rulerOf(turn.seat)
  const seller = kind === 'card' ? 'sultan' : 'nomad'
  const open = table.ledger.at(-1)
  const last = open?.outcome === 'open' ? open : undefined
  const object = kind === 'card' ? (components.card_kinds[table.sultans[turn.object] ?? -1] ?? -1) : kind === 'bribe' ? turn.object : turn.count
  const deal: Deal = last ?? { buyer, kind, object, offer: turn.price, counter: -1, outcome: 'open' }
  const lines: { who: string; key: string; count: number }[] = []
  if (phase !== 'name-price') lines.push({ who: buyer, key: 'talk-offers', count: deal.offer })
  if (phase === 'answer-counter') lines.push({ who: seller, key: 'talk-asks', count: deal.counter >= 0 ? deal.counter : turn.price })
  return { deal, lines, waits: phase === 'answer-price' ? seller : buyer }
}

function overPact(table: Table, phase: string): Talk {
  const { turn } = table
  const waits = rulerOf(turn.who)
  if (turn.pact_with < 0) return { deal: { buyer: waits, kind: 'pact', object: 0, offer: 0, counter: -1, outcome: 'open' }, lines: [], waits }
  const [party, from] = [rulerOf(turn.pact_with), rulerOf(turn.pact_from)]
  const entered = table.ledger.at(-1)
  const countered = phase === 'pact-counter'
  const offer = countered && entered?.kind === 'pact' ? entered.offer : turn.pact_price
  const says = (who: string, count: number) => ({ who, key: who === party ? 'talk-pact-own' : 'talk-pact', count })
  const lines = [says(from, offer)]
  if (countered) lines.push(says(from === party ? 'murshid' : party, turn.pact_price))
  return { deal: { buyer: party, kind: 'pact', object: 0, offer, counter: -1, outcome: 'open' }, lines, waits }
}
