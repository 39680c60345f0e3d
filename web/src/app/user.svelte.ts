// The current user and the games of the server: fetched once.

import type { GameCard, Guest } from '../generated/protocol'
import { api } from '../server/api'
import { translations } from './translations.svelte'

class CurrentUser {
  profile = $state.raw<Guest | null>(null)
  games = $state.raw<readonly GameCard[] | null>(null)

  #loading: Promise<void> | null = null

  /** Once, however many ask: two first questions at once would make two guests of one person. */
  load(): Promise<void> {
    return (this.#loading ??= this.#load().finally(() => (this.#loading = null)))
  }

  async #load(): Promise<void> {
    // One after the other: the first answer brings the cookie that the others need.
    this.profile ??= await api.me()
    this.games ??= await api.games()
    translations.introduce(this.games)
  }

  /** Signed in, signed out or renamed: another tab has to know as well. */
  become(profile: Guest): void {
    this.profile = profile
    tabs?.postMessage('changed')
  }

  /** Ask the server who the user is now. A visitor without a session becomes a guest. */
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

export const user = new CurrentUser()

// The tabs of a browser share their cookies, and so they are the same person.
const tabs = typeof BroadcastChannel === 'function' ? new BroadcastChannel('moonsaga') : null
tabs?.addEventListener('message', () => {
  void api.me().then(
    (profile) => (user.profile = profile),
    () => undefined,
  )
})
