// The client of a plug-in: a module that its server serves, in plain DOM. Svelte is not shared with it, so an adapter
// makes a component of its `mount`. What it leaves out, and what fails, comes from the plain client.

import type { Component } from 'svelte'

import type { AnyGameClient, BoardProps, GameModule } from './contract'
import plain from './plain'
import PluginBoard from './PluginBoard.svelte'

// eslint-disable-next-line @typescript-eslint/no-explicit-any
type AnyModule = Partial<GameModule<any, any>>

/** The client behind an address of `GameCard.client`; the plain one if it cannot be loaded. */
export async function loadPlugin(address: string): Promise<AnyGameClient> {
  try {
    return adapt((await import(/* @vite-ignore */ address)) as AnyModule)
  } catch (error) {
    console.error(error)
    return plain
  }
}

export function adapt(module: AnyModule): AnyGameClient {
  const { mount, label, sentence, summary, role, look, scores, mentioned } = module
  return {
    Board: mount ? boardOf(mount) : plain.Board,
    label: guarded(label, plain.label),
    sentence: guarded(sentence, () => null),
    summary: guarded(summary, plain.summary),
    role: guarded(role, plain.role),
    look: guarded(look, plain.look),
    scores: guarded(scores, () => []),
    mentioned: guarded(mentioned, plain.mentioned),
  }
}

function guarded<Args extends unknown[], Result>(own: ((...args: Args) => Result) | undefined, otherwise: (...args: Args) => Result): (...args: Args) => Result {
  if (own === undefined) return otherwise
  return (...args) => {
    try {
      return own(...args)
    } catch (error) {
      console.error(error)
      return otherwise(...args)
    }
  }
}

/** A component that mounts this board: a component is a function, and its properties are read when they are needed. */
function boardOf(mount: NonNullable<AnyModule['mount']>): AnyGameClient['Board'] {
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  const board: Component<BoardProps<any, any>> = (internals, props) =>
    PluginBoard(internals, new Proxy(props, { get: (given, name) => (name === 'mount' ? mount : (Reflect.get(given, name) as unknown)) }) as never)
  return board
}
