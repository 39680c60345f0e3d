// Everything a page needs to teach one game: its lessons, their words, its board and what is in the box.

import { loadGame } from '../games'
import type { AnyGameClient } from '../games/contract'
import type { LessonBook, Problem } from '../generated/protocol'
import { api, toProblem } from '../server/api'
import { fetchBook, fetchLessonTexts } from './lessons'
import { user } from '../app/user.svelte'
import { settings } from '../app/settings.svelte'
import { translations } from '../app/translations.svelte'
import type { FluentTexts } from '../i18n/texts'

export class Course {
  readonly game: string
  book = $state.raw<LessonBook | null>(null)
  client = $state.raw<AnyGameClient | null>(null)
  components = $state.raw<unknown>(null)
  /** The words of the rules and of the guide. */
  words = $state.raw<FluentTexts | null>(null)
  problem = $state.raw<Problem | null>(null)

  constructor(game: string) {
    this.game = game
  }

  async load(): Promise<void> {
    this.problem = null
    try {
      await user.load()
      const found = Promise.all([fetchBook(this.game), loadGame(this.game), api.components(this.game), translations.load([this.game], settings.language), this.speak()])
      ;[this.book, this.client, this.components] = await found
    } catch (thrown) {
      this.problem = toProblem(thrown)
    }
  }

  /** The words in the language chosen now; until they have come, those of the one before. */
  async speak(): Promise<void> {
    const { language } = settings
    const words = await fetchLessonTexts(this.game, language)
    if (settings.language === language) this.words = words
  }
}
