// From events to movement. Events say what happened on the way from one position to the next; each becomes a step with the
// scene that it leaves behind. Whatever they do not explain differs at the end and is faded over.

import type { Message } from '../../../generated/protocol'
import type { Table } from '../types'
import type { Motion as Plan } from '../../../ui/animation.svelte'
import { colourOf } from '../looks'

export interface Piece {
  readonly colour: string
  readonly height: number
  readonly emperor: boolean
}

export interface House {
  readonly colour: string
  readonly kind: string
}

/** What stands on the board. */
export interface Scene {
  readonly stacks: ReadonlyMap<string, Piece>
  readonly buildings: ReadonlyMap<string, House>
}

export type Step = { readonly milliseconds: number; readonly after: Scene } & (
  | { readonly kind: 'slide'; readonly from: string; readonly to: string; readonly piece: Piece; readonly beaten: Piece | null; readonly spent: boolean }
  | { readonly kind: 'drop'; readonly at: string; readonly piece: Piece }
  | { readonly kind: 'lift'; readonly at: string; readonly piece: Piece }
  | { readonly kind: 'raise'; readonly at: string; readonly house: House }
  | { readonly kind: 'crown'; readonly from: string; readonly to: string; readonly colour: string }
)

export type Motion = Plan<Scene, Step>

/** A user who was away sees the result, not an animation. */
const MOST_STEPS = 14
/** Longer sequences are played faster. */
const LONGEST = 2600

export function sceneOf(table: Pick<Table, 'stacks' | 'buildings'>): Scene {
  return {
    stacks: new Map(table.stacks.map((s) => [s.space, { colour: s.colour, height: s.height, emperor: s.emperor }])),
    buildings: new Map(table.buildings.map((b) => [b.site, { colour: b.colour, kind: b.kind }])),
  }
}

export function planMotion(before: Scene, after: Scene, events: readonly Message[]): Motion {
  // The same events can arrive twice, with a position that is shown already.
  if (!differences(before, after).size) return { steps: [], unexplained: new Set() }
  const planner = new Planner(before)
  events.forEach((event) => planner.tell(event))
  if (planner.steps.length > MOST_STEPS) return { steps: [], unexplained: differences(before, after) }
  const total = planner.steps.reduce((sum, step) => sum + step.milliseconds, 0)
  const pace = Math.min(1, LONGEST / Math.max(total, 1))
  return {
    steps: planner.steps.map((step) => ({ ...step, milliseconds: step.milliseconds * pace })),
    unexplained: differences(planner.scene(), after),
  }
}

class Planner {
  readonly steps: Step[] = []
  private stacks: Map<string, Piece>
  private buildings: Map<string, House>

  constructor(before: Scene) {
    this.stacks = new Map(before.stacks)
    this.buildings = new Map(before.buildings)
  }

  scene(): Scene {
    return { stacks: new Map(this.stacks), buildings: new Map(this.buildings) }
  }

  tell({ key, args }: Message): void {
    const text = (name: string) => String(args[name] ?? '')
    const count = Number(args.count ?? 1)
    const emperor = Number(args.emperor ?? 0) > 0
    switch (key) {
      case 'event-moved':
      case 'event-regrouped':
      case 'event-attacked':
      case 'event-kamikaze':
        return this.slide(text('from'), text('to'), key)
      case 'event-storm':
        return this.lift(text('from'), count, emperor)
      case 'event-sand':
        return this.lift(text('space'), 1, false)
      case 'event-reinforced':
        return this.drop(text('space'), colourOf(args.who), count, emperor)
      case 'event-moon':
        return this.drop(text('space'), colourOf(args.who), 1, emperor)
      case 'event-building-returned':
        this.buildings.delete(text('site'))
        return
      case 'event-built':
        this.pay(text('from'), count, emperor)
        return this.raise(text('site'), { colour: colourOf(args.who), kind: text('building').replace('building-', '') })
      case 'event-swapped':
        return this.crown(text('from'), text('to'))
    }
  }

  private slide(from: string, to: string, key: string): void {
    const piece = this.stacks.get(from)
    if (!piece) return
    const there = this.stacks.get(to) ?? null
    const spent = key === 'event-kamikaze'
    this.stacks.delete(from)
    if (spent) this.stacks.delete(to)
    else if (key === 'event-regrouped' && there) {
      this.stacks.set(to, { ...piece, height: piece.height + there.height, emperor: piece.emperor || there.emperor })
    } else this.stacks.set(to, piece)
    const beaten = key === 'event-regrouped' ? null : there
    this.steps.push({ kind: 'slide', from, to, piece, beaten, spent, milliseconds: 520, after: this.scene() })
  }

  /** These discs leave the stack. */
  private pay(at: string, count: number, emperor: boolean): void {
    const piece = this.stacks.get(at)
    if (piece && piece.height > count) this.stacks.set(at, { ...piece, height: piece.height - count, emperor: piece.emperor && !emperor })
    else this.stacks.delete(at)
  }

  private lift(at: string, count: number, emperor: boolean): void {
    const piece = this.stacks.get(at)
    if (!piece) return
    this.pay(at, count, emperor)
    this.steps.push({ kind: 'lift', at, piece: { colour: piece.colour, height: count, emperor }, milliseconds: 360, after: this.scene() })
  }

  private drop(at: string, colour: string, count: number, emperor: boolean): void {
    const piece = this.stacks.get(at)
    this.stacks.set(at, { colour, height: (piece?.height ?? 0) + count, emperor: emperor || (piece?.emperor ?? false) })
    this.steps.push({ kind: 'drop', at, piece: { colour, height: count, emperor }, milliseconds: 420, after: this.scene() })
  }

  private raise(site: string, house: House): void {
    this.buildings.set(site, house)
    this.steps.push({ kind: 'raise', at: site, house, milliseconds: 480, after: this.scene() })
  }

  private crown(from: string, to: string): void {
    const [old, next] = [this.stacks.get(from), this.stacks.get(to)]
    if (!old || !next) return
    this.stacks.set(from, { ...old, emperor: false })
    this.stacks.set(to, { ...next, emperor: true })
    this.steps.push({ kind: 'crown', from, to, colour: old.colour, milliseconds: 520, after: this.scene() })
  }
}

function differences(a: Scene, b: Scene): Set<string> {
  const found = new Set<string>()
  const same = (one: object | undefined, other: object | undefined) => JSON.stringify(one) === JSON.stringify(other)
  for (const space of new Set([...a.stacks.keys(), ...b.stacks.keys()])) {
    if (!same(a.stacks.get(space), b.stacks.get(space))) found.add(space)
  }
  for (const site of new Set([...a.buildings.keys(), ...b.buildings.keys()])) {
    if (!same(a.buildings.get(site), b.buildings.get(site))) found.add(site)
  }
  return found
}
