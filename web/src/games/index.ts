// The games that have a folder here. A game is loaded when a table of it is opened; its cover is part of the page.

import type { Component } from 'svelte'

import type { AnyGameClient } from './contract'
import plain from './plain'
import PlainCover from './plain/Cover.svelte'

const CLIENTS = import.meta.glob<AnyGameClient>(['./*/index.ts', '!./plain/index.ts'], { import: 'default' })
const COVERS = import.meta.glob<Component>('./*/Cover.svelte', { eager: true, import: 'default' })

/** A game's part of the client; the plain one for a game that has none of its own. */
export async function loadGame(name: string): Promise<AnyGameClient> {
  return (await CLIENTS[`./${name}/index.ts`]?.()) ?? plain
}

/** The picture on a game's box. */
export function coverOf(name: string): Component {
  return COVERS[`./${name}/Cover.svelte`] ?? PlainCover
}
