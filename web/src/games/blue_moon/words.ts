// The words for what lies on the table: names, choices, cards read aloud, the position in a few sentences.

import type { Message, Seat } from '../../generated/protocol'
import type { Texts } from '../../i18n/texts'
import type { TargetId } from '../contract'
import {
  cardAt,
  cardTarget,
  choosesDecks,
  lowerSeat,
  nameOf,
  parse,
  sideOf,
  SideReader,
  totalOf,
  type CardFace,
  type Components,
  type Note,
  type Placed,
  type View,
} from './reading'

/** What a seat is called; the table's texts know the players' names. */
export function seatName(seat: number, texts: Texts): string {
  return texts.say(`seat-${seat + 1}`)
}

export function capitalised(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1)
}

export function elementName(element: string, texts: Texts): string {
  return texts.say(`element-${element}`)
}

// --- cards -----------------------------------------------------------------------------------------------------------

/** Name and values: `Cinder 2/2`. */
export function shortName(face: CardFace): string {
  return face.fire === null ? face.name : `${face.name} ${face.fire}/${face.earth}`
}

/** Everything that is printed on a card, as one reads it aloud. */
export function readCard(face: CardFace, texts: Texts): string {
  return [`${face.name}.`, texts.tell(face.headline), ...face.text.map((line) => texts.tell(line))].join(' ')
}

export function tellNote(note: Note, texts: Texts): string {
  return texts.say(`board-note-${note.kind}`, note.by ? { by: note.by } : {})
}

/** A word or two for a mark on the card. */
export function markNote(note: Note, texts: Texts): string {
  return texts.say(`board-mark-${note.kind}`)
}

/** A card on the table as a screen reader says it. */
export function readPlaced(placed: Placed, components: Components, texts: Texts, bluffPlace = 0): string {
  const face = components.cards[placed.card]
  const notes = placed.notes.map((note) => `${tellNote(note, texts)}.`)
  if (placed.faceDown && bluffPlace > 0) {
    const head = face ? texts.say('board-bluff-known', { place: bluffPlace, card: face.name }) : texts.say('board-bluff-unknown', { place: bluffPlace })
    return [`${head}.`, ...notes].join(' ')
  }
  return face ? [readCard(face, texts), ...notes].join(' ') : texts.say('board-back')
}

/** The power of a card: not its icons, which are drawn. */
export function powerLines(face: CardFace): readonly Message[] {
  return face.text.filter((line) => line.key.startsWith('effect-'))
}

// --- targets ---------------------------------------------------------------------------------------------------------

/** What a thing is called in a list of choices. */
export function label(target: TargetId, view: View, components: Components, texts: Texts): string {
  const parsed = parse(target)
  switch (parsed.kind) {
    case 'card': {
      const face = components.cards[parsed.card]
      if (!face) return parsed.card
      const foreign = view.seat !== null && parsed.owner !== view.seat
      return foreign ? `${shortName(face)} (${texts.say('board-opponent')})` : shortName(face)
    }
    case 'bluff':
      return texts.say('board-explain-bluff', { place: parsed.place + 1 })
    case 'button':
      return buttonWords(parsed.name, view, texts)
    case 'deck':
      return texts.say(`people-${parsed.name}`)
    case 'place':
      return texts.say(`place-${parsed.name}`)
    default:
      return parsed.name
  }
}

/** A button's words; to announce says how much, and against what. */
export function buttonWords(name: string, view: View, texts: Texts): string {
  const announced = announcedElement(name, view)
  if (announced && view.seat !== null) {
    const mine = totalOf(view, view.seat, announced)
    const theirs = totalOf(view, 1 - view.seat, announced)
    const args = { count: mine?.total ?? 0, element: `element-${announced}`, other: theirs?.total ?? 0 }
    return texts.say(view.table.turn.begun ? 'board-announce-against' : 'board-announce', args)
  }
  return texts.say(`button-${name}`)
}

function announcedElement(name: string, view: View): string {
  if (name === 'announce') return view.table.now.element
  return name.startsWith('announce-') ? name.slice('announce-'.length) : ''
}

const WITH_CARD = ['play', 'cover', 'bluff', 'retrieve', 'reveal', 'land', 'use', 'satisfy', 'load']

/** A choice as a sentence. What a chosen card is chosen for stands in its notation: `bury hoax-20`. */
export function sentence(offer: { kind: string; text: string; path: readonly TargetId[] }, view: View, components: Components, texts: Texts): string | null {
  const [first, second] = offer.path
  if (!first) return null
  const parsed = parse(first)
  if (parsed.kind === 'button' && announcedElement(parsed.name, view)) return buttonWords(parsed.name, view, texts)
  if (parsed.kind === 'deck') return texts.say('board-say-deck', { people: `people-${parsed.name}` })
  if (parsed.kind === 'bluff') return texts.say('board-say-discard-bluff', { place: parsed.place + 1 })
  if (parsed.kind !== 'card') return null
  const card = label(first, view, components, texts)
  const verb = WITH_CARD.includes(offer.kind) ? offer.kind : (offer.text.split(' ')[0] ?? '')
  const key = `board-say-${verb}`
  if (!texts.knows(key)) return null
  return texts.say(key, offer.kind === 'load' && second ? { card, ship: label(second, view, components, texts) } : { card })
}

/** What touching a place does with the card in hand. */
const PLACE_VERBS: Record<string, string> = { cover: 'cover', 'face-down': 'bluff', hand: 'retrieve', discards: 'reveal', shore: 'land' }

/** The button for a place, while a card is chosen: what will happen to it. */
export function placeWords(place: string, chosen: CardFace | undefined, texts: Texts): string {
  if (!chosen) return texts.say(`place-${place}`)
  return texts.say(`board-say-${PLACE_VERBS[place] ?? 'play'}`, { card: chosen.name })
}

/** The cards a line of the log speaks of: names are unique, and `who` says whose they are. */
export function mentioned(message: Message, view: View, components?: Components): readonly TargetId[] {
  const seat = typeof message.args.who === 'string' ? Number(/^seat-(\d+)$/.exec(message.args.who)?.[1] ?? 0) - 1 : -1
  return ['card', 'ship'].flatMap((argument) => {
    const name = message.args[argument]
    if (typeof name !== 'string' || !name) return []
    const card = cardNamed(name, components)
    return card ? ownersOf(card, seat, view).map((owner) => cardTarget(owner, card)) : []
  })
}

const byName = new Map<string, string>()

/** The card of a name. The table of names is kept from the first time the box is seen, since the log brings no box. */
export function cardNamed(name: string, components?: Components): string {
  if (components && byName.size === 0) for (const [card, face] of Object.entries(components.cards)) byName.set(face.name, card)
  return byName.get(name) ?? ''
}

function ownersOf(card: string, seat: number, view: View): number[] {
  const owners = view.table.decks.flatMap((deck, owner) => (deck.includes(card) ? [owner] : []))
  return owners.includes(seat) ? [seat] : owners
}

// --- the position ----------------------------------------------------------------------------------------------------

/** The position in sentences: who, what is fought over, totals, dragons, then each area that is not empty. */
export function summary(view: View, components: Components, seats: readonly Seat[], texts: Texts): string[] {
  if (choosesDecks(view)) return summarizeChoice(view, components, seats, texts)
  const { now, turn } = view.table
  const lower = lowerSeat(view)
  const lines: string[] = []
  if (now.phase !== 'over') lines.push(`${texts.say('board-turn-of', { who: seatName(turn.seat, texts) })}.`)
  lines.push(now.element && turn.begun ? texts.say('board-fight', { element: `element-${now.element}` }) : texts.say('board-no-fight'))
  for (const seat of [lower, 1 - lower]) lines.push(...summarizeSide(view, components, seat, texts))
  lines.push(`${texts.say('board-dragons-middle', { count: view.table.middle })}.`)
  const cause = nameOf(now.cause, view.table, components)
  if (cause) lines.push(`${texts.say('board-asks', { card: cause })}: ${texts.tell(now.prompt)}`)
  return lines
}

function summarizeChoice(view: View, components: Components, seats: readonly Seat[], texts: Texts): string[] {
  const { score, answered } = view.table
  return [
    texts.say(view.seat === null ? 'board-decks-watch' : 'board-decks-help'),
    ...score.map((count, seat) => `${texts.say('board-crystals', { who: seatName(seat, texts), count })}.`),
    texts.say('board-decks-score', { most: components.names.crystals }),
    ...seats.map((_, seat) => texts.say(answered.includes(seat) ? 'board-decks-answered' : 'board-decks-open', { who: seatName(seat, texts) })),
  ]
}

function summarizeSide(view: View, components: Components, seat: number, texts: Texts): string[] {
  const side = sideOf(view, seat)
  const who = seatName(seat, texts)
  const reader = new SideReader(view, components, seat)
  const counts = [texts.say('board-in-hand', { count: side.hand }), texts.say('board-in-deck', { count: side.deck }), texts.say('board-dragons', { who, count: side.dragons })]
  const lines = [`${who}, ${texts.say(`people-${side.people}`)}. ${counts.join('. ')}.`, `${totalWords(view, seat, who, texts)}.`]
  if (view.table.options.match) lines.push(`${texts.say('board-crystals', { who, count: view.table.score[seat] ?? 0 })}.`)
  const areas: [string, Placed[]][] = [
    ['place-combat', reader.active()],
    ['place-support', reader.support()],
    ['place-ships', reader.ships()],
    ['place-cargo', reader.ships().flatMap((ship) => ship.cargo)],
    ['place-revealed', reader.revealed()],
    ['place-hand', reader.hand().filter((placed) => placed.card !== '')],
  ]
  for (const [place, cards] of areas) {
    if (cards.length === 0) continue
    const listed = cards.map((placed, i) => namePlaced(placed, components, texts, i + 1)).join('; ')
    lines.push(`${texts.say(place)}: ${listed}.`)
  }
  if (side.covered) lines.push(`${texts.say('board-covered-count', { count: side.covered })}.`)
  return lines
}

function namePlaced(placed: Placed, components: Components, texts: Texts, place: number): string {
  const face = components.cards[placed.card]
  const name = placed.faceDown ? texts.say(face ? 'board-bluff-known' : 'board-bluff-unknown', { place, card: face?.name ?? '' }) : face ? shortName(face) : ''
  const notes = placed.notes.map((note) => markNote(note, texts))
  return notes.length > 0 ? `${name} (${notes.join(', ')})` : name
}

/** The total in the contested element, or both before there is one. */
export function totalWords(view: View, seat: number, who: string, texts: Texts): string {
  const { element } = view.table.now
  if (element && view.table.turn.begun) return texts.say('board-total', { who, count: totalOf(view, seat, element)?.total ?? 0, element: `element-${element}` })
  return texts.say('board-totals-open', { who, fire: totalOf(view, seat, 'fire')?.total ?? 0, earth: totalOf(view, seat, 'earth')?.total ?? 0 })
}

/** The name of a card by its number, for sentences. */
export function nameAt(slot: number, view: View, components: Components): string {
  return components.cards[cardAt(slot, view.table, components)]?.name ?? ''
}
