// Where the components of a game are known from. Each group in the box is a list or a table of things with their
// provenance: one word, or a word for each of their sides, of which the weakest counts.

import type { FluentTexts } from '../i18n/texts'

/** From the weakest to the strongest. */
const WORDS = ['reconstruction', 'found', 'derived', 'rulebook'] as const

export interface SourceLine {
  readonly provenance: string
  readonly names: readonly string[]
}

export interface SourceGroup {
  readonly group: string
  readonly lines: readonly SourceLine[]
}

type Thing = Readonly<Record<string, unknown>>

export function findSources(components: unknown, sources: Readonly<Record<string, string>>, texts: FluentTexts): readonly SourceGroup[] {
  return Object.entries(sources).map(([group, prefix]) => ({ group, lines: linesOf(thingsOf(look(components, group)), prefix, texts) }))
}

/** `tiles.standard` is the group `standard` of the group `tiles`. */
function look(components: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((found, name) => (isThing(found) ? found[name] : undefined), components)
}

function thingsOf(group: unknown): readonly (readonly [string, unknown])[] {
  if (Array.isArray(group)) return group.map((thing: unknown, i) => [isThing(thing) && typeof thing['name'] === 'string' ? thing['name'] : `${i + 1}`, thing])
  return isThing(group) ? Object.entries(group) : []
}

function linesOf(things: readonly (readonly [string, unknown])[], prefix: string, texts: FluentTexts): readonly SourceLine[] {
  const known = things.map(([id, thing]) => ({ name: nameOf(id, thing, prefix, texts), provenance: provenanceOf(thing) }))
  return [...WORDS]
    .reverse()
    .map((provenance) => ({ provenance, names: known.filter((each) => each.provenance === provenance).map(({ name }) => name) }))
    .filter(({ names }) => names.length > 0)
}

function nameOf(id: string, thing: unknown, prefix: string, texts: FluentTexts): string {
  const key = `${prefix}-${id}`
  if (prefix && texts.knows(key)) return texts.say(key)
  return isThing(thing) && typeof thing['name'] === 'string' ? thing['name'] : id
}

function provenanceOf(thing: unknown): string {
  if (typeof thing === 'string') return thing
  if (!isThing(thing)) return ''
  const said = thing['provenance'] ?? thing
  const words = isThing(said) ? Object.values(said) : [said]
  return WORDS.find((word) => words.includes(word)) ?? ''
}

function isThing(found: unknown): found is Thing {
  return typeof found === 'object' && found !== null
}
