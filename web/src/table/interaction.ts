// Selecting things: the one engine behind every board, the list of choices and the keyboard. It knows paths of things to
// select and nothing of what they mean.

import type { TargetId } from '../games/contract'
import type { Offer } from '../generated/protocol'

/** The legal actions, and what was selected so far. */
export interface Interaction {
  readonly offers: readonly Offer[]
  readonly selected: readonly TargetId[]
}

/** What a selection led to. */
export type Selection =
  | { readonly kind: 'continues'; readonly next: Interaction }
  | { readonly kind: 'completes'; readonly offer: Offer; readonly next: Interaction }
  | { readonly kind: 'refused'; readonly path: readonly TargetId[] }

export const NOTHING: Interaction = { offers: [], selected: [] }

/** A new decision: nothing is selected yet. */
export function begin(offers: readonly Offer[]): Interaction {
  return { offers, selected: [] }
}

/** The same decision with other offers: what was selected stays as far as it still leads somewhere. */
export function renew(old: Interaction, offers: readonly Offer[]): Interaction {
  let selected = old.selected
  while (selected.length > 0 && !offers.some((offer) => startsWith(offer.path, selected))) selected = selected.slice(0, -1)
  return { offers, selected }
}

/** The legal actions that begin with what was selected. */
export function continuing({ offers, selected }: Interaction): readonly Offer[] {
  return selected.length === 0 ? offers : offers.filter((offer) => startsWith(offer.path, selected))
}

/** What can be selected next. */
export function selectable(interaction: Interaction): ReadonlySet<TargetId> {
  return selectableAfter(interaction.offers, interaction.selected)
}

/** Where the legal actions lead that go on with this thing. */
export function continuations({ offers, selected }: Interaction, target: TargetId): ReadonlySet<TargetId> {
  // While one stack is selected, another may be looked at too: then the path begins with that one.
  for (let kept = selected.length; kept >= 0; kept--) {
    const path = [...selected.slice(0, kept), target]
    const found = offers.filter((offer) => startsWith(offer.path, path))
    if (found.length > 0) return new Set(found.flatMap((offer) => offer.path.slice(path.length)))
  }
  return new Set()
}

/**
 * A thing was selected; if it can mean several, the one that leads on is taken. A thing that does not continue the path
 * but would have continued an earlier part of it begins again from there: another stack instead of the one in hand.
 */
export function select({ offers, selected }: Interaction, ...meant: readonly [TargetId, ...TargetId[]]): Selection {
  const last = selected.at(-1)
  if (last !== undefined && meant.includes(last) && !meant.some((target) => selectableAfter(offers, selected).has(target))) {
    return { kind: 'continues', next: { offers, selected: selected.slice(0, -1) } }
  }
  for (let kept = selected.length; kept >= 0; kept--) {
    const before = selected.slice(0, kept)
    const open = selectableAfter(offers, before)
    const target = meant.find((candidate) => open.has(candidate))
    if (target !== undefined) return extend(offers, [...before, target])
  }
  return { kind: 'refused', path: [...selected, meant[0]] }
}

/** One step back; the same if nothing was selected. */
export function back({ offers, selected }: Interaction): Interaction {
  return { offers, selected: selected.slice(0, -1) }
}

function extend(offers: readonly Offer[], path: readonly TargetId[]): Selection {
  const next = { offers, selected: path }
  const whole = offers.filter((offer) => offer.path.length === path.length && startsWith(offer.path, path))
  const only = whole.length === 1 ? whole[0] : undefined
  return only ? { kind: 'completes', offer: only, next } : { kind: 'continues', next }
}

function selectableAfter(offers: readonly Offer[], selected: readonly TargetId[]): ReadonlySet<TargetId> {
  const found = new Set<TargetId>()
  for (const { path } of offers) {
    const next = path[selected.length]
    if (next !== undefined && startsWith(path, selected)) found.add(next)
  }
  return found
}

function startsWith(path: readonly TargetId[], beginning: readonly TargetId[]): boolean {
  return beginning.length <= path.length && beginning.every((target, i) => path[i] === target)
}
