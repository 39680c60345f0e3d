// What people, bots and seats are called.

import type { Seat } from '../generated/protocol'
import type { FluentTexts } from './texts'

/** The name of a bot's level: `adept` in the reader's language. */
export function levelName(bot: string, texts: FluentTexts): string {
  return texts.sayFirst([`ui-bot-${bot}`], bot)
}

/** Who sits here, in a few words. A bot is called by its level; that it is a bot, a sign says. */
export function seatName(seat: Seat, index: number, texts: FluentTexts): string {
  if (seat.kind === 'open') return texts.say('ui-open-seat')
  if (seat.kind === 'bot') return capital(levelName(seat.bot, texts))
  return seat.name || texts.fill('ui-somebody-left', { number: index + 1 })
}

function capital(name: string): string {
  return name.slice(0, 1).toLocaleUpperCase() + name.slice(1)
}

/** The texts speak of `seat-1`; people have names, and two bots of a level need numbers. */
export function namesFor(seats: readonly Seat[], texts: FluentTexts): string[] {
  const names = seats.map((seat, i) => seatName(seat, i, texts))
  return names.map((name, i) => {
    const alike = names.filter((other) => other === name).length
    return alike > 1 && seats[i]?.kind !== 'open' ? `${name} ${names.slice(0, i + 1).filter((other) => other === name).length}` : name
  })
}

/** Names for the keys that texts use. */
export function nameKeys(names: readonly string[]): ReadonlyMap<string, string> {
  return new Map(names.map((name, i) => [`seat-${i + 1}`, name]))
}

/** "Ada", "Ada and Ben", "Ada, Ben and Cy", in the reader's language. */
export function listNames(names: readonly string[], language: string): string {
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(names)
}
