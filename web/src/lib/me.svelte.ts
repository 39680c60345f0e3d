// Who I am here, and the games on the shelf: asked once.

import type { GameCard, Guest } from '../generated/protocol'
import { api } from './api'

class Me {
  guest = $state.raw<Guest | null>(null)
  games = $state.raw<readonly GameCard[] | null>(null)

  async load(): Promise<void> {
    // One after the other: the first answer brings the cookie that the others need.
    this.guest ??= await api.me()
    this.games ??= await api.games()
  }

  async rename(name: string): Promise<void> {
    this.guest = await api.rename(name)
  }

  card(game: string): GameCard | null {
    return this.games?.find((card) => card.name === game) ?? null
  }
}

export const me = new Me()
