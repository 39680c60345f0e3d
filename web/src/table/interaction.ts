// Touching things: the one engine behind every board, the list of choices and the keyboard. It knows paths of things to
// touch and nothing of what they mean.

import type { TargetId } from '../games/contract'
import type { Offer } from '../generated/protocol'

/** The legal actions, and what was touched so far. */
export interface Interaction {
  readonly offers: readonly Offer[]
  readonly touched: readonly TargetId[]
}

/** What a touch led to. */
export type Touch =
  | { readonly kind: 'continues'; readonly next: Interaction }
  | { readonly kind: 'completes'; readonly offer: Offer; readonly next: Interaction }
  | { readonly kind: 'refused'; readonly path: readonly TargetId[] }

export const NOTHING: Interaction = { offers: [], touched: [] }

/** A new decision: nothing is touched yet. */
export function begin(offers: readonly Offer[]): Interaction {
  return { offers, touched: [] }
}

/** The same decision with other offers: what was touched stays as far as it still leads somewhere. */
export function renew(old: Interaction, offers: readonly Offer[]): Interaction {
  let touched = old.touched
  while (touched.length > 0 && !offers.some((offer) => startsWith(offer.path, touched))) touched = touched.slice(0, -1)
  return { offers, touched }
}

/** The legal actions that begin with what was touched. */
export function continuing({ offers, touched }: Interaction): readonly Offer[] {
  return touched.length === 0 ? offers : offers.filter((offer) => startsWith(offer.path, touched))
}

/** What can be touched next. */
export function lit(interaction: Interaction): ReadonlySet<TargetId> {
  return litAfter(interaction.offers, interaction.touched)
}

/** Where the legal actions lead that go on with this thing. */
export function behind({ offers, touched }: Interaction, target: TargetId): ReadonlySet<TargetId> {
  // While one stack is touched, another may be looked at too: then the path begins with that one.
  for (let kept = touched.length; kept >= 0; kept--) {
    const path = [...touched.slice(0, kept), target]
    const found = offers.filter((offer) => startsWith(offer.path, path))
    if (found.length > 0) return new Set(found.flatMap((offer) => offer.path.slice(path.length)))
  }
  return new Set()
}

/**
 * A thing was touched; if it can mean several, the one that leads on is taken. A thing that does not continue the path
 * but would have continued an earlier part of it begins again from there: another stack instead of the one in hand.
 */
export function touch({ offers, touched }: Interaction, ...meant: readonly [TargetId, ...TargetId[]]): Touch {
  const last = touched.at(-1)
  if (last !== undefined && meant.includes(last) && !meant.some((target) => litAfter(offers, touched).has(target))) {
    return { kind: 'continues', next: { offers, touched: touched.slice(0, -1) } }
  }
  for (let kept = touched.length; kept >= 0; kept--) {
    const before = touched.slice(0, kept)
    const open = litAfter(offers, before)
    const target = meant.find((candidate) => open.has(candidate))
    if (target !== undefined) return extend(offers, [...before, target])
  }
  return { kind: 'refused', path: [...touched, meant[0]] }
}

/** One step back; the same if nothing was touched. */
export function back({ offers, touched }: Interaction): Interaction {
  return { offers, touched: touched.slice(0, -1) }
}

function extend(offers: readonly Offer[], path: readonly TargetId[]): Touch {
  const next = { offers, touched: path }
  const whole = offers.filter((offer) => offer.path.length === path.length && startsWith(offer.path, path))
  const only = whole.length === 1 ? whole[0] : undefined
  return only ? { kind: 'completes', offer: only, next } : { kind: 'continues', next }
}

function litAfter(offers: readonly Offer[], touched: readonly TargetId[]): ReadonlySet<TargetId> {
  const found = new Set<TargetId>()
  for (const { path } of offers) {
    const next = path[touched.length]
    if (next !== undefined && startsWith(path, touched)) found.add(next)
  }
  return found
}

function startsWith(path: readonly TargetId[], beginning: readonly TargetId[]): boolean {
  return beginning.length <= path.length && beginning.every((target, i) => path[i] === target)
}
