import { describe, expect, it } from 'vitest'

import type { Components, CrescentMoonView, Table } from './types'
import type { Message } from '../../generated/protocol'
import { cellOf, frameOf, middle, riverOver, rivers, type Laid } from './board/geometry'
import { marches, places } from './board/motion'
import { goOn, sideOf, standing } from './story'
import { ownWords, talkOf, wordsOf } from './talk'
import { acting, buildPrice, label, mentioned, parse, sayDeal, sentence } from './words'

const laid = (name: string, tile: string, q: number, r: number, rotation = 0): Laid => ({ name, tile, q, r, rotation })
const told = (key: string, args: Message['args']): Message => ({ key: `event-${key}`, args })

describe('geometry', () => {
  it('reads the name of a place', () => {
    expect(cellOf('1.-2')).toEqual({ q: 1, r: -2 })
    expect(cellOf('-1.1')).toEqual({ q: -1, r: 1 })
  })
  it('lets the river run along two edges of its tile and through the crossing', () => {
    expect(riverOver('river', 3)).toHaveLength(3)
    expect(riverOver('crossing', 0)[1]).toEqual({ x: 0, y: 0 })
    expect(riverOver('desert', 0)).toEqual([])
  })
  it('joins the tiles of a river into one line', () => {
    // As on the map Divided Land: two tiles west of the crossing.
    const ways = rivers([laid('h8', 'river', -2, 0, 4), laid('h9', 'river', -1, 0, 4), laid('h10', 'crossing', 0, 0)])
    expect(ways).toHaveLength(1)
    expect(ways[0]).toHaveLength(7)
  })
  it('frames all places', () => {
    const frame = frameOf([{ q: 0, r: 0 }, { q: 2, r: 0 }], 10)
    expect(frame.x).toBeLessThan(middle({ q: 0, r: 0 }).x - 50)
    expect(frame.width).toBeGreaterThan(300)
  })
})

describe('the story of a fight', () => {
  const combat = [
    told('combat', { who: 'ruler-warlord', hex: 'h7', whom: 'ruler-nomad' }),
    told('meddled', { who: 'ruler-murshid', side: 'attacker' }),
    told('revealed', { who: 'ruler-nomad', card: 'card-general' }),
    told('revealed', { who: 'ruler-murshid', card: 'card-rebellion' }),
    told('killed', { who: 'ruler-warlord', whom: 'ruler-nomad', card: 'card-general' }),
    told('resolved', { who: 'ruler-murshid', card: 'card-rebellion', count: 2 }),
    told('strength', { who: 'ruler-warlord', attack: 5, defence: 3 }),
    told('won', { who: 'ruler-warlord' }),
  ]
  it('adds up line by line', () => {
    const early = standing(combat.slice(0, 4))
    expect(early.bonus).toEqual([0, 0])
    expect(early.totals).toBeNull()
    const late = standing(combat)
    expect(late.bonus).toEqual([2, 0])
    expect(late.totals).toEqual([5, 3])
    expect(late.winner).toBe('warlord')
    expect(late.cards.map((card) => card.state)).toEqual(['struck', 'resolved'])
    expect(sideOf(late, 'murshid')).toBe(0)
  })
  it('begins again with the next fight and ignores what is none', () => {
    const story = goOn(goOn([], combat), [told('turn', { who: 'ruler-sultan', count: 2 }), told('bought', { who: 'ruler-sultan', card: 'card-imam', count: 4 })])
    expect(story).toHaveLength(combat.length)
    expect(goOn(story, [told('challenge', { who: 'ruler-sultan', hex: 'h2' })])).toHaveLength(1)
  })
})

describe('motion and log', () => {
  it('finds marches, and other places of which something is told', () => {
    const events = [told('moved', { who: 'ruler-caliph', hex: 'h1', to: 'h2', ordinary: 2, mercenary: 0 }), told('built', { who: 'ruler-caliph', hex: 'h4', building: 'building-fort', count: 1 })]
    expect(marches(events)).toEqual([{ ruler: 'caliph', from: 'h1', to: 'h2', ordinary: 2, mercenary: 0 }])
    expect(places(events)).toEqual(['h4'])
  })
  it('links lines of the log to things on the board', () => {
    expect(mentioned(told('moved', { who: 'ruler-caliph', hex: 'h1', to: 'h2' }))).toEqual(['ruler:caliph', 'hex:h1', 'hex:h2'])
    expect(parse('number:2-ordinary')).toEqual({ kind: 'number', name: '2-ordinary' })
  })
})

describe('a deal in the making', () => {
  it('names the hex of a bribe before a price is named, as the ledger does afterwards', () => {
    const components = { phases: ['name-price'] } as unknown as Components
    const turn = { phase: 0, seat: 0, deal: 3, object: 12 * 2, count: 1, price: -1, who: 0 }
    const talk = talkOf({ turn, ledger: [], sultans: [] } as unknown as Table, components)
    const said = sayDeal(talk!.deal, components, { say: (key: string, args: object) => `${key} ${JSON.stringify(args)}` } as never)
    expect(said).toBe('deal-bribe {"number":13,"count":1}')
  })
})

describe('pacts', () => {
  const pact = (from: number) => {
    const turn = { phase: 0, who: from === 1 ? 0 : 1, pact_with: 0, pact_from: from, pact_price: 3 }
    return talkOf({ turn, ledger: [] } as unknown as Table, { phases: ['pact-answer'] } as unknown as Components)!.lines
  }
  it('lets each side speak for itself', () => {
    expect(pact(1)).toEqual([{ who: 'murshid', key: 'talk-pact', count: 3 }])
    expect(pact(0)).toEqual([{ who: 'warlord', key: 'talk-pact-own', count: 3 }])
  })
})

describe('choices in words', () => {
  const texts = { say: (key: string, args: Record<string, unknown> = {}) => `${key}${args['count'] ?? ''}${args['force'] ?? ''}` } as never
  const losing = { table: { turn: { phase: 0, left: 2 } } } as unknown as CrescentMoonView
  const components = { phases: ['attacker-losses', 'assign'] } as unknown as Components
  it('says which units are lost, mercenaries too', () => {
    const said = ['0', '1', '2'].map((count) => label(`number:${count}-ordinary`, losing, components, texts))
    expect(said).toEqual(['count-mercenary2', 'count-ordinary1, count-mercenary1', 'count-ordinary2'])
    expect(sentence({ kind: 'lose', text: 'lose 1', path: ['number:1-ordinary'] }, losing, components, texts)).toBe('say-losecount-ordinary1, count-mercenary1')
  })
  it('says what is mustered', () => {
    const view = { table: { turn: { phase: 1, left: 0 }, hexes: [] } } as unknown as CrescentMoonView
    const say = { say: (key: string, args: Record<string, unknown> = {}) => (key === 'say-rest' ? `${String(args['things'])}` : `${key} ${Object.values(args).join(' ')}`) } as never
    expect(sentence({ kind: 'muster', text: 'muster h4 1', path: ['action:muster', 'hex:h4', 'number:1'] }, view, components, say)).toBe('board-hex-short 4 → count-units 1')
  })
  it('leaves other numbers alone', () => {
    const assigning = { table: { turn: { phase: 1, left: 2 } } } as unknown as CrescentMoonView
    expect(label('number:1-ordinary', assigning, components, texts)).toBe('count-ordinary1')
  })
  it('knows what building costs', () => {
    const prices = { build: { fort: 2, castle: 4, caliph_fort: 1 }, surcharge: { desert: 2 } } as unknown as Components
    const table = { turn: { discount: 0 }, hexes: [{ name: 'h1', terrain: 'desert' }] } as unknown as Table
    expect(buildPrice('fort', 'caliph', prices)).toBe(1)
    expect(buildPrice('castle', 'sultan', prices, table, 'h1')).toBe(6)
    expect(buildPrice('fort', 'caliph', prices, { ...table, turn: { discount: 2 } } as unknown as Table)).toBe(0)
  })
})

describe('who is to act', () => {
  const rulers = ['warlord', 'murshid', 'sultan', 'caliph', 'nomad'].map((name) => ({ name, hand: 2 }))
  const components = { phases: ['act', 'window', 'end-action'], hand_limit: 8, rulers: rulers.map(({ name }) => ({ name, limit: name === 'warlord' ? 7 : 5 })) } as unknown as Components
  const now = (phase: number, more: object = {}) => acting({ turn: { phase, who: 0, asked: 0b1101 }, rulers, hexes: [], answered: [2], ...more } as unknown as Table, components)
  it('are the seats to act, all of them in a window', () => {
    expect(now(0)).toEqual(['warlord'])
    expect(now(1)).toEqual(['warlord', 'caliph'])
  })
  it('are the seats that hold too much', () => {
    expect(now(1, { rulers: rulers.map((ruler, i) => ({ ...ruler, hand: i === 3 ? 9 : 2 })) })).toEqual(['caliph'])
    expect(now(2, { hexes: [{ units: [{ ruler: 'warlord', ordinary: 7, mercenary: 0 }, { ruler: 'nomad', ordinary: 0, mercenary: 6 }] }] })).toEqual(['nomad'])
  })
})

describe('what bots say with a deal', () => {
  const says = (key: string, who: string, count?: number): Message => ({ key: `reason-${key}`, args: { who: `ruler-${who}`, ...(count === undefined ? {} : { count }) } })
  const log = [
    told('offered', { who: 'ruler-caliph', deal: 'hire', count: 1, price: 1 }),
    says('counter-more', 'nomad', 3),
    told('agreed', { who: 'ruler-caliph', count: 3 }),
    told('pact-offered', { who: 'ruler-murshid', whom: 'ruler-sultan', count: 4 }),
    says('pact-offer', 'murshid', 4),
    told('pact-offered', { who: 'ruler-sultan', whom: 'ruler-murshid', count: 2 }),
    says('pact-less', 'sultan', 2),
    told('pact-refused', { who: 'ruler-murshid' }),
    says('pact-low', 'murshid'),
    told('pact-offered', { who: 'ruler-warlord', whom: 'ruler-murshid', count: 5 }),
  ].map((message, number) => ({ number, message }))

  it('stays with its deal, the latest first', () => {
    expect(wordsOf(log).map((words) => words.map(({ key }) => key))).toEqual([[], ['reason-pact-offer', 'reason-pact-less', 'reason-pact-low'], ['reason-counter-more']])
  })

  it('takes the place of a line of the dialogue', () => {
    const words = wordsOf(log)[1]!
    expect(ownWords({ who: 'sultan', key: 'talk-pact', count: 2 }, words)?.key).toBe('reason-pact-less')
    expect(ownWords({ who: 'sultan', key: 'talk-pact', count: 4 }, words)).toBeUndefined()
  })
})
