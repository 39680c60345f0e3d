// The decks I have built, and what the server says about one. Whether a deck is legal only the game's rules know.

import type { DeckCheck, DeckList, NewDeck, SavedDeck } from '../generated/protocol'
import { request } from '../server/api'

const one = (id: string): string => `/api/decks/${encodeURIComponent(id)}`

export function toWish(game: string, deck: DeckList): NewDeck {
  return { game, leader: deck.leader, cards: deck.cards, name: deck.name.trim() }
}

export const deckApi = {
  list: (game: string) => request<SavedDeck[]>('GET', `/api/decks?game=${encodeURIComponent(game)}`),
  check: (wish: NewDeck) => request<DeckCheck>('POST', '/api/decks/check', wish),
  read: (game: string, text: string) => request<DeckCheck>('POST', '/api/decks/read', { game, text }),
  keep: (wish: NewDeck) => request<SavedDeck>('POST', '/api/decks', wish),
  change: (id: string, wish: NewDeck) => request<SavedDeck>('PUT', one(id), wish),
  remove: (id: string) => request<undefined>('DELETE', one(id)),
}

class SavedDecks {
  #decks = $state.raw<Record<string, readonly SavedDeck[]>>({})
  #changes = 0

  /** My decks for a game, by name; null until they are here. */
  of(game: string): readonly SavedDeck[] | null {
    return this.#decks[game] ?? null
  }

  async load(game: string): Promise<void> {
    // What was kept or dropped meanwhile is perhaps not in the answer: then it is asked for again.
    let found: SavedDeck[]
    let before: number
    do {
      before = this.#changes
      found = await deckApi.list(game)
    } while (before !== this.#changes)
    this.#put(game, found)
  }

  /** A deck was kept or changed. */
  note(saved: SavedDeck): void {
    this.#changes += 1
    const others = (this.of(saved.game) ?? []).filter((deck) => deck.id !== saved.id)
    this.#put(saved.game, [...others, saved])
  }

  drop(saved: SavedDeck): void {
    this.#changes += 1
    this.#put(saved.game, (this.of(saved.game) ?? []).filter((deck) => deck.id !== saved.id))
  }

  #put(game: string, decks: readonly SavedDeck[]): void {
    const sorted = [...decks].sort((a, b) => a.check.deck.name.localeCompare(b.check.deck.name) || a.changed - b.changed)
    this.#decks = { ...this.#decks, [game]: sorted }
  }
}

export const savedDecks = new SavedDecks()
