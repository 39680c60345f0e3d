// From events to movement. Events say what happened on the way from one position to the next; each becomes a step with the
// scene that it leaves behind. Whatever they do not explain differs at the end and is faded over.

import type { Table } from '../types'
import type { Message } from '../../../generated/protocol'
import type { Motion as Plan } from '../../../ui/animation.svelte'
import { SIDES, sideOfPiece } from '../looks'

/** What stands where. `leaders` knows the place of every piece. */
export interface Scene {
  readonly warriors: Readonly<Record<string, readonly [number, number]>>
  readonly leaders: Readonly<Record<string, string>>
  readonly burhs: ReadonlySet<string>
  /** Where the running battle is. */
  readonly field: string
}

/** Units of one side that travel together. */
export interface Force {
  readonly side: string
  readonly warriors: number
  readonly leaders: readonly string[]
}

export type Step = { readonly milliseconds: number; readonly after: Scene } & (
  | { readonly kind: 'march'; readonly from: string; readonly to: string; readonly force: Force }
  | { readonly kind: 'arrive'; readonly at: string; readonly force: Force }
  | { readonly kind: 'vanish'; readonly at: string; readonly force: Force }
  | { readonly kind: 'raise' | 'raze'; readonly at: string }
)

export type Motion = Plan<Scene, Step>

/** A user who was away sees the result, not an animation. */
const MOST_STEPS = 16
/** Longer sequences are played faster. */
const LONGEST = 3200

export function sceneOf(table: Pick<Table, 'areas' | 'leaders' | 'battle'>): Scene {
  return {
    warriors: Object.fromEntries(table.areas.map((area) => [area.name, area.warriors])),
    leaders: Object.fromEntries(table.leaders.map((leader) => [leader.piece, leader.place])),
    burhs: new Set(table.areas.filter((area) => area.burh).map((area) => area.name)),
    field: table.battle?.area ?? '',
  }
}

/** The leaders of a side that stand in a place. */
export function leadersAt(scene: Scene, place: string, side: string): string[] {
  return Object.keys(scene.leaders).filter((piece) => scene.leaders[piece] === place && sideOfPiece(piece) === side)
}

export function planMotion(before: Scene, after: Scene, events: readonly Message[]): Motion {
  // The same events can arrive twice, with a position that is shown already.
  if (!differences(before, after).size) return { steps: [], unexplained: new Set() }
  const planner = new Planner(before)
  for (const event of events) planner.tell(event)
  if (planner.steps.length > MOST_STEPS) return { steps: [], unexplained: differences(before, after) }
  const total = planner.steps.reduce((sum, step) => sum + step.milliseconds, 0)
  const pace = Math.min(1, LONGEST / Math.max(total, 1))
  return {
    steps: planner.steps.map((step) => ({ ...step, milliseconds: step.milliseconds * pace })),
    unexplained: differences(planner.scene(), after),
  }
}

const bare = (key: unknown, prefix: string) => String(key ?? '').replace(prefix, '')
const area = (key: unknown) => bare(key, 'area-')

class Planner {
  readonly steps: Step[] = []
  private warriors: Record<string, readonly [number, number]>
  private leaders: Record<string, string>
  private burhs: Set<string>
  /** Some events of a battle do not say again where it is. */
  private field: string

  constructor(before: Scene) {
    this.warriors = { ...before.warriors }
    this.leaders = { ...before.leaders }
    this.burhs = new Set(before.burhs)
    this.field = before.field
  }

  scene(): Scene {
    return { warriors: { ...this.warriors }, leaders: { ...this.leaders }, burhs: new Set(this.burhs), field: this.field }
  }

  tell({ key, args }: Message): void {
    const side = bare(args.who, 'side-')
    switch (key) {
      case 'event-moved':
      case 'event-retreated':
        return this.march(area(args.from), area(args.to), forceOf(side, args))
      case 'event-to-drakkar':
        return this.march(area(args.area), 'drakkar', forceOf(side, args))
      case 'event-tribute':
        return this.march(area(args.area), 'drakkar', forceOf('viking', args))
      case 'event-brought':
        return this.march(area(args.from), area(args.to), unitOf(args.unit))
      case 'event-banished':
        return this.march(this.field, 'drakkar', unitOf(args.unit))
      case 'event-came-home':
        return this.march('drakkar', area(args.area), unitOf(args.unit))
      case 'event-recruited':
        return this.arrive(area(args.area), unitOf(args.unit))
      case 'event-fyrd':
        return this.vanish(area(args.area), { side: 'viking', warriors: 1, leaders: [] })
      case 'event-slain':
        return this.vanish(this.field, unitOf(args.unit))
      case 'event-lost':
        return this.vanish(this.field, forceOf(side, args))
      case 'event-battle-began':
        this.field = area(args.area)
        return
      case 'event-built':
        return this.stand('raise', area(args.area))
      case 'event-plundered':
        return this.stand('raze', area(args.area))
    }
  }

  private march(from: string, to: string, force: Force): void {
    if (!from || !to || !this.take(from, force)) return
    this.add(to, force.side, force.warriors)
    for (const piece of force.leaders) this.leaders[piece] = to
    this.steps.push({ kind: 'march', from, to, force, milliseconds: 620, after: this.scene() })
  }

  private arrive(at: string, force: Force): void {
    this.add(at, force.side, force.warriors)
    for (const piece of force.leaders) this.leaders[piece] = at
    this.steps.push({ kind: 'arrive', at, force, milliseconds: 420, after: this.scene() })
  }

  private vanish(at: string, force: Force): void {
    const where = at || this.leaders[force.leaders[0] ?? ''] || ''
    if (!where || !this.take(where, force)) return
    for (const piece of force.leaders) this.leaders[piece] = 'gone'
    this.steps.push({ kind: 'vanish', at: where, force, milliseconds: 460, after: this.scene() })
  }

  private stand(kind: 'raise' | 'raze', at: string): void {
    if (kind === 'raise') this.burhs.add(at)
    else this.burhs.delete(at)
    this.steps.push({ kind, at, milliseconds: 480, after: this.scene() })
  }

  /** Takes warriors away; false if there are not so many, because the plan does not fit the position. */
  private take(at: string, force: Force): boolean {
    const side = SIDES.indexOf(force.side as (typeof SIDES)[number])
    if ((this.warriors[at]?.[side] ?? 0) < force.warriors) return false
    this.add(at, force.side, -force.warriors)
    return true
  }

  private add(at: string, side: string, count: number): void {
    const [vikings, saxons] = this.warriors[at] ?? [0, 0]
    this.warriors[at] = side === 'viking' ? [vikings + count, saxons] : [vikings, saxons + count]
  }
}

function forceOf(side: string, args: Message['args']): Force {
  return { side, warriors: Number(args.warriors ?? 0), leaders: String(args.pieces ?? '').split(' ').filter(Boolean) }
}

/** `unit-viking-warrior` or `leader-viking-2`. */
function unitOf(key: unknown): Force {
  const name = String(key ?? '')
  const piece = bare(name, 'leader-')
  if (name.startsWith('leader-')) return { side: sideOfPiece(piece), warriors: 0, leaders: [piece] }
  return { side: sideOfPiece(bare(name, 'unit-')), warriors: 1, leaders: [] }
}

function differences(a: Scene, b: Scene): Set<string> {
  const found = new Set<string>()
  for (const place of new Set([...Object.keys(a.warriors), ...Object.keys(b.warriors)])) {
    if (String(a.warriors[place]) !== String(b.warriors[place]) || a.burhs.has(place) !== b.burhs.has(place)) found.add(place)
  }
  for (const [piece, place] of Object.entries(b.leaders)) {
    if (a.leaders[piece] !== place) found.add(place).add(a.leaders[piece] ?? '')
  }
  found.delete('')
  return found
}
