import { describe, expect, it } from 'vitest'

import type { Texts } from '../../../i18n/texts'
import type { CardFace, Components } from '../reading'
import { OPEN_SIEVE, sift, type Sieve } from './sieve'

const texts: Texts = { language: 'en', knows: () => false, say: (key) => key, tell: (message) => message.key }

function face(name: string, people: string, more: Partial<CardFace> = {}): CardFace {
  const nothing = { shields: [], icons: [], gang: '', bluff: '', capacity: 0, family: '', headline: { key: '', args: {} }, text: [], provenance: 'found' }
  return { name, people, kind: 'character', moons: 1, fire: 2, earth: 2, ...nothing, ...more }
}

const cards: Record<string, CardFace> = {
  'vulca-01': face('Cinder', 'vulca', { fire: 5 }),
  'vulca-02': face('Ember', 'vulca', { kind: 'support', moons: 3 }),
  'hoax-01': face('Sage', 'hoax', { earth: 4, text: [{ key: 'Draw żółte cards', args: {} }] }),
  'mutant-101': face('Beast', 'mutant', { moons: 0, kind: 'influence', fire: null, earth: null }),
}
const components = { cards, decks: {}, names: { peoples: ['hoax', 'vulca'] } } as unknown as Components

function passing(sieve: Partial<Sieve>, deck: string[] = []): string[] {
  return sift(components, { ...OPEN_SIEVE, people: '', ...sieve }, 'vulca', new Set(deck), texts)
}

describe('the sieve', () => {
  it("shows the leader's own cards first, then the others as in the box", () => {
    expect(passing({})).toEqual(['vulca-01', 'vulca-02', 'hoax-01', 'mutant-101'])
    expect(passing({ people: 'own' })).toEqual(['vulca-01', 'vulca-02'])
    expect(passing({ people: 'others' })).toEqual(['hoax-01', 'mutant-101'])
  })
  it('knows peoples, kinds, elements and moons', () => {
    expect(passing({ people: 'mutant' })).toEqual(['mutant-101'])
    expect(passing({ kind: 'support' })).toEqual(['vulca-02'])
    expect(passing({ element: 'fire' })).toEqual(['vulca-01'])
    expect(passing({ element: 'earth' })).toEqual(['hoax-01'])
    expect(passing({ element: 'even' })).toEqual(['vulca-02'])
    expect(passing({ moons: 0 })).toEqual(['mutant-101'])
  })
  it('finds words in names and texts, without accents', () => {
    expect(passing({ words: 'zolte draw' })).toEqual(['hoax-01'])
    expect(passing({ words: 'CIND' })).toEqual(['vulca-01'])
  })
  it('shows what is in the deck', () => {
    expect(passing({ chosen: true }, ['hoax-01'])).toEqual(['hoax-01'])
  })
})
