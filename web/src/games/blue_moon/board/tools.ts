// What the parts of the board share: they get it as context, so that it is not handed through every layer.

import { getContext, setContext } from 'svelte'

import type { Texts } from '../../../i18n/texts'
import type { TargetId } from '../../contract'
import type { Components, Placed, View } from '../reading'

export interface BoardTools {
  readonly view: View
  readonly components: Components
  readonly texts: Texts
  readonly selectable: ReadonlySet<TargetId>
  readonly selected: readonly TargetId[]
  /** Widths of a card on the table, in hand and on a pile, in pixels. */
  readonly sizes: { table: number; hand: number; pile: number }
  /** A phone: one column, cards show no words. */
  readonly narrow: boolean
  /** Cards in the air: their places on the table wait for them. */
  readonly aloft: ReadonlySet<number>
  /** The last thing the reader used was a key: what has the focus is shown enlarged. */
  readonly keyboard: boolean
  select(targets: readonly TargetId[]): void
  /** Shows a card enlarged; `pinned` stays until it is closed. */
  enlarge(placed: Placed, near: Element, pinned: boolean): void
  release(): void
}

const KEY = Symbol('blue moon')

export function shareTools(tools: BoardTools): void {
  setContext(KEY, tools)
}

export function useTools(): BoardTools {
  return getContext<BoardTools>(KEY)
}
