// One table as its page knows it: the connection, the position shown, what was selected.

import type { AnyGameClient } from '../games/contract'
import type { TargetId } from '../games/contract'
import type { Asked, FromClient, FromServer, GameCard, Line, Message, Offer, Refusal, TableInfo, Threats, Told, Update } from '../generated/protocol'
import type { Told as ToldClocks } from './clocks'
import { Connection, tableAddress, type Status } from '../server/connection'
import { back, begin, continuations, continuing, selectable, NOTHING, renew, select, type Interaction } from './interaction'
import { UpdateQueue } from '../server/queue'
import { curtainFor, mySeats, turnTo, type Curtain } from './seats'
import { settings } from '../app/settings.svelte'
import { addChat } from './chat'

/** What the page says about a selection or a message that led nowhere. */
export type Notice =
  | { readonly kind: 'refusal'; readonly refusal: Refusal }
  | { readonly kind: 'message'; readonly message: Message }

/** How long the result of a move stays in sight before the curtain falls, or the screen turns to the next one here. */
const BEFORE_CURTAIN = 1500
const BEFORE_TURNING = 600
const NO_EVENTS: readonly Message[] = []

export interface TableSessionOptions {
  /** Opens a private table. */
  invitation?: string
  /** Called with each position as it is shown. */
  onshown?: (update: Update) => void
  /** Called with new chat lines. */
  onsaid?: (lines: readonly Line[]) => void
}

export class TableSession {
  readonly id: string
  info = $state.raw<TableInfo | null>(null)
  status = $state<Status>('connecting')
  /** The server does not let us in: the code it closed with. */
  ended = $state<number | null>(null)
  shown = $state.raw<Update | null>(null)
  events = $state.raw<readonly Message[]>(NO_EVENTS)
  log = $state.raw<readonly Told[]>([])
  /** What was said and noted. */
  chat = $state.raw<readonly Line[]>([])
  /** What the lines of this reader carry as their person. */
  person = $state('')
  clocks = $state.raw<ToldClocks | null>(null)
  interaction = $state.raw<Interaction>(NOTHING)
  /** Sent, and not answered yet. */
  sent = $state.raw<Offer | null>(null)
  /** The server asks whether we are sure. */
  unsure = $state.raw<Offer | null>(null)
  notice = $state.raw<Notice | null>(null)
  /** Who decided at this screen, one decision after the other. */
  #acted = $state.raw<readonly number[]>([])
  #threats = $state.raw<Threats | null>(null)
  /** Counts notices, so that the same one twice is seen twice. */
  noticed = $state(0)

  card = $state.raw<GameCard | null>(null)
  client = $state.raw<AnyGameClient | null>(null)
  components = $state.raw<unknown>(null)

  curtain = $derived<Curtain>(
    this.info && this.shown ? curtainFor(this.info, this.card?.secrets ?? true, this.shown) : { kind: 'open' },
  )
  /**
   * Whose last decision can be taken back here. A screen that several share without secrets has already turned to the
   * next one when a player sees the mistake: there it is the last decision made at this screen.
   */
  undoSeat = $derived.by(() => {
    if (!this.shown || this.shown.ending || this.shown.undo_asked !== null) return null
    const shared = this.card?.secrets === false && mySeats(this.info?.seats ?? []).length > 1
    const last = shared ? this.#acted.at(-1) : undefined
    return last ?? (this.shown.undo === 'none' ? null : this.shown.seat)
  })
  selectable = $derived(this.sent || this.unsure ? new Set<TargetId>() : selectable(this.interaction))
  choices = $derived(continuing(this.interaction))

  #onshown: (update: Update) => void
  #onsaid: (lines: readonly Line[]) => void
  #connection: Connection<FromServer, FromClient>
  #queue: UpdateQueue
  #latest: number | null = null
  #threatsAsked: number | null = null
  #front: number | null = null
  #turning: ReturnType<typeof setTimeout> | null = null

  constructor(id: string, { invitation = '', onshown = () => undefined, onsaid = () => undefined }: TableSessionOptions = {}) {
    this.id = id
    this.#onshown = onshown
    this.#onsaid = onsaid
    this.#queue = new UpdateQueue((update) => this.#show(update), () => settings.reducedMotion, () => settings.speed)
    this.#connection = new Connection<FromServer, FromClient>({
      address: () => tableAddress(id, this.#latest, this.#front, invitation),
      onmessage: (message) => this.#hear(message),
      onstatus: (status) => this.#note(status),
      onend: (code) => (this.ended = code),
    })
  }

  start(): void {
    this.#connection.start()
  }

  stop(): void {
    this.#stopTurning()
    this.#queue.clear()
    this.#connection.stop()
  }

  hurry(): void {
    this.#connection.hurry()
  }

  get seat(): number | null {
    return this.shown?.seat ?? null
  }

  get asked(): Asked | null {
    return this.shown?.asked ?? null
  }

  continuations = (target: TargetId): ReadonlySet<TargetId> => continuations(this.interaction, target)

  /** What a thing has to fear. The server is asked when it is first needed, once for each position. */
  threats = (target: TargetId): ReadonlySet<TargetId> => {
    const number = this.shown?.number ?? null
    if (number !== null && this.#threats?.number !== number && this.#threatsAsked !== number) {
      this.#threatsAsked = this.#connection.send({ type: 'threats' }) ? number : null
    }
    return new Set(this.#threats?.number === number ? this.#threats.threats[target] : [])
  }

  /** A thing on the board was selected. */
  select = (...targets: [TargetId, ...TargetId[]]): void => {
    if (this.sent || this.unsure || this.shown?.ending) return
    if (!this.asked || this.seat === null) return this.#explainSilence()
    const result = select(this.interaction, ...targets)
    if (result.kind === 'refused') return this.#askWhy(result.path)
    this.notice = null
    this.interaction = result.next
    if (result.kind === 'completes') this.#act(result.offer, false)
  }

  /** A line of the list was chosen. */
  choose(offer: Offer): void {
    if (this.sent || this.unsure || !this.asked) return
    this.notice = null
    this.interaction = { ...this.interaction, selected: offer.path }
    this.#act(offer, false)
  }

  /** One step back: first out of the question, then out of the path. */
  back(): boolean {
    if (this.notice) {
      this.notice = null
      return true
    }
    if (this.unsure) {
      this.unsure = null
      this.interaction = begin(this.interaction.offers)
      return true
    }
    if (this.interaction.selected.length === 0 || this.sent) return false
    this.interaction = back(this.interaction)
    return true
  }

  confirm(): void {
    const offer = this.unsure
    this.unsure = null
    if (offer) this.#act(offer, true)
  }

  undo(): void {
    if (this.undoSeat !== null) this.#send({ type: 'undo', seat: this.undoSeat })
    this.#acted = this.#acted.slice(0, -1)
  }

  answerUndo(agree: boolean): void {
    if (this.seat !== null) this.#send({ type: 'answer-undo', seat: this.seat, agree })
  }

  /** False if it did not go out: what was typed stays then. */
  say(text: string): boolean {
    return this.#send({ type: 'say', text })
  }

  /** What the table shall do for the reader. */
  prefer(skip: typeof settings.skip, detours: boolean): void {
    if (this.status === 'open' && mySeats(this.info?.seats ?? []).length > 0) this.#connection.send({ type: 'prefer', skip, detours })
  }

  resign(): void {
    if (this.seat !== null) this.#send({ type: 'resign', seat: this.seat })
  }

  offerDraw(): void {
    if (this.seat !== null) this.#send({ type: 'offer-draw', seat: this.seat })
  }

  answerDraw(agree: boolean): void {
    if (this.seat !== null) this.#send({ type: 'answer-draw', seat: this.seat, agree })
  }

  /** Another person looks at this screen now; null closes the curtain. */
  look(seat: number | null): void {
    this.#stopTurning()
    this.#queue.clear()
    this.#front = seat
    // What the one before saw is forgotten here, not only hidden.
    if (this.card?.secrets) this.#forget()
    this.#send({ type: 'front', seat })
  }

  /** Something outside the game did not work. */
  complain(message: Message): void {
    this.#notify({ kind: 'message', message })
  }

  dismiss(): void {
    this.notice = null
  }

  #note(status: Status): void {
    this.status = status
    // That there is no connection is no longer true.
    if (status === 'open' && this.notice?.kind === 'message' && this.notice.message.key === 'ui-not-connected') this.notice = null
  }

  #hear(message: FromServer): void {
    switch (message.type) {
      case 'hello':
        this.info = message.table
        this.person = message.person
        break
      case 'talk':
        this.chat = addChat(this.chat, message)
        if (!message.whole) this.#onsaid(message.lines)
        break
      case 'clocks':
        this.clocks = { clocks: message, heard: performance.now() }
        break
      case 'table':
        this.info = message.table
        break
      case 'update':
        this.#latest = message.number
        this.#queue.push(message)
        break
      case 'threats':
        this.#threats = message
        break
      case 'accepted':
        this.#acted = [...this.#acted, message.seat]
        break
      case 'confirm':
        this.unsure = this.interaction.offers.find((offer) => offer.action === message.action) ?? null
        this.sent = null
        break
      case 'refused':
        this.#takeBack()
        this.#notify(message.refusal ? { kind: 'refusal', refusal: message.refusal } : { kind: 'message', message: message.message })
        break
      case 'why':
        if (message.refusal) this.#notify({ kind: 'refusal', refusal: message.refusal })
        break
    }
  }

  #show(update: Update): void {
    const before = this.shown
    const sameSeat = before?.seat === update.seat
    this.events = update.whole || !before || !sameSeat ? NO_EVENTS : update.log.map((told) => told.message)
    this.log = update.whole || !sameSeat ? update.log : [...this.log, ...update.log]
    this.#front = update.seat
    this.shown = update
    this.#renew(before, update)
    this.#onshown(update)
    this.#turn(update)
  }

  #renew(before: Update | null, update: Update): void {
    const offers = update.asked?.choices ?? []
    const same = before?.seat === update.seat && before.asked?.decision === update.asked?.decision && update.asked !== null
    this.interaction = same && !this.sent ? renew(this.interaction, offers) : begin(offers)
    if (!same) this.unsure = null
    this.sent = null
  }

  /** At one screen: turn to the seat to act, behind a curtain where there are secrets. */
  #turn(update: Update): void {
    this.#stopTurning()
    if (!this.info || !this.card) return
    const next = turnTo(this.info, this.card.secrets, update)
    if (next !== null) this.#turning = setTimeout(() => this.look(next), settings.reducedMotion ? 0 : BEFORE_TURNING)
    else if (this.curtain.kind === 'falling') this.#turning = setTimeout(() => this.look(null), BEFORE_CURTAIN)
  }

  #stopTurning(): void {
    if (this.#turning !== null) clearTimeout(this.#turning)
    this.#turning = null
  }

  #forget(): void {
    const { shown } = this
    this.shown = shown && { ...shown, seat: null, view: null, asked: null, log: [] }
    this.log = []
    this.chat = []
    this.events = NO_EVENTS
    this.interaction = NOTHING
    this.sent = this.unsure = this.notice = null
  }

  #act(offer: Offer, confirmed: boolean): void {
    if (this.seat === null || !this.asked) return
    if (settings.confirm === 'always' && !confirmed) {
      this.unsure = offer
      return
    }
    this.sent = offer
    const sure = confirmed || settings.confirm === 'never'
    this.#send({ type: 'act', seat: this.seat, decision: this.asked.decision, action: offer.action, sure })
  }

  #askWhy(path: readonly TargetId[]): void {
    if (this.seat === null || !this.asked) return
    this.#send({ type: 'why', seat: this.seat, decision: this.asked.decision, path })
  }

  #explainSilence(): void {
    if (this.seat !== null) this.#notify({ kind: 'message', message: { key: 'ui-not-your-turn', args: {} } })
  }

  #send(message: FromClient): boolean {
    if (this.#connection.send(message)) return true
    this.#takeBack()
    this.#notify({ kind: 'message', message: { key: 'ui-not-connected', args: {} } })
    return false
  }

  /** What was sent changed nothing: the choice is open again. */
  #takeBack(): void {
    if (this.sent) this.interaction = begin(this.interaction.offers)
    this.sent = null
  }

  #notify(notice: Notice): void {
    this.notice = notice
    this.noticed += 1
  }
}
