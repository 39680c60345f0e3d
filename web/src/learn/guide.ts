// The guide through a first game: which step is asked now, and what it makes of a decision. It knows nothing of a game:
// a step names the actions it asks for in notation, and the offers of the server carry theirs.

import type { GuideStep, Offer } from '../generated/protocol'

/** What stands on the guide's card. */
export type Stage =
  /** To be read. */
  | 'read'
  /** To be done. */
  | 'do'
  /** Nothing like it is possible in this position: the learner left the path. */
  | 'blocked'
  /** The learner is not asked. */
  | 'wait'
  /** The learner did something else. */
  | 'strayed'
  | 'over'

export interface Guide {
  readonly steps: readonly GuideStep[]
  readonly at: number
  /** Where the guide was at each decision, so that taking one back finds the way. */
  readonly past: readonly number[]
  /** The last decision was another than the one asked for; its step. */
  readonly strayed: GuideStep | null
}

export function beginGuide(steps: readonly GuideStep[]): Guide {
  return { steps, at: 0, past: [], strayed: null }
}

export function stepNow(guide: Guide): GuideStep | null {
  return guide.steps[guide.at] ?? null
}

/** The offers that a step means: those of its best wording that fits any. */
export function wanted(step: GuideStep | null, offers: readonly Offer[]): readonly Offer[] {
  for (const pattern of step?.asks ?? []) {
    const found = offers.filter((offer) => fits(pattern, offer.text))
    if (found.length > 0) return found
  }
  return []
}

export function stageOf(guide: Guide, offers: readonly Offer[] | null): Stage {
  const step = stepNow(guide)
  if (guide.strayed) return 'strayed'
  if (!step) return 'over'
  if (step.asks.length === 0) return 'read'
  if (offers === null) return 'wait'
  return wanted(step, offers).length > 0 ? 'do' : 'blocked'
}

/** On to the next step: one was read, or is left out, or the learner goes another way and is not asked for it again. */
export function goOn(guide: Guide): Guide {
  const asked = (stepNow(guide)?.asks.length ?? 0) > 0
  return { ...guide, strayed: null, at: asked ? afterLeavingOut(guide.steps, guide.at) : Math.min(guide.at + 1, guide.steps.length) }
}

/** The next step that asks for something, or else the last: what is only read in between tells of an outcome that did not come. */
function afterLeavingOut(steps: readonly GuideStep[], at: number): number {
  const next = steps.findIndex((step, i) => i > at && step.asks.length > 0)
  return next >= 0 ? next : Math.max(at + 1, steps.length - 1)
}

/**
 * The learner decided: it is what the step asks for, or not. A learner who acts while something is to be read has read it.
 * Doing what a later step asks for leads back to the path there. A learner who strays twice is not asked again.
 */
export function decided(guide: Guide, chosen: Offer, offers: readonly Offer[]): Guide {
  const asking = guide.steps.findIndex((step, i) => i >= guide.at && step.asks.length > 0)
  const past = [...guide.past, guide.at]
  const step = guide.steps[asking]
  if (!step) return { ...guide, past, strayed: null }
  if (step.asks.some((pattern) => fits(pattern, chosen.text))) return { ...guide, at: asking + 1, past, strayed: null }
  const possible = wanted(step, offers).length > 0
  const later = possible ? -1 : guide.steps.findIndex((each, i) => i > asking && each.asks.some((pattern) => fits(pattern, chosen.text)))
  if (later >= 0) return { ...guide, at: later + 1, past, strayed: null }
  if (guide.strayed) return { ...guide, at: afterLeavingOut(guide.steps, asking), past, strayed: null }
  return { ...guide, at: asking, past, strayed: possible ? step : null }
}

/** The last decision was taken back. */
export function tookBack(guide: Guide): Guide {
  return { ...guide, at: guide.past.at(-1) ?? guide.at, past: guide.past.slice(0, -1), strayed: null }
}

/** Is this notation meant? `*` stands for anything; the server asks the same of what was done. */
export function fits(pattern: string, text: string): boolean {
  const parts = pattern.split('*').map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(`^${parts.join('.*')}$`).test(text)
}
