// Marks on a board, for what a line or a lesson speaks of. Boards only have to carry `data-target`.

import type { TargetId } from '../games/contract'

/** Mark these things, and nothing else. */
export function highlightThings(place: ParentNode, wanted: ReadonlySet<TargetId>): void {
  for (const thing of place.querySelectorAll<HTMLElement | SVGElement>('[data-target]')) {
    thing.toggleAttribute('data-marked', wanted.has(thing.dataset.target ?? ''))
  }
}
