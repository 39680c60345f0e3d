// The form that lays a table, made from what the game says about itself.

import type { Clock, GameCard, NewTable, Seat, SeatWish, TableInfo, TextOption } from '../generated/protocol'

export type AnyOption = GameCard['options'][number]
export type Value = boolean | number | string

/** The option, where a game has it, that says how many play: the seats of the form say it already. */
export const SEATS_OPTION = 'seats'

export interface TableForm {
  readonly seats: readonly SeatWish[]
  readonly options: Readonly<Record<string, Value>>
  readonly private: boolean
  readonly memory_aid: boolean
  readonly clock?: Clock | null
  /** Everybody sees decks of one's own. */
  readonly open_decks?: boolean
}

/** What most people want: me against bots, everything as the game has it. */
export function emptyForm(card: GameCard): TableForm {
  const count = Math.min(...card.seats)
  const options = Object.fromEntries(card.options.map((option) => [option.name, option.default]))
  return withCount({ seats: [{ kind: 'person' }], options, private: false, memory_aid: false }, count, card)
}

/** Another number of seats: those that were there stay, new ones are for bots. */
export function withCount(form: TableForm, count: number, card: GameCard): TableForm {
  const bot: SeatWish = { kind: 'bot', bot: usualBot(card) }
  const seats = Array.from({ length: count }, (_, i) => form.seats[i] ?? bot)
  return { ...form, seats }
}

/** The level for a new player: the weakest that thinks at all. */
export function usualBot(card: GameCard): string {
  return card.bots.find((bot) => bot !== 'random') ?? card.bots[0] ?? ''
}

/** One seat changed. The user sits on one seat only: taking this one, they leave the old one to its former holder. */
export function withSeat(form: TableForm, index: number, wish: SeatWish): TableForm {
  const before = form.seats[index]
  const seats = form.seats.map((seat, i) => {
    if (i === index) return wish
    return wish.kind === 'person' && seat.kind === 'person' && before ? before : seat
  })
  return { ...form, seats }
}

/** One option changed. A word that stands for a set changes all options of it; it follows when one of them changes. */
export function withOption(form: TableForm, name: string, value: Value, card: GameCard): TableForm {
  const options: Record<string, Value> = { ...form.options, [name]: value }
  for (const option of card.options) {
    if (option.type !== 'Choice' || Object.keys(option.sets).length === 0) continue
    if (option.name === name) Object.assign(options, option.sets[String(value)])
    const fitting = Object.entries(option.sets).find(([, set]) => Object.entries(set).every(([each, wanted]) => options[each] === wanted))
    options[option.name] = fitting?.[0] ?? option.values.at(-1) ?? option.default
  }
  return { ...form, options }
}

/** What is sent: only options that differ from the game's own choice, so that a game can grow. */
export function toNewTable(card: GameCard, form: TableForm): NewTable {
  const options: Record<string, Value> = {}
  for (const option of card.options) {
    const value = option.name === SEATS_OPTION ? form.seats.length : form.options[option.name]
    if (value !== undefined && value !== option.default) options[option.name] = value
  }
  const wish = { game: card.name, seats: form.seats.map(cleanWish), options, private: form.private, memory_aid: form.memory_aid, ...(form.open_decks ? { open_decks: true } : {}) }
  return form.clock ? { ...wish, clock: fittingClock(form.clock, form.seats.length, card) } : wish
}

/** Where nobody can lose by time, a bot plays on. */
function fittingClock(clock: Clock, seats: number, card: GameCard): Clock {
  return card.concedes.includes(seats) ? clock : { ...clock, run_out: 'bot' }
}

function cleanWish({ kind, bot, name }: SeatWish): SeatWish {
  if (kind === 'bot') return { kind, bot: bot ?? '' }
  return kind === 'screen' ? { kind, name: (name ?? '').trim() } : { kind }
}

/** What is wrong with a value, as a message key; null if nothing is. The server looks again. */
export function whatIsWrong(option: AnyOption, value: Value | undefined): string | null {
  switch (option.type) {
    case 'Number':
      return Number.isInteger(value) && Number(value) >= option.low && Number(value) <= option.high ? null : 'ui-error-number'
    case 'Choice':
      return option.values.includes(String(value)) ? null : 'ui-error-choice'
    case 'Text':
      return isWord(value, option.longest) ? null : 'ui-error-word'
    default:
      return null
  }
}

function isWord(value: Value | undefined, longest: number): boolean {
  return typeof value === 'string' && value.length <= longest && /^\S+$/.test(value)
}

/** The same table once more, for the one who asks: other people's seats are open for them. */
export function againOf(table: TableInfo): NewTable {
  const first = table.seats.findIndex((seat) => seat.mine)
  return {
    game: table.game,
    options: { ...table.options },
    private: table.private,
    memory_aid: table.memory_aid,
    ...(table.open_decks ? { open_decks: true } : {}),
    clock: table.clock,
    seats: table.seats.map((seat, i) => againSeat(seat, i === first)),
    again: table.id,
  }
}

function againSeat(seat: Seat, me: boolean): SeatWish {
  if (me) return { kind: 'person' }
  if (seat.mine) return { kind: 'screen', name: seat.name }
  return seat.kind === 'bot' ? { kind: 'bot', bot: seat.bot } : { kind: 'open' }
}

/** Can one play this game with a deck of one's own? */
export function hasDecks(card: GameCard): boolean {
  return card.options.some((option) => option.type === 'Text' && option.takes !== '')
}

/** The option with which the player of that seat brings a deck, or several to a match; null in games without decks. */
export function deckOption(card: GameCard, table: TableInfo, seat: number): TextOption | null {
  const name = `${table.options['match'] === true ? 'decks' : 'deck'}_${seat + 1}`
  return card.options.find((option): option is TextOption => option.type === 'Text' && option.takes !== '' && option.name === name) ?? null
}
