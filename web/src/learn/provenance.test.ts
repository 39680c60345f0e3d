import { describe, expect, it } from 'vitest'

import { findSources } from './provenance'
import { FluentTexts } from '../i18n/texts'

const texts = FluentTexts.of({ language: 'en', files: ['card-ace = Ace of Moons'] })

describe('where components are known from', () => {
  it('is told group by group, the surest first, by the names of the things', () => {
    const components = {
      tiles: { A: { provenance: 'reconstruction' }, B: { provenance: 'rulebook' }, C: { provenance: 'rulebook' } },
      cards: [{ name: 'ace', provenance: { effect: 'derived', copies: 'rulebook' } }, { name: 'Old Man', provenance: { effect: 'reconstruction' } }],
      maps: { small: 'found' },
    }
    expect(findSources(components, { tiles: '', cards: 'card', maps: '', none: '' }, texts)).toEqual([
      { group: 'tiles', lines: [{ provenance: 'rulebook', names: ['B', 'C'] }, { provenance: 'reconstruction', names: ['A'] }] },
      { group: 'cards', lines: [{ provenance: 'derived', names: ['Ace of Moons'] }, { provenance: 'reconstruction', names: ['Old Man'] }] },
      { group: 'maps', lines: [{ provenance: 'found', names: ['small'] }] },
      { group: 'none', lines: [] },
    ])
  })
})
