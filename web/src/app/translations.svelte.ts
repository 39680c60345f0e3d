// Translations: the client's own texts in every language at once, a game's when it is opened.

import cs from '../text/cs.ftl?raw'
import en from '../text/en.ftl?raw'
import pl from '../text/pl.ftl?raw'
import type { GameCard } from '../generated/protocol'
import { fetchTexts } from '../server/api'
import { settings } from './settings.svelte'
import { FALLBACK, FluentTexts, type Language, type Source } from '../i18n/texts'

const OWN: Record<Language, string> = { en, pl, cs }
/** The name of no game: the server's own texts. */
const NO_GAME = '-'

function withGame(language: Language, game: Partial<Record<Language, string>>): FluentTexts {
  const source = (wanted: Language): Source => ({ language: wanted, files: [OWN[wanted], game[wanted] ?? ''] })
  return language === FALLBACK ? FluentTexts.of(source(language)) : FluentTexts.of(source(language), source(FALLBACK))
}

/** A message that stands as it is, whatever signs it holds. */
function literal(key: string, text: string | undefined): string {
  return text === undefined ? '' : `${key} = { "${text.replace(/[\\"]/g, '\\$&').replace(/\s+/g, ' ')}" }\n`
}

class Translations {
  #own = $derived(withGame(settings.language, {}))
  #games = $state.raw<Record<string, FluentTexts>>({})
  /** Titles and descriptions from the lobby, until the texts of a game have come. */
  #cards = $state.raw<readonly GameCard[]>([])
  #files = new Map<string, Promise<string>>()

  /** The client's own words, in the language chosen now. */
  get own(): FluentTexts {
    return this.#games[NO_GAME] ?? this.#own
  }

  /** A game's words with ours; while a language is on its way, the words of the one before. */
  of(game: string): FluentTexts {
    return this.#games[game] ?? this.#introduced[game] ?? this.#own
  }

  /** These games have a title and a description before their texts come. */
  introduce(cards: readonly GameCard[]): void {
    this.#cards = cards
  }

  #introduced = $derived(
    Object.fromEntries(
      this.#cards.map((card) => {
        const introduction = (language: Language): string => literal('title', card.titles[language]) + literal('description', card.descriptions[language])
        return [card.name, withGame(settings.language, { [settings.language]: introduction(settings.language), [FALLBACK]: introduction(FALLBACK) })]
      }),
    ),
  )

  has(game: string): boolean {
    return this.#games[game] !== undefined
  }

  /** Fetch these games' texts in this language. */
  async load(games: readonly string[], language: Language): Promise<void> {
    await Promise.all([NO_GAME, ...games].map((game) => this.#loadOne(game, language)))
  }

  async #loadOne(game: string, language: Language): Promise<void> {
    if (this.#games[game]?.language === language) return
    // Without a server the own texts must still follow the language.
    if (game === NO_GAME) this.#put(game, withGame(language, {}))
    const wanted = [...new Set<Language>([language, FALLBACK])]
    const files = await Promise.all(wanted.map((each) => this.#file(game, each)))
    if (settings.language !== language) return
    this.#put(game, withGame(language, Object.fromEntries(wanted.map((each, i) => [each, files[i] ?? '']))))
  }

  #put(game: string, texts: FluentTexts): void {
    this.#games = { ...this.#games, [game]: texts }
  }

  #file(game: string, language: Language): Promise<string> {
    const key = `${game}/${language}`
    const known = this.#files.get(key)
    if (known) return known
    const file = fetchTexts(game, language).catch(() => {
      this.#files.delete(key)
      return ''
    })
    this.#files.set(key, file)
    return file
  }
}

export const translations = new Translations()

/** The client's own words: `t('ui-…')`. Arguments stand as they are. */
export function t(key: string, args?: Record<string, string | number>): string {
  return translations.own.fill(key, args)
}
