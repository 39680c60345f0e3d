// The pure parts of Blue Moon's table, on a small position that was made by hand.

import { describe, expect, it } from 'vitest'

import { HEIGHT, paint, WIDTH } from './pieces/art'
import { flights } from './board/motion'
import { emblemOf, lookOf } from './looks'
import {
  bluffTarget,
  cardAt,
  cardTarget,
  offeredFromPiles,
  parse,
  settleDragons,
  SideReader,
  slotOf,
  whereabouts,
  type CardFace,
  type Components,
  type Side,
  type View,
} from './reading'
import { measure } from './board/sizes'
import { coveredPile, GAP, stepFor, STRIP } from './board/spread'
import { buttonWords, cardNamed, label, mentioned, placeWords, readPlaced, sentence, summary, totalWords } from './words'
import type { Texts } from '../../i18n/texts'

/** Texts that show their key and what fills it. */
const texts: Texts = {
  language: 'en',
  knows: (key) => /^(board-|place-|people-|element-|seat-|button-)/.test(key),
  say: (key, args = {}) => {
    const filled = Object.entries(args).map(([name, value]) => `${name}=${value}`)
    return filled.length > 0 ? `${key}(${filled.join(', ')})` : key
  },
  tell: (message) => texts.say(message.key, message.args),
}

function face(name: string, more: Partial<CardFace> = {}): CardFace {
  const plain = { people: 'vulca', kind: 'character', moons: 1, fire: 2, earth: 3, shields: [], icons: [], gang: '', bluff: '', capacity: 0, family: '', headline: { key: 'card-headline', args: {} }, text: [], provenance: 'found' }
  return { name, ...plain, ...more }
}

const components = {
  cards: {
    'vulca-01': face('Blaze'),
    'vulca-02': face('Wall of Fire', { kind: 'support', fire: null, earth: null, text: [{ key: 'effect-limit-deck', args: {} }] }),
    'vulca-03': face('Cinder'),
    'buka-01': face('Captain', { people: 'buka', bluff: 'fire' }),
    'buka-02': face('Sea Falcon', { people: 'buka', kind: 'influence', fire: null, earth: null, capacity: 2 }),
    'buka-03': face('Letter', { people: 'buka', kind: 'booster' }),
  },
  decks: {},
  names: { peoples: ['vulca', 'buka'], phases: [], stages: [], choices: [], elements: ['fire', 'earth'], deck_size: 3, dragons: 3, many_cards: 6, bluff_value: 2, crystals: 5 },
} as unknown as Components

const BLAZE = 0
const WALL = 1
const CINDER = 2
const CAPTAIN = 3
const FALCON = 4
const LETTER = 5

function side(people: string, more: Partial<Side> = {}): Side {
  const total = (element: string) => ({ element, total: 0, sum: 0, least_by: -1, shields: [], shares: [] })
  return {
    people,
    hand: 0,
    deck: 10,
    bottom: 0,
    combat: [],
    covered: 0,
    support: [],
    face_down: [],
    ships: [],
    landed: [],
    cargo: [],
    shown: [],
    revealed: [],
    discard: -1,
    leader: -1,
    used: [],
    satisfied: [],
    as_free: [],
    dragons: 0,
    power: 0,
    totals: [total('fire'), total('earth')],
    ignored: [],
    demands: [],
    many: 0,
    prize: 1,
    face_down_pile: false,
    ...more,
  } as unknown as Side
}

function position(seat: number | null, mine: Partial<Side>, theirs: Partial<Side>, more: Record<string, unknown> = {}): View {
  return {
    seat,
    memory: null,
    table: {
      options: {},
      decks: [
        ['vulca-01', 'vulca-02', 'vulca-03'],
        ['buka-01', 'buka-02', 'buka-03'],
      ],
      turn: { seat: 0, begun: 1 },
      sides: [side('vulca', mine), side('buka', theirs)],
      hand: [],
      ending: '',
      score: [0, 0],
      answered: [],
      answer: -1,
      now: { phase: 'main', stage: 'beginning', choice: 'none', element: 'fire', to_act: [0], prompt: { key: 'prompt', args: {} }, cause: -1 },
      middle: 3,
      ignored_in_hand: [],
      ...more,
    },
  } as unknown as View
}

describe('targets', () => {
  it('are written and read alike', () => {
    expect(parse(cardTarget(1, 'buka-01'))).toEqual({ kind: 'card', owner: 1, card: 'buka-01' })
    expect(parse(bluffTarget(0, 2))).toEqual({ kind: 'bluff', owner: 0, place: 2 })
    expect(parse('button:announce-fire')).toEqual({ kind: 'button', name: 'announce-fire' })
    expect(parse('deck:deck-hoax')).toEqual({ kind: 'deck', name: 'hoax' })
  })

  it('find cards by their numbers and numbers by their cards', () => {
    const view = position(0, {}, {})
    expect(cardAt(CAPTAIN, view.table, components)).toBe('buka-01')
    expect(slotOf(1, 'buka-03', view.table, components)).toBe(LETTER)
    expect(cardAt(-1, view.table, components)).toBe('')
  })
})

describe('a side', () => {
  it('tells covered from active cards', () => {
    const reader = new SideReader(position(0, { combat: [BLAZE, CINDER], covered: 1 }, {}), components, 0)
    expect(reader.covered().map((placed) => placed.card)).toEqual(['vulca-01'])
    expect(reader.active().map((placed) => placed.card)).toEqual(['vulca-03'])
  })

  it('shows a bluff that is not known as a back that can be touched', () => {
    const [bluff] = new SideReader(position(0, {}, { support: [-1], face_down: [0] }), components, 1).support()
    expect(bluff).toMatchObject({ card: '', faceDown: true, targets: ['bluff:2.1'] })
  })

  it('shows an own bluff with both of its names', () => {
    const [bluff] = new SideReader(position(1, {}, { support: [CAPTAIN], face_down: [0] }), components, 1).support()
    expect(bluff?.targets).toEqual(['card:2.buka-01', 'bluff:2.1'])
  })

  it('says what is ignored, and because of which card', () => {
    const ignored = [{ card: BLAZE, place: 0, changes: [{ what: 'card', by: CAPTAIN }] }]
    const [placed] = new SideReader(position(0, { combat: [BLAZE], ignored } as Partial<Side>, {}), components, 0).active()
    expect(placed?.notes).toEqual([{ kind: 'ignored', by: 'Captain' }])
    expect(placed && readPlaced(placed, components, texts)).toContain('board-note-ignored(by=Captain)')
  })

  it('marks demands as open or met', () => {
    const demands = (met: boolean) => ({ combat: [BLAZE], demands: [{ card: BLAZE, need: 4, met }] }) as Partial<Side>
    const kinds = (met: boolean) => new SideReader(position(0, demands(met), {}), components, 0).active()[0]?.notes.map((note) => note.kind)
    expect(kinds(false)).toEqual(['demand'])
    expect(kinds(true)).toEqual(['met'])
  })

  it("fills another's hand with backs after what was disclosed", () => {
    const hand = new SideReader(position(0, {}, { hand: 3, shown: [LETTER] }), components, 1).hand()
    expect(hand.map((placed) => placed.card)).toEqual(['buka-03', '', ''])
    expect(new Set(hand.map((placed) => placed.key)).size).toBe(3)
  })

  it('loads cargo onto its ship', () => {
    const [ship] = new SideReader(position(1, {}, { ships: [FALCON], cargo: [[CAPTAIN, FALCON]] }), components, 1).ships()
    expect(ship?.cargo.map((placed) => placed.card)).toEqual(['buka-01'])
  })
})

describe('cards of a pile that is looked through', () => {
  it('are offered apart', () => {
    const view = position(0, { combat: [BLAZE] }, {}, { hand: [WALL] })
    const offered = offeredFromPiles(new Set(['card:1.vulca-03', 'card:1.vulca-01', 'card:1.vulca-02', 'button:skip']), view, components)
    expect(offered.map((placed) => placed.card)).toEqual(['vulca-03'])
  })

  it('include the top of the discard pile, of which only a corner would be lit', () => {
    const view = position(0, { discard: CINDER }, {})
    expect(offeredFromPiles(new Set(['card:1.vulca-03']), view, components).map((placed) => placed.card)).toEqual(['vulca-03'])
  })
})

describe('dragons', () => {
  it('move as little as possible', () => {
    expect(settleDragons([], [0, 0], 3)).toEqual([null, null, null])
    expect(settleDragons([null, null, null], [1, 0], 3)).toEqual([0, null, null])
    expect(settleDragons([0, 0, null], [1, 0], 3)).toEqual([0, null, null])
    expect(settleDragons([0, null, null], [0, 2], 3)).toEqual([1, 1, null])
    expect(settleDragons([null, 1, null], [0, 3], 3)).toEqual([1, 1, 1])
  })
})

describe('flights', () => {
  const card = (slot: number, from: string, to: string) => expect.objectContaining({ slot, from, to })

  it('lead from the hand onto the table', () => {
    const before = position(0, {}, {}, { hand: [BLAZE] })
    const after = position(0, { combat: [BLAZE] }, {})
    expect(flights(before, after, [], components)).toEqual([card(BLAZE, 'hand:0', 'combat:0')])
  })

  it("bring the opponent's card from a hidden hand", () => {
    expect(flights(position(0, {}, {}), position(0, {}, { combat: [CAPTAIN] }), [], components)).toEqual([card(CAPTAIN, 'hand:1', 'combat:1')])
  })

  it('draw own cards from the deck, and backs for the other', () => {
    const before = position(0, { deck: 5 }, { deck: 5 })
    const after = position(0, { deck: 4 }, { deck: 3 }, { hand: [CINDER] })
    expect(flights(before, after, [], components)).toEqual([card(CINDER, 'deck:0', 'hand:0'), card(-1, 'deck:1', 'hand:1'), card(-1, 'deck:1', 'hand:1')])
  })

  it('follow the events where the views leave a doubt', () => {
    const before = position(0, {}, {}, { hand: [BLAZE] })
    const buried = [{ key: 'event-buried', args: { who: 'seat-1', card: 'Blaze' } }]
    expect(flights(before, position(0, {}, {}), buried, components)).toEqual([card(BLAZE, 'hand:0', 'deck:0')])
    expect(flights(before, position(0, {}, {}), [], components)).toEqual([card(BLAZE, 'hand:0', 'discards:0')])
    const regained = [{ key: 'event-regained', args: { who: 'seat-1', card: 'Blaze' } }]
    expect(flights(position(0, {}, {}), before, regained, components)).toEqual([card(BLAZE, 'discards:0', 'hand:0')])
  })

  it('let the top of a pile lie when another comes upon it', () => {
    const moved = flights(position(0, { discard: BLAZE }, {}, { hand: [CINDER] }), position(0, { discard: CINDER }, {}), [], components)
    expect(moved).toEqual([card(CINDER, 'hand:0', 'discards:0')])
  })

  it('are none when the perspective or the decks change', () => {
    const before = position(0, {}, {}, { hand: [BLAZE] })
    expect(flights(before, position(1, { combat: [BLAZE] }, {}), [], components)).toEqual([])
    expect(flights(before, position(0, { combat: [BLAZE] }, {}, { decks: [['vulca-03'], []] }), [], components)).toEqual([])
  })

  it('know where everything lies', () => {
    const view = position(1, { combat: [BLAZE], leader: WALL }, { ships: [FALCON], cargo: [[CAPTAIN, FALCON]] }, { hand: [LETTER] })
    expect(Object.fromEntries(whereabouts(view))).toEqual({ [BLAZE]: 'combat:0', [WALL]: 'leaders:0', [FALCON]: 'ships:1', [CAPTAIN]: 'ships:1', [LETTER]: 'hand:1' })
  })
})

describe('words', () => {
  const view = position(0, { totals: [{ element: 'fire', total: 5 }, { element: 'earth', total: 1 }] } as unknown as Partial<Side>, {
    totals: [{ element: 'fire', total: 3 }, { element: 'earth', total: 4 }],
  } as unknown as Partial<Side>)

  it('announce with both totals', () => {
    expect(buttonWords('announce', view, texts)).toBe('board-announce-against(count=5, element=element-fire, other=3)')
    expect(buttonWords('retreat', view, texts)).toBe('button-retreat')
  })

  it("name the opponent's cards as such", () => {
    expect(label('card:1.vulca-01', view, components, texts)).toBe('Blaze 2/3')
    expect(label('card:2.buka-02', view, components, texts)).toBe('Sea Falcon (board-opponent)')
    expect(label('place:face-down', view, components, texts)).toBe('place-face-down')
  })

  it('make a sentence of a choice', () => {
    const say = (kind: string, text: string, ...path: string[]) => sentence({ kind, text, path }, view, components, texts)
    expect(say('play', 'play vulca-01', 'card:1.vulca-01', 'place:combat')).toBe('board-say-play(card=Blaze 2/3)')
    expect(say('choose', 'bury vulca-01', 'card:1.vulca-01')).toBe('board-say-bury(card=Blaze 2/3)')
    expect(say('load', 'load buka-01 on buka-02', 'card:1.vulca-01', 'card:2.buka-02')).toContain('ship=Sea Falcon')
    expect(say('choose-bluff', 'discard bluff 2', 'bluff:2.2')).toBe('board-say-discard-bluff(place=2)')
    expect(say('announce', 'announce', 'button:announce')).toBe('board-announce-against(count=5, element=element-fire, other=3)')
    expect(say('retreat', 'retreat', 'button:retreat')).toBeNull()
  })

  it('say what becomes of the chosen card', () => {
    expect(placeWords('support', components.cards['vulca-02'], texts)).toBe('board-say-play(card=Wall of Fire)')
    expect(placeWords('face-down', components.cards['buka-01'], texts)).toBe('board-say-bluff(card=Captain)')
  })

  it('find the cards a line of the log speaks of', () => {
    cardNamed('', components)
    expect(mentioned({ key: 'event-played', args: { who: 'seat-2', card: 'Captain' } }, view)).toEqual(['card:2.buka-01'])
    expect(mentioned({ key: 'event-loaded', args: { who: 'seat-2', card: 'Captain', ship: 'Sea Falcon' } }, view)).toEqual(['card:2.buka-01', 'card:2.buka-02'])
    expect(mentioned({ key: 'event-turn', args: { who: 'seat-1' } }, view)).toEqual([])
  })

  it('give the total of the fight, or both before there is one', () => {
    expect(totalWords(view, 0, 'Ada', texts)).toBe('board-total(who=Ada, count=5, element=element-fire)')
    const open = { ...view, table: { ...view.table, turn: { ...view.table.turn, begun: 0 } } }
    expect(totalWords(open, 1, 'Bob', texts)).toBe('board-totals-open(who=Bob, fire=3, earth=4)')
  })

  it('sum up the position, the reader first', () => {
    const lines = summary(position(1, { combat: [BLAZE] }, { support: [CAPTAIN], face_down: [0] }, { hand: [LETTER] }), components, [], texts)
    expect(lines.join('\n')).toMatch(/people-buka[\s\S]*people-vulca/)
    expect(lines.join('\n')).toContain('board-bluff-known')
    expect(lines.join('\n')).toContain('Letter 2/3')
  })

  it('do not name a bluff to those who do not know it', () => {
    const lines = summary(position(0, {}, { support: [-1], face_down: [0] }), components, [], texts)
    expect(lines.join('\n')).toContain('board-bluff-unknown')
  })
})

describe('pictures', () => {
  it('are the same for the same card, and differ between cards', () => {
    const one = paint('vulca-01', 'vulca', 'character')
    expect(paint('vulca-01', 'vulca', 'character')).toEqual(one)
    expect(paint('vulca-02', 'vulca', 'character')).not.toEqual(one)
  })

  it.each(['vulca', 'hoax', 'mimix', 'flit', 'khind', 'terrah', 'pillar', 'aqua', 'buka', 'mutant'])('exist for %s in every kind', (people) => {
    for (const kind of ['character', 'booster', 'support', 'leadership', 'influence']) {
      for (let number = 0; number < 12; number++) {
        const { shapes } = paint(`${people}-${kind}-${number}`, people, kind)
        expect(shapes.length).toBeGreaterThan(5)
        for (const shape of shapes) expect(shape.d).not.toMatch(/NaN|undefined|Infinity/)
      }
    }
    expect(emblemOf(people).length).toBeGreaterThan(0)
    expect(lookOf(people).sign).not.toBe('?')
    expect([WIDTH, HEIGHT]).toEqual([100, 80])
  })

  it('have frames on which white letters can be read', () => {
    for (const people of ['vulca', 'hoax', 'mimix', 'flit', 'khind', 'terrah', 'pillar', 'aqua', 'buka', 'mutant', 'unknown']) {
      expect(contrastWithWhite(lookOf(people).colour), people).toBeGreaterThan(4.5)
    }
  })
})

function contrastWithWhite(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const part = parseInt(colour.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05)
}

describe('sizes', () => {
  it('fit a table of 1440 by 900 without scrolling', () => {
    const { table, hand, narrow } = measure(1060, 728)
    expect(narrow).toBe(false)
    expect(table).toBeGreaterThan(100)
    expect(1.4 * (2 * table + hand) + 236).toBeLessThanOrEqual(730)
  })

  it('keep cards readable on a phone', () => {
    expect(measure(370, 560)).toMatchObject({ narrow: true })
    expect(measure(370, 560).hand).toBeGreaterThanOrEqual(96)
  })

  it('leave half of a phone on its side to the table', () => {
    expect(1.4 * measure(826, 270).hand).toBeLessThan(270 / 2)
    expect(1.4 * measure(520, 260).hand).toBeLessThan(260 / 2)
  })

  it('lay cards apart while there is room, and never hide their values', () => {
    expect(stepFor(1, 100, 300)).toBe(100 + GAP)
    expect(stepFor(3, 100, 400)).toBe(100 + GAP)
    expect(stepFor(4, 100, 250)).toBe(50)
    expect(stepFor(30, 100, 250)).toBe(100 * STRIP)
    expect(coveredPile(0, 100, false)).toEqual({ shown: 0, width: 0 })
    expect(coveredPile(9, 100, false).shown).toBe(3)
    expect(coveredPile(9, 100, true).shown).toBe(1)
  })
})
