// The games that have a board here. Each is loaded when a table of it is opened.

import type { GameClient } from './contract'
import plain from './plain'

// Only the game itself knows the type of its view; the frame hands it through.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type AnyGameClient = GameClient<any, any>

const shelf = import.meta.glob<{ default: AnyGameClient }>(['./*/index.ts', '!./plain/index.ts'])

/** A game's part of the client; the plain one for a game that has none of its own. */
export async function loadGame(name: string): Promise<AnyGameClient> {
  const open = shelf[`./${name}/index.ts`]
  return open ? (await open()).default : plain
}
