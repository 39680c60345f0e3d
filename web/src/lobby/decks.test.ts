import { afterEach, expect, test, vi } from 'vitest'
import type { SavedDeck } from '../generated/protocol'
import { deckApi, savedDecks } from './decks.svelte'

function saved(id: string, name: string): SavedDeck {
  return { id, game: 'noughts', changed: 0, check: { deck: { leader: 'x', cards: [], name } } } as unknown as SavedDeck
}

afterEach(() => vi.restoreAllMocks())

test('a list that was asked for before a deck was kept does not take it away again', async () => {
  const answers = [[saved('a', 'Old name')], [saved('a', 'New name')]]
  const list = vi.spyOn(deckApi, 'list').mockImplementation(async () => {
    const answer = answers.shift() ?? []
    if (answers.length > 0) savedDecks.note(saved('a', 'New name')) // kept while the first answer was on its way
    return answer
  })
  await savedDecks.load('noughts')
  expect(list).toHaveBeenCalledTimes(2)
  expect(savedDecks.of('noughts')?.map((deck) => deck.check.deck.name)).toEqual(['New name'])
})

test('a dropped deck does not come back with a late answer', async () => {
  const answers = [[saved('a', 'One'), saved('b', 'Two')], [saved('b', 'Two')]]
  vi.spyOn(deckApi, 'list').mockImplementation(async () => {
    const answer = answers.shift() ?? []
    if (answers.length > 0) savedDecks.drop(saved('a', 'One'))
    return answer
  })
  await savedDecks.load('noughts')
  expect(savedDecks.of('noughts')?.map((deck) => deck.id)).toEqual(['b'])
})
