// A replay: which position, from which perspective, and whether it plays by itself.

import type { AnyGameClient } from '../games/contract'
import type { Frame, GameCard, Message, Problem, ReplayChart, ReplayInfo, Told, Update } from '../generated/protocol'
import { toProblem } from '../server/api'
import { seatOf } from '../app/perspective'
import { replays, type ReplayKey } from '../server/replays'

/** Positions are fetched in blocks: one answer for many steps. */
export const BLOCK = 16
const MOST_BLOCKS = 60
/** While a slider is drawn nobody wants the positions in between. */
const PATIENCE = 70
const PACE = 1100
export const SPEEDS = [0.5, 1, 2, 4] as const
export type Speed = (typeof SPEEDS)[number]

const NO_EVENTS: readonly Message[] = []

export class ReplaySession {
  readonly id: string
  readonly invitation: string
  info = $state.raw<ReplayInfo | null>(null)
  problem = $state.raw<Problem | null>(null)
  perspective = $state('')
  /** The position that is wanted; what is shown may still be another one. */
  at = $state(0)
  shown = $state.raw<Frame | null>(null)
  events = $state.raw<readonly Message[]>(NO_EVENTS)
  /** The position shown was not reached by a single step: nothing has moved. */
  jumped = $state(true)
  log = $state.raw<readonly Told[]>([])
  logWhole = $state(false)
  chart = $state.raw<ReplayChart | null>(null)
  playing = $state(false)
  speed = $state<Speed>(1)

  card = $state.raw<GameCard | null>(null)
  client = $state.raw<AnyGameClient | null>(null)
  components = $state.raw<unknown>(null)

  last = $derived(this.info?.last ?? 0)
  seat = $derived(seatOf(this.perspective))
  /** The position as the parts of a table know it. */
  update = $derived.by<Update | null>(() => (this.shown ? asUpdate(this.shown, this.seat) : null))
  waiting = $derived(this.shown?.at !== this.at)

  #onshown: (frame: Frame, events: readonly Message[]) => void
  #shownPerspective = ''
  #blocks = new Map<string, Promise<readonly Frame[]>>()
  #ready = new Map<string, readonly Frame[]>()
  #timer: ReturnType<typeof setTimeout> | null = null
  #player: ReturnType<typeof setTimeout> | null = null
  #wanted = 0
  #stopped = false

  /** `onshown` is called with each position as it is shown, and with the events that led to it. */
  constructor(id: string, invitation: string, onshown: (frame: Frame, events: readonly Message[]) => void) {
    this.id = id
    this.#onshown = onshown
    this.invitation = invitation
  }

  get key(): ReplayKey {
    return { id: this.id, invitation: this.invitation, revision: this.info?.revision ?? 0 }
  }

  /** Fetch what there is, and show a position. null: the beginning, or the present of a game that still runs. */
  async open(at: number | null, perspective: string): Promise<void> {
    const info = await replays.show(this.id, at, perspective, this.invitation)
    this.#forget()
    this.info = info
    this.perspective = info.frame_eyes
    this.at = info.frame.at
    this.#show(info.frame)
    void this.#fetchBlock(this.at)
    void this.#fetchSides()
  }

  stop(): void {
    this.#stopped = true
    this.pause()
    if (this.#timer !== null) clearTimeout(this.#timer)
  }

  /** Look at another position; it is shown as soon as it is here. */
  go(at: number): void {
    const wanted = Math.max(0, Math.min(this.last, Math.round(at)))
    this.at = wanted
    const frame = this.#at(wanted)
    if (this.#timer !== null) clearTimeout(this.#timer)
    this.#timer = null
    this.#wanted += 1
    if (frame) this.#show(frame)
    else this.#timer = setTimeout(() => void this.#fetch(wanted, this.#wanted), PATIENCE)
  }

  step(by: number): void {
    this.go(this.at + by)
  }

  /** From another perspective. */
  look(perspective: string): void {
    if (!this.info?.eyes.includes(perspective) || perspective === this.perspective) return
    this.pause()
    this.perspective = perspective
    this.log = []
    this.logWhole = false
    this.chart = null
    this.go(this.at)
    void this.#fetchSides()
  }

  // Playing by itself

  play(): void {
    if (this.playing) return
    if (this.at >= this.last) this.go(0)
    this.playing = true
    this.#plan()
  }

  pause(): void {
    this.playing = false
    if (this.#player !== null) clearTimeout(this.#player)
    this.#player = null
  }

  toggle(): void {
    if (this.playing) this.pause()
    else this.play()
  }

  setSpeed(speed: Speed): void {
    this.speed = speed
    if (!this.playing) return
    if (this.#player !== null) clearTimeout(this.#player)
    this.#plan()
  }

  #plan(): void {
    this.#player = setTimeout(() => {
      if (!this.playing) return
      // What is still on its way is waited for.
      if (!this.waiting) this.step(1)
      if (this.at >= this.last) this.pause()
      else this.#plan()
    }, PACE / this.speed)
  }

  // Fetching

  #show(frame: Frame): void {
    const before = this.shown
    const step = before !== null && frame.at === before.at + 1 && this.#shownPerspective === this.perspective
    this.jumped = !step
    this.events = step ? frame.told : NO_EVENTS
    this.shown = frame
    this.#shownPerspective = this.perspective
    this.problem = null
    this.#onshown(frame, this.events)
    // The next steps are here before they are wanted.
    if (frame.at + BLOCK / 2 <= this.last) void this.#fetchBlock(frame.at + BLOCK / 2)
  }

  #name(at: number): string {
    return `${this.perspective}/${Math.floor(at / BLOCK)}`
  }

  #at(at: number): Frame | undefined {
    return this.#ready.get(this.#name(at))?.[at % BLOCK]
  }

  async #fetch(at: number, wanted: number): Promise<void> {
    try {
      const frames = await this.#fetchBlock(at)
      const frame = frames[at % BLOCK]
      if (frame && wanted === this.#wanted && !this.#stopped) this.#show(frame)
    } catch (thrown) {
      if (wanted !== this.#wanted || this.#stopped) return
      this.pause()
      this.problem = toProblem(thrown)
    }
  }

  #fetchBlock(at: number): Promise<readonly Frame[]> {
    const name = this.#name(at)
    const known = this.#blocks.get(name)
    if (known) return known
    const block = replays.frames(this.key, this.perspective, Math.floor(at / BLOCK) * BLOCK, BLOCK).then(({ frames }) => {
      this.#ready.set(name, frames)
      return frames
    })
    this.#blocks.set(name, block)
    // What did not come is asked for again.
    block.catch(() => this.#blocks.delete(name))
    this.#makeRoom()
    return block
  }

  #makeRoom(): void {
    const [oldest] = this.#blocks.keys()
    if (this.#blocks.size <= MOST_BLOCKS || oldest === undefined) return
    this.#blocks.delete(oldest)
    this.#ready.delete(oldest)
  }

  /** The log and the chart of this perspective: they may come later than the position. */
  async #fetchSides(): Promise<void> {
    const perspective = this.perspective
    const stale = (): boolean => this.#stopped || this.perspective !== perspective
    try {
      const chart = replays.chart(this.key, perspective)
      let lines: readonly Told[] = []
      for (let first: number | null = 0; first !== null; ) {
        const part = await replays.log(this.key, perspective, first)
        if (stale()) return
        lines = [...lines, ...part.lines]
        this.log = lines
        first = part.next
      }
      this.logWhole = true
      const drawn = await chart
      if (!stale()) this.chart = drawn
    } catch (thrown) {
      if (!stale()) this.problem = toProblem(thrown)
    }
  }

  #forget(): void {
    this.#blocks.clear()
    this.#ready.clear()
    this.log = []
    this.logWhole = false
    this.chart = null
    this.shown = null
  }
}

function asUpdate(frame: Frame, seat: number | null): Update {
  return {
    type: 'update',
    seat,
    number: frame.at,
    view: frame.view,
    to_act: frame.to_act,
    asked: null,
    log: [],
    whole: true,
    undo: 'none',
    undo_asked: null,
    undo_agreed: [],
    ending: frame.ending,
    returns: frame.returns,
    draw_asked: null,
  }
}
