// @vitest-environment node
import { describe, expect, it } from 'vitest'

import czech from '../text/cs.ftl?raw'
import english from '../text/en.ftl?raw'
import polish from '../text/pl.ftl?raw'
import { FluentTexts, preferredLanguage } from './texts'

const ENGLISH = `
card-played = { $who } plays { $card }.
card-storm = Storm
seat-1 = Player 1
only-english = Only here
coins = { $count ->
    [one] one coin
   *[other] { $count } coins
}
`
const POLISH = `
card-played = { $who } zagrywa kartę { $card }.
card-storm = Burza
coins = { $count ->
    [one] jedna moneta
    [few] { $count } monety
   *[many] { $count } monet
}
`
const CZECH = `
coins = { $count ->
    [one] jedna mince
    [few] { $count } mince
    [many] { $count } mince
   *[other] { $count } mincí
}
`
const en = FluentTexts.of({ language: 'en', files: [ENGLISH] })
const pl = FluentTexts.of({ language: 'pl', files: [POLISH] }, { language: 'en', files: [ENGLISH] })
const cs = FluentTexts.of({ language: 'cs', files: [CZECH] }, { language: 'en', files: [ENGLISH] })

describe('a message', () => {
  it('has its keys translated first, and other words as they are', () => {
    expect(pl.tell({ key: 'card-played', args: { who: 'Ada', card: 'card-storm' } })).toBe('Ada zagrywa kartę Burza.')
  })

  it('bears no isolation marks', () => {
    expect(en.say('card-played', { who: 'Ada', card: 'x' })).toBe('Ada plays x.')
  })

  it('falls back to English, then to its key', () => {
    expect(pl.say('only-english')).toBe('Only here')
    expect(pl.say('nowhere')).toBe('nowhere')
    expect([pl.knows('only-english'), pl.knows('nowhere')]).toEqual([true, false])
  })

  it('counts as each language does', () => {
    expect([1, 2, 5, 22].map((count) => pl.say('coins', { count }))).toEqual(['jedna moneta', '2 monety', '5 monet', '22 monety'])
    expect([1, 3, 5].map((count) => cs.say('coins', { count }))).toEqual(['jedna mince', '3 mince', '5 mincí'])
  })
})

describe('people', () => {
  it('have their names in place of seats', () => {
    const named = pl.named(new Map([['seat-1', 'Ada']]))
    expect(named.tell({ key: 'card-played', args: { who: 'seat-1', card: 'card-storm' } })).toBe('Ada zagrywa kartę Burza.')
    expect(named.say('seat-1')).toBe('Ada')
  })

  it('may be called like a key', () => {
    expect(en.fill('card-played', { who: 'card-storm', card: 'x' })).toBe('card-storm plays x.')
    expect(en.named(new Map([['seat-1', 'card-storm']])).say('card-played', { who: 'seat-1', card: 'x' })).toBe('card-storm plays x.')
  })
})

describe('a refusal', () => {
  it('says reason, rule and advice', () => {
    const refusal = { rule: 'card-storm', reason: { key: 'coins', args: { count: 2 } }, advice: { key: 'only-english', args: {} } }
    expect(pl.refuse(refusal)).toEqual({ reason: '2 monety', rule: 'Burza', advice: 'Only here' })
  })
})

it('knows what follows a prefix', () => {
  expect(pl.keysAfter('card-')).toEqual(['played', 'storm'])
})

it('speaks the first language of the browser that it can', () => {
  expect(preferredLanguage(['de-DE', 'cs-CZ', 'en'])).toBe('cs')
  expect(preferredLanguage(['pl'])).toBe('pl')
  expect(preferredLanguage([])).toBe('en')
})

describe('the client’s own words', () => {
  const keys = (file: string): string[] => [...file.matchAll(/^(ui-[a-z-]+) =/gm)].map((match) => match[1] ?? '')

  it.each([
    ['Polish', polish],
    ['Czech', czech],
  ])('are all there in %s', (_, file) => {
    expect(keys(file)).toEqual(keys(english))
  })
})
