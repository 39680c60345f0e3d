// Which cards of the box are shown while a deck is built, and in which order.

import type { Texts } from '../../../i18n/texts'
import type { CardFace, Components } from '../reading'
import { readCard } from '../words'

export interface Sieve {
  /** A people; `own` and `others` mean that of the leader; empty: all. */
  people: string
  kind: string
  /** `fire` and `earth`: stronger there; `even`: the same in both. */
  element: string
  /** The most moons; -1: any. */
  moons: number
  /** Words in the name or the text. */
  words: string
  /** Only what is in the deck. */
  chosen: boolean
}

export const OPEN_SIEVE: Sieve = { people: 'own', kind: '', element: '', moons: -1, words: '', chosen: false }

/** The cards that pass, by people in the order of the box, then by kind and name. */
export function sift(components: Components, sieve: Sieve, leader: string, deck: ReadonlySet<string>, texts: Texts): string[] {
  const words = plain(sieve.words).split(' ').filter((word) => word !== '')
  const found = Object.entries(components.cards).filter(
    ([card, face]) =>
      fitsPeople(face, sieve.people, leader) &&
      (sieve.kind === '' || face.kind === sieve.kind) &&
      fitsElement(face, sieve.element) &&
      (sieve.moons < 0 || face.moons <= sieve.moons) &&
      (!sieve.chosen || deck.has(card)) &&
      (words.length === 0 || hasWords(face, words, texts)),
  )
  const kinds = kindsOf(components)
  const peoples = [leader, ...peoplesOf(components)]
  const place = ([card, face]: [string, CardFace]): [number, number, string] => [peoples.indexOf(face.people), kinds.indexOf(face.kind), card]
  return found.sort((a, b) => compare(place(a), place(b))).map(([card]) => card)
}

/** The peoples of the box, then what belongs to none. */
export function peoplesOf(components: Components): string[] {
  return [...new Set([...components.names.peoples, ...Object.values(components.cards).map((face) => face.people)])]
}

export function kindsOf(components: Components): string[] {
  return [...new Set(Object.values(components.cards).map((face) => face.kind))]
}

export function mostMoons(components: Components): number {
  return Math.max(...Object.values(components.cards).map((face) => face.moons))
}

function compare(a: [number, number, string], b: [number, number, string]): number {
  return a[0] - b[0] || a[1] - b[1] || a[2].localeCompare(b[2])
}

function fitsPeople(face: CardFace, people: string, leader: string): boolean {
  if (people === 'own') return face.people === leader
  if (people === 'others') return face.people !== leader
  return people === '' || face.people === people
}

function fitsElement(face: CardFace, element: string): boolean {
  if (element === '') return true
  if (face.fire === null || face.earth === null) return false
  const more = face.fire - face.earth
  return element === 'fire' ? more > 0 : element === 'earth' ? more < 0 : more === 0
}

function hasWords(face: CardFace, words: readonly string[], texts: Texts): boolean {
  const text = plain(readCard(face, texts))
  return words.every((word) => text.includes(word))
}

/** Without capitals and accents, so that nobody has to type them. */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ł', 'l').replaceAll('Ł', 'l').toLowerCase()
}
