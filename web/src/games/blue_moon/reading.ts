// Reads a view: which card lies where, what it is called, what is said about it. Pure, and without a rule.

import type * as Made from './types'
import type { TargetId } from '../contract'

export type Components = Made.Components
export type CardFace = Made.CardFace
export type Table = Made.Table
export type Side = Made.Side
export type Change = Made.Change
export type Total = Made.Total
export type Demand = Made.Demand
/** A table without memory aid sends no memory. */
export type View = Omit<Made.BlueMoonView, 'memory'> & { memory: Made.Memory | null }

export const HIDDEN = -1

/** What can be said of a card beyond its print. */
export interface Note {
  kind: 'ignored' | 'text-ignored' | 'icons-ignored' | 'used' | 'met' | 'demand' | 'as-free' | 'landed' | 'shown' | 'covered'
  by?: string
  count?: number
}

/** A card somewhere on the table. */
export interface Placed {
  /** Unique on the table, also for cards whose face is hidden. */
  key: string
  /** Its number, HIDDEN if this reader does not know it. */
  slot: number
  /** As in `vulca-14`; empty if unknown. */
  card: string
  owner: number
  /** All targets that selecting it may mean. */
  targets: TargetId[]
  faceDown: boolean
  notes: Note[]
}

export interface Ship extends Placed {
  cargo: Placed[]
}

// --- cards -----------------------------------------------------------------------------------------------------------

export function ownerOf(slot: number, components: Components): number {
  return Math.floor(slot / components.names.deck_size)
}

/** The card behind a number: `vulca-14`. */
export function cardAt(slot: number, table: Table, components: Components): string {
  if (slot < 0) return ''
  const size = components.names.deck_size
  return table.decks[Math.floor(slot / size)]?.[slot % size] ?? ''
}

export function slotOf(owner: number, card: string, table: Table, components: Components): number {
  const place = table.decks[owner]?.indexOf(card) ?? -1
  return place < 0 ? HIDDEN : owner * components.names.deck_size + place
}

export function nameOf(slot: number, table: Table, components: Components): string {
  return components.cards[cardAt(slot, table, components)]?.name ?? ''
}

export function cardTarget(owner: number, card: string): TargetId {
  return `card:${owner + 1}.${card}`
}

export function bluffTarget(owner: number, place: number): TargetId {
  return `bluff:${owner + 1}.${place + 1}`
}

export type Parsed =
  | { kind: 'card'; owner: number; card: string }
  | { kind: 'bluff'; owner: number; place: number }
  | { kind: 'button' | 'place' | 'deck' | 'other'; name: string }

/** What a target speaks of. */
export function parse(target: TargetId): Parsed {
  const colon = target.indexOf(':')
  const [kind, name] = [target.slice(0, colon), target.slice(colon + 1)]
  const owned = /^(\d+)\.(.+)$/.exec(name)
  if (kind === 'card' && owned) return { kind, owner: Number(owned[1]) - 1, card: owned[2] ?? '' }
  if (kind === 'bluff' && owned) return { kind, owner: Number(owned[1]) - 1, place: Number(owned[2]) - 1 }
  if (kind === 'button' || kind === 'place') return { kind, name }
  if (kind === 'deck') return { kind, name: name.replace(/^deck-/, '') }
  return { kind: 'other', name }
}

// --- sides -----------------------------------------------------------------------------------------------------------

/** Who sits below: the reader, or the first seat for those who only watch. */
export function lowerSeat(view: Pick<View, 'seat'>): number {
  return view.seat ?? 0
}

export function sideOf(view: View, seat: number): Side {
  const side = view.table.sides[seat]
  if (!side) throw new Error(`there is no side ${seat}`)
  return side
}

export function isOver(view: View): boolean {
  return view.table.now.phase === 'over'
}

/** Before the first deck is chosen, and between the games of a match. */
export function choosesDecks(view: View): boolean {
  return view.table.now.phase === 'decks'
}

export function totalOf(view: View, seat: number, element: string): Total | undefined {
  return sideOf(view, seat).totals.find((total) => total.element === element)
}

/** Lay out what one side shows. */
export class SideReader {
  readonly side: Side

  constructor(
    readonly view: View,
    readonly components: Components,
    readonly seat: number,
  ) {
    this.side = sideOf(view, seat)
  }

  place(slot: number, extra: Partial<Placed> = {}): Placed {
    const card = cardAt(slot, this.view.table, this.components)
    const targets = card ? [cardTarget(this.seat, card)] : []
    return { key: card ? `${this.seat}.${card}` : `${this.seat}.?`, slot, card, owner: this.seat, targets, faceDown: false, notes: this.notes(slot), ...extra }
  }

  active(): Placed[] {
    return this.side.combat.slice(this.side.covered).map((slot) => this.place(slot))
  }

  covered(): Placed[] {
    return this.side.combat.slice(0, this.side.covered).map((slot) => this.place(slot, { notes: [{ kind: 'covered' }] }))
  }

  support(): Placed[] {
    return this.side.support.map((slot, at) => (this.side.face_down.includes(at) ? this.bluff(slot, at) : this.place(slot)))
  }

  private bluff(slot: number, at: number): Placed {
    const placed = this.place(slot)
    const found = this.side.ignored.find((each) => each.place === at && (each.card === HIDDEN || each.card === slot))
    return {
      ...placed,
      key: `${this.seat}.bluff.${at}`,
      targets: [...placed.targets, bluffTarget(this.seat, at)],
      faceDown: true,
      notes: found && slot === HIDDEN ? found.changes.map((change) => this.silence(change)) : placed.notes,
    }
  }

  ships(): Ship[] {
    return this.side.ships.map((ship) => ({
      ...this.place(ship),
      cargo: this.side.cargo.filter(([, aboard]) => aboard === ship).map(([slot]) => this.place(slot)),
    }))
  }

  revealed(): Placed[] {
    return this.side.revealed.map((slot) => this.place(slot))
  }

  /** The reader's own hand, or what is known of another's: the backs come last. */
  hand(): Placed[] {
    if (this.seat === this.view.seat) return this.view.table.hand.map((slot) => this.place(slot, { notes: this.handNotes(slot) }))
    const known = this.side.shown.map((slot) => this.place(slot, { notes: [{ kind: 'shown' }] }))
    const backs = Array.from({ length: Math.max(0, this.side.hand - known.length) }, (_, i) => this.place(HIDDEN, { key: `${this.seat}.back.${i}`, faceDown: true }))
    return [...known, ...backs]
  }

  private handNotes(slot: number): Note[] {
    const notes = this.view.table.ignored_in_hand.filter((each) => each.card === slot).flatMap((each) => each.changes.map((change) => this.silence(change)))
    return this.side.shown.includes(slot) ? [...notes, { kind: 'shown' }] : notes
  }

  private silence(change: Change): Note {
    const kind = change.what === 'card' ? 'ignored' : change.what === 'text' ? 'text-ignored' : 'icons-ignored'
    return { kind, by: nameOf(change.by, this.view.table, this.components) }
  }

  private notes(slot: number): Note[] {
    if (slot < 0) return []
    const { side } = this
    const notes: Note[] = side.ignored.filter((each) => each.card === slot).flatMap((each) => each.changes.map((change) => this.silence(change)))
    const demand = side.demands.find((each) => each.card === slot)
    if (demand) notes.push({ kind: demand.met ? 'met' : 'demand', count: demand.need })
    if (side.used.includes(slot)) notes.push({ kind: 'used' })
    if (!demand && side.satisfied.includes(slot)) notes.push({ kind: 'met' })
    if (side.as_free.includes(slot)) notes.push({ kind: 'as-free' })
    if (side.landed.includes(slot)) notes.push({ kind: 'landed' })
    return notes
  }
}

// --- where everything lies -------------------------------------------------------------------------------------------

export type Zone = 'hand' | 'combat' | 'support' | 'ships' | 'leaders' | 'discards' | 'deck' | 'revealed'

/** The zone of every card whose face this reader sees. */
export function whereabouts(view: View): Map<number, `${Zone}:${number}`> {
  const found = new Map<number, `${Zone}:${number}`>()
  const put = (zone: Zone, seat: number, slots: readonly number[]): void => {
    for (const slot of slots) if (slot >= 0) found.set(slot, `${zone}:${seat}`)
  }
  view.table.sides.forEach((side, seat) => {
    put('leaders', seat, [side.leader])
    put('discards', seat, [side.discard])
    put('combat', seat, side.combat)
    put('support', seat, side.support)
    put('ships', seat, [...side.ships, ...side.cargo.map(([slot]) => slot)])
    put('revealed', seat, side.revealed)
    put('hand', seat, side.shown)
  })
  if (view.seat !== null) put('hand', view.seat, view.table.hand)
  return found
}

/** Lit cards that lie nowhere in sight: those of a deck or a pile that is looked through. */
export function offeredFromPiles(selectable: ReadonlySet<TargetId>, view: View, components: Components): Placed[] {
  const seen = whereabouts(view)
  const onTop = new Set(view.table.sides.flatMap((side) => [side.discard, side.leader]))
  return [...selectable].flatMap((target) => {
    const parsed = parse(target)
    if (parsed.kind !== 'card') return []
    const slot = slotOf(parsed.owner, parsed.card, view.table, components)
    if (slot < 0 || (seen.has(slot) && !onTop.has(slot))) return []
    return [{ key: `pile.${target}`, slot, card: parsed.card, owner: parsed.owner, targets: [target], faceDown: false, notes: [] }]
  })
}

// --- dragons ---------------------------------------------------------------------------------------------------------

/** Where each of the dragons is: a seat, or null for the middle. Moves as few of them as can be. */
export function settleDragons(before: readonly (number | null)[], counts: readonly number[], dragons: number): (number | null)[] {
  const left = [...counts]
  const places: (number | null | undefined)[] = Array.from({ length: dragons }, (_, i) => {
    const place = before[i]
    if (typeof place !== 'number' || !left[place]) return undefined
    left[place] -= 1
    return place
  })
  for (let seat = 0; seat < left.length; seat++) {
    for (let rest = left[seat] ?? 0; rest > 0; rest--) {
      const free = places.indexOf(undefined)
      if (free >= 0) places[free] = seat
    }
  }
  return places.map((place) => place ?? null)
}
