import { describe, expect, it } from 'vitest'

import client from '.'
import type { Seat } from '../../generated/protocol'
import { LANGUAGES } from '../../i18n/texts'
import { COMPONENTS, TABLE, textsIn, VIEW } from './testing'
import { isPlace, parse, sayCell, turnNumber } from './words'

const SEATS = [1, 2].map((n): Seat => ({ role: `seat-${n}`, kind: 'person', name: `P${n}`, bot: '', away: false, here: true, mine: n === 1 }))
const texts = textsIn('en').named(new Map([['seat-1', 'Ada'], ['seat-2', 'Ben']]))
const cell = (name: string) => TABLE.board!.cells.find((each) => each.name === name)!
const offer = (kind: string, text: string, ...path: string[]) => ({ kind, text, path })

describe('turns', () => {
  it('are counted to the one that is played, or that was the last', () => {
    const number = (ending: string) => turnNumber({ turns: 60, ending })
    expect(['', 'points', 'last-on-board', 'no-progress', 'turn-limit'].map(number)).toEqual([61, 61, 61, 60, 60])
  })
})

describe('cells', () => {
  it('are read aloud with what stands on them', () => {
    expect(sayCell(cell('a2'), TABLE, texts)).toBe('a2: sand, Navy, stack of 3 with the Emperor')
    expect(sayCell(cell('b1'), TABLE, texts)).toBe('b1: sand, Purple, one disc')
    expect(sayCell(cell('b3'), TABLE, texts)).toBe('b3: capital, camp of Navy')
    expect(sayCell(cell('c2'), TABLE, texts)).toBe('c2: storm')
  })

  it('speak the reader’s language', () => {
    expect(sayCell(cell('a2'), TABLE, textsIn('pl'))).toBe('a2: piasek, Granatowy, stos z Cesarzem: 3 dyski')
    expect(sayCell(cell('a2'), TABLE, textsIn('cs'))).toBe('a2: písek, Tmavě modrý, sloupek s Císařem: 3 kameny')
  })
})

describe('things to touch', () => {
  it('lie on the board or beside it', () => {
    expect(['stack:a2', 'space:b2', 'site:b3'].every(isPlace)).toBe(true)
    expect(['button:march', 'discs:2', 'building:camp', 'payment:with-emperor', 'loss:1'].some(isPlace)).toBe(false)
    expect(parse('loss:2+emperor')).toEqual({ kind: 'loss', name: '2+emperor' })
  })

  it('have names', () => {
    const say = (target: string) => client.label(target, VIEW, COMPONENTS, texts)
    expect(say('stack:a2')).toBe('a2, Navy, 3 discs with the Emperor')
    expect(say('space:b2')).toBe('b2')
    expect(say('site:b3')).toBe('b3, capital')
    expect(say('building:tower')).toBe('Tower')
    expect(say('discs:1')).toBe('One disc')
    expect(say('loss:2+emperor')).toBe('2 discs, the Emperor among them')
    expect(say('payment:without-emperor')).toBe('Not the Emperor')
    expect(say('button:halt')).toBe('No march')
  })
})

describe('choices', () => {
  const say = (kind: string, text: string, ...path: string[]) => client.sentence!(offer(kind, text, ...path), VIEW, COMPONENTS, texts)

  it('are sentences', () => {
    expect(say('move', 'a2-b2', 'stack:a2', 'space:b2')).toBe('Move a2 to b2')
    expect(say('move', 'a2xb1', 'stack:a2', 'space:b1')).toBe('a2 takes b1 from Purple')
    expect(say('move', 'b1+a2', 'stack:b1', 'space:a2')).toBe('Move b1 onto a2 and join them')
    expect(say('build', 'a2 build a3 camp', 'stack:a2', 'site:a3', 'building:camp')).toBe('Build a camp on a3 with discs from a2')
    expect(say('build', 'a2 build a3 camp emperor', 'stack:a2', 'site:a3', 'building:camp', 'payment:with-emperor')).toBe('Build a camp on a3 with discs from a2, the Emperor too')
    expect(say('reinforce', 'reinforce a2 1', 'stack:a2', 'discs:1')).toBe('Reinforce a2 with one disc')
    expect(say('lose', 'lose 0', 'loss:0')).toBe('Give to the storms: No disc')
    expect(say('march', 'march', 'button:march')).toBe('Forced march')
    expect(say('juggle', 'juggle')).toBeNull()
  })

  it('differ where the actions differ, in every language', () => {
    const offers = [
      offer('move', 'a2-b2', 'stack:a2', 'space:b2'),
      offer('move', 'a2xb1', 'stack:a2', 'space:b1'),
      offer('build', 'a2 build a3 camp', 'stack:a2', 'site:a3', 'building:camp', 'payment:without-emperor'),
      offer('build', 'a2 build a3 camp emperor', 'stack:a2', 'site:a3', 'building:camp', 'payment:with-emperor'),
      offer('moon', 'moon b2', 'site:b3', 'space:b2'),
      offer('sand', 'sand b1', 'site:b3', 'stack:b1'),
      offer('swap', 'swap b1', 'stack:b1'),
      offer('reinforce', 'reinforce a2 1', 'stack:a2', 'discs:1'),
      offer('reinforce', 'reinforce a2 2', 'stack:a2', 'discs:2'),
      offer('lose', 'lose 1', 'loss:1'),
      offer('lose', 'lose 1 emperor', 'loss:1+emperor'),
      ...['march', 'halt', 'done', 'pass', 'keep'].map((name) => offer(name, name, `button:${name}`)),
    ]
    for (const language of LANGUAGES) {
      const said = offers.map((each) => client.sentence!(each, VIEW, COMPONENTS, textsIn(language)))
      expect(new Set(said).size).toBe(offers.length)
      expect(said.join()).not.toMatch(/say-|\{|\$/)
    }
  })
})

describe('the position', () => {
  it('is read aloud', () => {
    expect(client.summary(VIEW, COMPONENTS, SEATS, texts)).toEqual([
      'Turn 7: Navy, Action phase.',
      'Ada, Navy: 4 points of 12, with a capital. One stack: a2 with 3 and the Emperor. Reserve empty. Buildings: camp b3. In prison: the Emperor of Purple.',
      'Ben, Purple: 0 points of 12, no capital. One stack: b1. 2 discs in the reserve. The Emperor is a prisoner of Navy.',
    ])
  })

  it('has words for the beginning and the end', () => {
    const laying = { ...VIEW, table: { ...TABLE, board: null, phase: 'tiles', stacks: [], buildings: [], drawn: [] } }
    expect(client.summary(laying, COMPONENTS, SEATS, texts)).toEqual(['The large tiles are laid.'])
    const over = { ...VIEW, table: { ...TABLE, phase: 'over', ending: 'points', winners: [0] } }
    expect(client.summary(over, COMPONENTS, SEATS, texts)[0]).toBe('Twelve points and a capital.')
  })

  it('needs no word that a language lacks', () => {
    for (const language of LANGUAGES) {
      expect(client.summary(VIEW, COMPONENTS, SEATS, textsIn(language)).join(' ')).not.toMatch(/sum-|board-|cell-|\{|\$/)
    }
  })
})

describe('seats', () => {
  it('look like their colours once these are drawn', () => {
    expect(client.role(VIEW, 1)).toBe('colour-purple')
    expect(client.look(VIEW, 1).sign).toBe('◆')
    const early = { ...VIEW, table: { ...TABLE, drawn: [] } }
    expect(client.role(early, 1)).toBe('')
    expect(client.scores!(VIEW, COMPONENTS, texts).map((row) => row.values)).toEqual([[4, 0], ['✓', '–'], [1, 0]])
  })
})

describe('the log', () => {
  it('points at the places it speaks of', () => {
    expect(client.mentioned({ key: 'event-moved', args: { who: 'colour-navy', from: 'a2', to: 'b2', count: 3 } }, VIEW)).toEqual(['space:a2', 'space:b2'])
    expect(client.mentioned({ key: 'event-built', args: { site: 'b3', from: 'a2', building: 'building-camp' } }, VIEW)).toEqual(['space:a2', 'site:b3'])
    expect(client.mentioned({ key: 'event-turn', args: { number: 3, who: 'colour-navy' } }, VIEW)).toEqual([])
  })
})
