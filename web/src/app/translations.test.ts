import { expect, it } from 'vitest'

import type { GameCard } from '../generated/protocol'
import { settings } from './settings.svelte'
import { shelf } from './translations.svelte'

const card = { name: 'blue_moon', titles: { en: 'Blue "Moon" \\ {1}', pl: 'Błękitny Księżyc' }, descriptions: { en: 'Two peoples fight.' } } as unknown as GameCard

it('a game has a title and a description before its texts come', () => {
  expect(shelf.of('blue_moon').sayFirst(['title'], 'blue_moon')).toBe('blue_moon')
  shelf.introduce([card])
  settings.language = 'en'
  expect(shelf.of('blue_moon').say('title')).toBe('Blue "Moon" \\ {1}')
  settings.language = 'pl'
  expect(shelf.of('blue_moon').say('title')).toBe('Błękitny Księżyc')
  expect(shelf.of('blue_moon').say('description')).toBe('Two peoples fight.')
  expect(shelf.has('blue_moon')).toBe(false)
})
