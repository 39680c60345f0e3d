// The games that have a board here. Each is loaded when a table of it is opened.

import type { GameClient } from './contract'

// eslint-disable-next-line @typescript-eslint/no-explicit-any
type AnyGameClient = GameClient<any, any>

const shelf: Record<string, () => Promise<{ default: AnyGameClient }>> = {
  blue_moon: () => import('./blue_moon'),
  eko: () => import('./eko'),
}

export async function loadGame(name: string): Promise<AnyGameClient | null> {
  return shelf[name] ? (await shelf[name]()).default : null
}
