// The legal actions as a list of sentences that can be searched by typing.

import type { AnyGameClient } from '../games/contract'
import type { Offer } from '../generated/protocol'
import type { Texts } from '../i18n/texts'

export interface Choice {
  readonly offer: Offer
  readonly sentence: string
}

/** The words for an action: the game's own, or its kind and the things to select. A button says no more than the kind. */
export function sentenceFor(offer: Offer, client: AnyGameClient, view: unknown, components: unknown, texts: Texts): string {
  const own = client.sentence?.(offer, view, components, texts)
  if (own) return own
  const kind = `action-${offer.kind}`
  const things = offer.path.filter((target) => !texts.knows(kind) || !target.startsWith('button:'))
  const labels = things.map((target) => client.label(target, view, components, texts)).join(' → ')
  if (!texts.knows(kind)) return labels || offer.text
  return labels ? `${texts.say(kind)}: ${labels}` : texts.say(kind)
}

/** The choices that fit what was typed: every word of it, somewhere, whatever the accents. What fits best comes first. */
export function fitting(choices: readonly Choice[], typed: string): readonly Choice[] {
  const words = fold(typed).split(/\s+/).filter((word) => word !== '')
  if (words.length === 0) return choices
  const fits = choices.filter(({ sentence, offer }) => {
    const text = fold(`${sentence} ${offer.text}`)
    return words.every((word) => text.includes(word))
  })
  const ranks = new Map(fits.map((choice) => [choice, rank(choice, words)]))
  return [...fits].sort((one, other) => ranks.get(one)! - ranks.get(other)!)
}

/** Exactly what was typed, before what begins with it, before what has all its words, before all else. */
function rank({ sentence, offer }: Choice, words: readonly string[]): number {
  const typed = words.join(' ')
  const texts = [fold(sentence), fold(offer.text)]
  if (texts.includes(typed)) return 0
  if (texts.some((text) => text.startsWith(`${typed} `))) return 1
  const whole = new Set(texts.flatMap((text) => text.split(/[^\p{L}\p{N}]+/u)))
  return words.every((word) => whole.has(word)) ? 2 : 3
}

/** Small letters without accents, for those who type in a hurry. */
export function fold(text: string): string {
  // The Polish ł is a letter of its own and does not fall apart into l and a stroke.
  return text.toLowerCase().normalize('NFD').replace(/\p{Diacritic}/gu, '').replaceAll('ł', 'l')
}
