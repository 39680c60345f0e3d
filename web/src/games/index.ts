// The games that have a folder here, and plug-ins. A game is loaded when a table of it is opened; its cover is part of the page.

import type { Component } from 'svelte'

import { user } from '../app/user.svelte'
import type { AnyGameClient } from './contract'
import plain from './plain'
import PlainCover from './plain/Cover.svelte'
import { loadPlugin } from './plugin'

const CLIENTS = import.meta.glob<AnyGameClient>(['./*/index.ts', '!./plain/index.ts'], { import: 'default' })
const COVERS = import.meta.glob<Component>('./*/Cover.svelte', { eager: true, import: 'default' })

/** A game's part of the client: one of those here, the plug-in's own, or the plain one. */
export async function loadGame(name: string): Promise<AnyGameClient> {
  const own = CLIENTS[`./${name}/index.ts`]
  if (own) return own()
  await user.load()
  const address = user.card(name)?.client
  return address ? loadPlugin(address) : plain
}

/** The picture on a game's box. */
export function coverOf(name: string): Component {
  return COVERS[`./${name}/Cover.svelte`] ?? PlainCover
}
