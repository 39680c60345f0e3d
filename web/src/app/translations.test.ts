import { expect, it } from 'vitest'

import type { GameCard } from '../generated/protocol'
import { settings } from './settings.svelte'
import { translations } from './translations.svelte'

const card = { name: 'noughts', titles: { en: 'Noughts "and" \\ {1}', pl: 'Kółko i krzyżyk' }, descriptions: { en: 'Three in a row win.' } } as unknown as GameCard

it('a game has a title and a description before its texts come', () => {
  expect(translations.of('noughts').sayFirst(['title'], 'noughts')).toBe('noughts')
  translations.introduce([card])
  settings.language = 'en'
  expect(translations.of('noughts').say('title')).toBe('Noughts "and" \\ {1}')
  settings.language = 'pl'
  expect(translations.of('noughts').say('title')).toBe('Kółko i krzyżyk')
  expect(translations.of('noughts').say('description')).toBe('Three in a row win.')
  expect(translations.has('noughts')).toBe(false)
})
