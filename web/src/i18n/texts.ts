// Every word a player reads comes from Fluent files: the client's own, and the kernel's and the game's from the server.
//
// The rule is that of the Python side: a text argument that is itself a key is translated first, numbers stay numbers,
// what a language lacks is said in English, and what English lacks is the key itself.

import { FluentBundle, FluentResource } from '@fluent/bundle'

import type { Message, Refusal } from '../generated/protocol'

export type Language = 'en' | 'pl' | 'cs'
export const LANGUAGES: readonly Language[] = ['en', 'pl', 'cs']
export const FALLBACK: Language = 'en'

export type Arguments = Readonly<Record<string, string | number>>

/** The texts of one language. A text argument that is itself a key is translated first; numbers stay numbers. */
export interface Texts {
  readonly language: Language
  knows(key: string): boolean
  say(key: string, args?: Record<string, string | number>): string
  tell(message: Message): string
}

/** Fluent sources of one language, in order: a later one may say a key of an earlier one in its own words. */
export interface Source {
  readonly language: Language
  readonly files: readonly string[]
}

export class FluentTexts implements Texts {
  readonly language: Language
  readonly #bundles: readonly FluentBundle[]
  readonly #keys: ReadonlySet<string>
  readonly #names: ReadonlyMap<string, string>

  private constructor(language: Language, bundles: readonly FluentBundle[], keys: ReadonlySet<string>, names: ReadonlyMap<string, string>) {
    this.language = language
    this.#bundles = bundles
    this.#keys = keys
    this.#names = names
  }

  /** The texts of the first source; the others help where it has none. */
  static of(first: Source, ...others: readonly Source[]): FluentTexts {
    const keys = new Set<string>()
    const bundles = [first, ...others].map((source) => makeBundle(source, keys))
    return new FluentTexts(first.language, bundles, keys, new Map())
  }

  /** The same texts with people's names in place of some keys: `seat-1` becomes Ada. */
  named(names: ReadonlyMap<string, string>): FluentTexts {
    return new FluentTexts(this.language, this.#bundles, this.#keys, names)
  }

  knows(key: string): boolean {
    return this.#names.has(key) || this.#bundles.some((bundle) => bundle.hasMessage(key))
  }

  say(key: string, args: Arguments = {}): string {
    return this.#names.get(key) ?? this.fill(key, this.#translated(args))
  }

  tell(message: Message): string {
    return this.say(message.key, message.args)
  }

  /** The text of a key with arguments that stand as they are: a guest may be called `table`. */
  fill(key: string, args: Arguments = {}): string {
    const bundle = this.#bundles.find((candidate) => candidate.hasMessage(key))
    const pattern = bundle?.getMessage(key)?.value
    return bundle && pattern ? bundle.formatPattern(pattern, { ...args }, []) : key
  }

  /** The first of these keys that has a text, said; else the word itself. */
  sayFirst(keys: readonly string[], otherwise: string): string {
    const key = keys.find((candidate) => this.knows(candidate))
    return key === undefined ? otherwise : this.say(key)
  }

  /** A refusal in its three parts, each in the reader's language. */
  refuse(refusal: Refusal): { reason: string; rule: string; advice: string } {
    const { reason, rule, advice } = refusal
    return { reason: this.tell(reason), rule: this.knows(rule) ? this.say(rule) : rule, advice: this.tell(advice) }
  }

  /** What follows a prefix in the keys of these texts, in their order. */
  keysAfter(prefix: string): string[] {
    return [...this.#keys].filter((key) => key.startsWith(prefix)).map((key) => key.slice(prefix.length))
  }

  #translated(args: Arguments): Arguments {
    const filled: Record<string, string | number> = {}
    for (const [name, value] of Object.entries(args)) {
      filled[name] = typeof value === 'string' && this.knows(value) ? this.say(value) : value
    }
    return filled
  }
}

// Isolation marks would show in lists, in copied lines and in what a screen reader spells.
function makeBundle({ language, files }: Source, keys: Set<string>): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false })
  for (const resource of files.map((file) => new FluentResource(file))) {
    bundle.addResource(resource, { allowOverrides: true })
    for (const { id } of resource.body) keys.add(id)
  }
  return bundle
}

/** The language of these wishes (as browsers list them) that we speak best. */
export function preferredLanguage(wishes: readonly string[]): Language {
  for (const wish of wishes) {
    const found = LANGUAGES.find((language) => wish.toLowerCase().split('-')[0] === language)
    if (found) return found
  }
  return FALLBACK
}
