// What the server has for those who learn a game.

import type { LessonBook, LessonPosition, LessonRefusal } from '../generated/protocol'
import { request, requestText } from '../server/api'
import { FALLBACK, FluentTexts, type Language } from '../i18n/texts'

const home = (game: string): string => `/api/learning/${encodeURIComponent(game)}`
const lessonAt = (game: string, lesson: string): string => `${home(game)}/${encodeURIComponent(lesson)}`

const books = new Map<string, Promise<LessonBook>>()
const files = new Map<string, Promise<string>>()

export function fetchBook(game: string): Promise<LessonBook> {
  return once(books, game, () => request<LessonBook>('GET', home(game)))
}

/** The words of the rules and the guide; what a language lacks is said in English. */
export async function fetchLessonTexts(game: string, language: Language): Promise<FluentTexts> {
  const wanted = [...new Set<Language>([language, FALLBACK])]
  const [first, ...others] = await Promise.all(wanted.map(async (each) => ({ language: each, files: [await fetchFile(game, each)] })))
  return first ? FluentTexts.of(first, ...others) : FluentTexts.of({ language, files: [] })
}

function fetchFile(game: string, language: Language): Promise<string> {
  return once(files, `${game}/${language}`, () => requestText(`${home(game)}/texts/${language}`))
}

function once<Found>(known: Map<string, Promise<Found>>, key: string, ask: () => Promise<Found>): Promise<Found> {
  const found =
    known.get(key) ??
    ask().catch((problem: unknown) => {
      known.delete(key)
      throw problem
    })
  known.set(key, found)
  return found
}

export const lessonApi = {
  position: (game: string, lesson: string, actions: readonly number[]) => request<LessonPosition>('POST', lessonAt(game, lesson), { actions }),
  why: (game: string, lesson: string, actions: readonly number[], path: readonly string[]) => request<LessonRefusal>('POST', `${lessonAt(game, lesson)}/why`, { actions, path }),
}
