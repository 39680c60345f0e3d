// A lesson in progress: a position of the real engine that belongs to this page alone. The server keeps nothing of it;
// what was decided so far goes with each question.

import type { TargetId } from '../games/contract'
import type { Message, Offer, Seat, Told, Update } from '../generated/protocol'
import { toProblem } from '../server/api'
import { back, begin, continuations, continuing, selectable, NOTHING, select, type Interaction } from '../table/interaction'
import { lessonApi } from './lessons'
import type { Notice } from '../table/session.svelte'

const NOTHING_SELECTABLE: ReadonlySet<TargetId> = new Set()

export interface LessonListeners {
  /** Called with a decision while the position is still the one in which it was made. */
  onchosen?: (chosen: Offer) => void
  /** Called with each decision and everything that was possible, once the new position is shown. */
  ondecided?: (chosen: Offer, offers: readonly Offer[]) => void
}

export class Lesson {
  readonly game: string
  readonly lesson: string
  shown = $state.raw<Update | null>(null)
  seats = $state.raw<readonly Seat[]>([])
  events = $state.raw<readonly Message[]>([])
  interaction = $state.raw<Interaction>(NOTHING)
  actions = $state.raw<readonly number[]>([])
  /** A question is on its way. */
  busy = $state(false)
  notice = $state.raw<Notice | null>(null)
  /** Counts notices, so that the same one twice is seen twice. */
  noticed = $state(0)
  selectable = $derived(this.busy ? NOTHING_SELECTABLE : selectable(this.interaction))
  choices = $derived(continuing(this.interaction))
  #onchosen: (chosen: Offer) => void
  #ondecided: (chosen: Offer, offers: readonly Offer[]) => void

  constructor(game: string, lesson: string, { onchosen = () => undefined, ondecided = () => undefined }: LessonListeners = {}) {
    this.game = game
    this.lesson = lesson
    this.#onchosen = onchosen
    this.#ondecided = ondecided
  }

  get log(): readonly Told[] {
    return this.shown?.log ?? []
  }

  /** The beginning; also after something went wrong. */
  start(): Promise<boolean> {
    return this.#move([], false)
  }

  continuations = (target: TargetId): ReadonlySet<TargetId> => continuations(this.interaction, target)

  select = (...targets: [TargetId, ...TargetId[]]): void => {
    if (this.busy || !this.shown || this.shown.ending) return
    if (!this.shown.asked) return this.#say({ key: 'ui-example-over', args: {} })
    const result = select(this.interaction, ...targets)
    if (result.kind === 'refused') return void this.#explain(result.path)
    this.notice = null
    this.interaction = result.next
    if (result.kind === 'completes') void this.choose(result.offer)
  }

  async choose(offer: Offer): Promise<void> {
    if (this.busy || !this.shown?.asked) return
    const offers = this.shown.asked.choices
    this.notice = null
    this.#onchosen(offer)
    if (await this.#move([...this.actions, offer.action], true)) this.#ondecided(offer, offers)
  }

  back(): boolean {
    if (this.notice) {
      this.notice = null
      return true
    }
    if (this.interaction.selected.length === 0 || this.busy) return false
    this.interaction = back(this.interaction)
    return true
  }

  /** Take the last decision back. */
  undo(): Promise<boolean> {
    return this.actions.length > 0 ? this.#move(this.actions.slice(0, -1), false) : Promise.resolve(false)
  }

  dismiss(): void {
    this.notice = null
  }

  async #move(actions: readonly number[], onward: boolean): Promise<boolean> {
    if (this.busy) return false
    this.busy = true
    try {
      const { seats, update } = await lessonApi.position(this.game, this.lesson, actions)
      const before = onward ? (this.shown?.number ?? 0) : update.number
      this.events = update.log.filter((told) => told.number > before).map((told) => told.message)
      this.seats = seats
      this.actions = actions
      this.shown = update
      this.interaction = begin(update.asked?.choices ?? [])
      this.notice = null
      return true
    } catch (thrown) {
      this.interaction = begin(this.interaction.offers)
      this.#say(toProblem(thrown).message)
      return false
    } finally {
      this.busy = false
    }
  }

  async #explain(path: readonly TargetId[]): Promise<void> {
    try {
      const { refusal } = await lessonApi.why(this.game, this.lesson, this.actions, path)
      if (refusal) this.#notify({ kind: 'refusal', refusal })
    } catch (thrown) {
      this.#say(toProblem(thrown).message)
    }
  }

  #say(message: Message): void {
    this.#notify({ kind: 'message', message })
  }

  #notify(notice: Notice): void {
    this.notice = notice
    this.noticed += 1
  }
}
