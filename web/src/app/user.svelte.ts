// Who I am here, and the games on the shelf: asked once.

import type { GameCard, Guest } from '../generated/protocol'
import { api } from '../server/api'
import { shelf } from './translations.svelte'

class Me {
  guest = $state.raw<Guest | null>(null)
  games = $state.raw<readonly GameCard[] | null>(null)

  #loading: Promise<void> | null = null

  /** Once, however many ask: two first questions at once would make two guests of one person. */
  load(): Promise<void> {
    return (this.#loading ??= this.#load().finally(() => (this.#loading = null)))
  }

  async #load(): Promise<void> {
    // One after the other: the first answer brings the cookie that the others need.
    this.guest ??= await api.me()
    this.games ??= await api.games()
    shelf.introduce(this.games)
  }

  /** Signed in, signed out or renamed: another tab has to know as well. */
  become(guest: Guest): void {
    this.guest = guest
    tabs?.postMessage('changed')
  }

  /** Who am I now? Whoever is nobody becomes a guest. */
  async ask(): Promise<void> {
    this.become(await api.me())
  }

  async rename(name: string): Promise<void> {
    this.become(await api.rename(name))
  }

  card(game: string): GameCard | null {
    return this.games?.find((card) => card.name === game) ?? null
  }
}

export const me = new Me()

// The tabs of a browser share their cookies, and so they are the same person.
const tabs = typeof BroadcastChannel === 'function' ? new BroadcastChannel('moonsaga') : null
tabs?.addEventListener('message', () => {
  void api.me().then(
    (guest) => (me.guest = guest),
    () => undefined,
  )
})
