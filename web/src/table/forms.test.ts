// @vitest-environment node
import { describe, expect, it } from 'vitest'

import type { GameCard, Seat, TableInfo } from '../generated/protocol'
import { againOf, deckOption, emptyForm, toNewTable, usualBot, whatIsWrong, withCount, withOption, withSeat, type AnyOption } from './forms'

const CARD: GameCard = {
  name: 'noughts',
  seats: [2, 3, 4],
  options: [
    { type: 'Number', name: 'seats', low: 2, high: 4, default: 2 },
    { type: 'Number', name: 'rounds', low: 0, high: 6, default: 0 },
    { type: 'Choice', name: 'layout', values: ['rows', 'star'], default: 'rows', sets: {} },
    { type: 'Flag', name: 'wrap', default: false },
    { type: 'Text', name: 'deck', default: 'first', longest: 10, takes: 'deck' },
  ],
  editions: ['first'],
  endings: ['points'],
  secrets: false,
  bots: ['random', 'novice', 'adept'],
  lessons: false,
  concedes: [2],
  titles: {},
  descriptions: {},
  draws: [2],
  client: '',
  cover: '',
}

const STYLES: AnyOption = { type: 'Choice', name: 'style', values: ['calm', 'wild', 'own'], default: 'calm', sets: { calm: { rounds: 0, wrap: false }, wild: { rounds: 6, wrap: true } } }
const STYLED: GameCard = { ...CARD, options: [...CARD.options, STYLES] }

describe('a new form', () => {
  it('is me against the weakest bot that thinks, with everything as the game has it', () => {
    const table = toNewTable(CARD, emptyForm(CARD))
    expect(table).toEqual({ game: 'noughts', seats: [{ kind: 'person' }, { kind: 'bot', bot: 'novice' }], options: {}, private: false, memory_aid: false })
  })

  it('takes whatever bot there is', () => {
    expect(usualBot({ ...CARD, bots: ['random'] })).toBe('random')
    expect(usualBot({ ...CARD, bots: [], concedes: [], draws: [] })).toBe('')
  })
})

describe('the form', () => {
  it('says the number of players by its seats', () => {
    const form = withCount(emptyForm(CARD), 4, CARD)
    expect(toNewTable(CARD, form).options).toEqual({ seats: 4 })
    expect(withCount(form, 3, CARD).seats.map(({ kind }) => kind)).toEqual(['person', 'bot', 'bot'])
  })

  it('sends what differs from the game’s own choice', () => {
    const form = { ...emptyForm(CARD), options: { seats: 2, rounds: 3, layout: 'rows', wrap: true, deck: 'second' } }
    expect(toNewTable(CARD, form).options).toEqual({ rounds: 3, wrap: true, deck: 'second' })
  })

  it('changes all options of a set by its name, and the name with them', () => {
    const wild = withOption(emptyForm(STYLED), 'style', 'wild', STYLED)
    expect(wild.options).toMatchObject({ style: 'wild', rounds: 6, wrap: true, layout: 'rows' })
    expect(toNewTable(STYLED, wild).options).toEqual({ style: 'wild', rounds: 6, wrap: true })
    const mixed = withOption(wild, 'rounds', 0, STYLED)
    expect(toNewTable(STYLED, mixed).options).toEqual({ style: 'own', wrap: true })
    expect(withOption(mixed, 'wrap', false, STYLED).options['style']).toBe('calm')
    expect(withOption(mixed, 'layout', 'star', STYLED).options).toMatchObject({ style: 'own', layout: 'star' })
  })

  it('lets me take one seat only', () => {
    const moved = withSeat(emptyForm(CARD), 1, { kind: 'person' })
    expect(moved.seats).toEqual([{ kind: 'bot', bot: 'novice' }, { kind: 'person' }])
  })

  it('sends only what belongs to a kind of seat', () => {
    const form = withSeat(emptyForm(CARD), 1, { kind: 'screen', name: ' Ben ', bot: 'novice' })
    expect(toNewTable(CARD, form).seats[1]).toEqual({ kind: 'screen', name: 'Ben' })
  })
})

describe('what is wrong', () => {
  const [, rounds, layout, wrap, deck] = CARD.options
  it.each([
    [rounds, 3, null],
    [rounds, 7, 'ui-error-number'],
    [rounds, Number.NaN, 'ui-error-number'],
    [rounds, 1.5, 'ui-error-number'],
    [layout, 'star', null],
    [layout, 'moon', 'ui-error-choice'],
    [wrap, true, null],
    [deck, 'second', null],
    [deck, '', 'ui-error-word'],
    [deck, 'two words', 'ui-error-word'],
    [deck, 'a-very-long-word', 'ui-error-word'],
  ] as const)('%o with %s: %s', (option, value, wrong) => {
    expect(option && whatIsWrong(option, value)).toBe(wrong)
  })
})

describe('playing again', () => {
  const seat = (more: Partial<Seat>): Seat => ({ role: '', kind: 'person', name: '', bot: '', away: false, here: true, mine: false, ...more })
  const table: TableInfo = {
    id: 't', game: 'noughts', options: { seats: 4 }, status: 'finished', private: true, memory_aid: false, open_decks: false, host: true, invitation: '',
    created: 0, changed: 0, decisions: 9, ending: 'points', returns: [1, 0, 0, 0], clock: null, to_act: [], next: '', next_invitation: '', problem: '',
    seats: [
      seat({ kind: 'bot', bot: 'adept' }),
      seat({ name: 'Ada', mine: true }),
      seat({ kind: 'screen', name: 'Ben', mine: true }),
      seat({ name: 'Cy' }),
    ],
  }

  it('keeps its seats, bots and options, and leaves other people’s seats open for them', () => {
    expect(againOf(table)).toEqual({
      game: 'noughts', options: { seats: 4 }, private: true, memory_aid: false, clock: null, again: 't',
      seats: [{ kind: 'bot', bot: 'adept' }, { kind: 'person' }, { kind: 'screen', name: 'Ben' }, { kind: 'open' }],
    })
    expect(againOf({ ...table, open_decks: true }).open_decks).toBe(true)
  })

  it('a deck is brought for one’s own seat, several to a match', () => {
    const decks: AnyOption[] = ['deck_1', 'deck_2', 'decks_2'].map((name) => ({ type: 'Text', name, default: 'x', longest: 10, takes: name.split('_')[0]! }))
    const card = { ...CARD, options: decks }
    expect([0, 1, 2].map((place) => deckOption(card, table, place)?.name)).toEqual(['deck_1', 'deck_2', undefined])
    expect(deckOption(card, { ...table, options: { match: true } }, 1)?.name).toBe('decks_2')
    expect(deckOption({ ...CARD, options: [] }, table, 0)).toBeNull()
    expect(toNewTable(card, { ...emptyForm(card), open_decks: true }).open_decks).toBe(true)
    expect(toNewTable(card, emptyForm(card)).open_decks).toBeUndefined()
  })
})
