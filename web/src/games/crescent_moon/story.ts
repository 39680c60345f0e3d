// A combat or contest as a story: what was told of it, line by line, and how things stand after so many lines.

import type { Components, Table } from './types'
import type { Message } from '../../generated/protocol'
import { rulerOf } from './looks'
import { faceOf } from './words'

/** All that was told of one fight, the line that begins it first. */
export type Story = readonly Message[]

export interface Shown {
  readonly who: string
  readonly card: string
  readonly state: 'shown' | 'resolved' | 'struck'
}

/** How a fight stands. */
export interface Standing {
  readonly kind: 'combat' | 'contest'
  readonly hex: string
  readonly attacker: string
  readonly defender: string
  /** Who has taken which side, besides these two. */
  readonly sides: Readonly<Record<string, string>>
  readonly cards: readonly Shown[]
  /** What the cards give, attacker and defender. */
  readonly bonus: readonly [number, number]
  readonly totals: readonly [number, number] | null
  /** The winning ruler; empty as long as nobody has won. */
  readonly winner: string
}

const BEGINS = ['event-combat', 'event-challenge']
const TOLD = new Set([
  ...['pact-offered', 'pact-agreed', 'pact-refused', 'pact-paid', 'committed', 'meddled', 'declared', 'revealed', 'warfare', 'killed', 'resolved', 'assigned'].map((name) => `event-${name}`),
  ...['mercenary-lost', 'mercenary-joined', 'unit-joined', 'reserve-joined', 'unit-left', 'corrupted', 'strength', 'tie-broken', 'won', 'casualties'].map((name) => `event-${name}`),
  ...['retreated', 'captured', 'sacked', 'removed', 'settlement-sacked', 'spoils', 'contest-strength', 'contest-won', 'contest-lost', 'boats', 'boats-kept', 'informants'].map((name) => `event-${name}`),
])

const text = (message: Message, name: string): string => {
  const value = message.args[name]
  return typeof value === 'string' ? value.replace(/^(ruler|card)-/, '') : ''
}
const number = (message: Message, name: string): number => Number(message.args[name] ?? 0)

/** The story after new events: the last fight goes on, or another begins. */
export function goOn(story: Story, events: readonly Message[]): Story {
  let told = [...story]
  for (const event of events) {
    if (BEGINS.includes(event.key)) told = [event]
    else if (told.length > 0 && TOLD.has(event.key) && !isOver(told, event)) told.push(event)
  }
  return told
}

/** Another ruler's action has begun: what is told now belongs to no fight. */
const isOver = (story: Story, event: Message): boolean => event.key === 'event-informants' && standing(story).winner !== ''

/** A viewer who comes in the middle of a fight sees what lies open. */
export function fromTable(table: Table, components: Components): Story {
  const { turn } = table
  if (turn.fight === 0) return []
  const hex = `h${turn.active + 1}`
  const who = `ruler-${rulerOf(turn.attacker)}`
  const begin: Message = turn.fight === 1 ? { key: 'event-combat', args: { who, hex, whom: `ruler-${rulerOf(turn.defender)}` } } : { key: 'event-challenge', args: { who, hex } }
  const sides = table.rulers.flatMap(({ name, side }): Message[] => (side < 0 ? [] : [{ key: 'event-declared', args: { who: `ruler-${name}`, side: side === 0 ? 'attacker' : 'defender' } }]))
  const cards = table.played.map((played): Message => ({ key: 'event-revealed', args: { who: `ruler-${rulerOf(played.ruler)}`, card: `card-${faceOf(played.card, components)?.name ?? ''}` } }))
  return [begin, ...sides, ...cards]
}

/** How things stand after these lines. */
export function standing(story: Story): Standing {
  const first = story[0] ?? { key: 'event-combat', args: {} }
  const start: Standing = {
    kind: first.key === 'event-combat' ? 'combat' : 'contest',
    hex: text(first, 'hex'),
    attacker: text(first, 'who'),
    defender: text(first, 'whom'),
    sides: {},
    cards: [],
    bonus: [0, 0],
    totals: null,
    winner: '',
  }
  return story.slice(1).reduce(tell, start)
}

/** On which side a ruler is; the defender's, if nobody said so. */
export function sideOf(now: Standing, ruler: string): 0 | 1 {
  if (ruler === now.attacker) return 0
  return now.sides[ruler] === 'attacker' ? 0 : 1
}

function tell(now: Standing, line: Message): Standing {
  const who = text(line, 'who')
  switch (line.key) {
    case 'event-declared':
    case 'event-meddled':
      return { ...now, sides: { ...now.sides, [who]: text(line, 'side') } }
    case 'event-revealed':
      return { ...now, cards: [...now.cards, { who, card: text(line, 'card'), state: 'shown' }] }
    case 'event-killed':
      return mark(now, text(line, 'whom'), text(line, 'card'), 'struck')
    case 'event-corrupted':
      return mark(now, who, text(line, 'card'), 'resolved')
    case 'event-resolved': {
      const bonus: [number, number] = [...now.bonus]
      bonus[sideOf(now, who)] = number(line, 'count')
      return { ...mark(now, who, text(line, 'card'), 'resolved'), bonus }
    }
    case 'event-strength':
    case 'event-contest-strength':
      return { ...now, totals: [number(line, 'attack'), number(line, 'defence')] }
    case 'event-won':
    case 'event-contest-won':
      return { ...now, winner: who }
    case 'event-contest-lost':
      return { ...now, winner: now.defender || Object.keys(now.sides).find((ruler) => now.sides[ruler] === 'defender') || 'defender' }
  }
  return now
}

function mark(now: Standing, who: string, card: string, state: 'resolved' | 'struck'): Standing {
  const at = now.cards.findIndex((shown) => shown.who === who && shown.card === card && shown.state === 'shown')
  return at < 0 ? now : { ...now, cards: now.cards.map((shown, i) => (i === at ? { ...shown, state } : shown)) }
}
