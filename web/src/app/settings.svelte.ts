// What a reader has chosen, kept in this browser; `preference_sync` keeps it with the account, too.

import type { Prefer, Preferences } from '../generated/protocol'
import { LANGUAGES, preferredLanguage, type Language } from '../i18n/texts'

export type Theme = 'auto' | 'light' | 'dark'
/** How pieces move: as the device has it, not at all, quickly, as drawn, slowly. */
export type Motion = 'auto' | 'still' | 'fast' | 'full' | 'slow'
/** Which choices are confirmed by a second click: all, those that cannot be taken back, none. */
export type Confirming = 'always' | 'final' | 'never'
export type Skipping = Prefer['skip']

type Kept = Preferences

const STORAGE_KEY = 'moonsaga'
const THEMES: readonly Theme[] = ['auto', 'light', 'dark']
export const MOTIONS: readonly Motion[] = ['auto', 'still', 'fast', 'full', 'slow']
export const CONFIRMINGS: readonly Confirming[] = ['always', 'final', 'never']
export const SKIPPINGS: readonly Skipping[] = ['nothing', 'windows', 'all']
const SPEEDS: Partial<Record<Motion, number>> = { fast: 2.5, slow: 0.5 }

/** What was kept, as far as it still makes sense. */
export function readKept(text: string | null, wishes: readonly string[]): Kept {
  const found = parse(text)
  return {
    language: oneOf(LANGUAGES, found.language) ?? preferredLanguage(wishes),
    theme: oneOf(THEMES, found.theme) ?? 'auto',
    motion: oneOf(MOTIONS, found.motion) ?? 'auto',
    shortcuts: found.shortcuts !== false,
    confirm: oneOf(CONFIRMINGS, found.confirm) ?? 'final',
    skip: oneOf(SKIPPINGS, found.skip) ?? 'windows',
    detours: found.detours === true,
  }
}

function parse(text: string | null): Record<string, unknown> {
  try {
    const found: unknown = JSON.parse(text ?? '{}')
    return typeof found === 'object' && found !== null ? (found as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}

function oneOf<Word extends string>(words: readonly Word[], found: unknown): Word | undefined {
  return words.find((word) => word === found)
}

class Settings {
  language = $state<Language>('en')
  theme = $state<Theme>('auto')
  motion = $state<Motion>('auto')
  shortcuts = $state(true)
  confirm = $state<Confirming>('final')
  skip = $state<Skipping>('windows')
  /** Asked also where one answer costs nothing and the others do. */
  detours = $state(false)
  #prefersDark = $state(false)
  #prefersReducedMotion = $state(false)

  constructor() {
    Object.assign(this, readKept(readStored(), navigator.languages ?? [navigator.language]))
    watch('(prefers-color-scheme: dark)', (matches) => (this.#prefersDark = matches))
    watch('(prefers-reduced-motion: reduce)', (matches) => (this.#prefersReducedMotion = matches))
  }

  get dark(): boolean {
    return this.theme === 'auto' ? this.#prefersDark : this.theme === 'dark'
  }

  /** No movement is wanted. */
  get reducedMotion(): boolean {
    return this.motion === 'auto' ? this.#prefersReducedMotion : this.motion === 'still'
  }

  /** How fast everything moves that does: 1 is as drawn. */
  get speed(): number {
    return SPEEDS[this.motion] ?? 1
  }

  /** All that the reader has chosen. */
  get kept(): Kept {
    const { language, theme, motion, shortcuts, confirm, skip, detours } = this
    return { language, theme, motion, shortcuts, confirm, skip, detours }
  }

  /** What was chosen elsewhere. */
  take(chosen: Kept): void {
    Object.assign(this, readKept(JSON.stringify(chosen), [this.language]))
  }

  /** Tell the page, and keep it for the next visit. */
  apply(): void {
    const page = document.documentElement
    page.lang = this.language
    page.dataset.theme = this.dark ? 'dark' : 'light'
    page.style.setProperty('--duration-scale', String(1 / this.speed))
    page.dataset.motion = this.reducedMotion ? 'still' : 'full'
    store(JSON.stringify(this.kept))
  }
}

function watch(query: string, tell: (matches: boolean) => void): void {
  if (typeof matchMedia !== 'function') return
  const media = matchMedia(query)
  tell(media.matches)
  media.addEventListener('change', () => tell(media.matches))
}

// Storage can be forbidden; then the choices last as long as the page.
function readStored(): string | null {
  try {
    return localStorage.getItem(STORAGE_KEY)
  } catch {
    return null
  }
}

function store(text: string): void {
  try {
    localStorage.setItem(STORAGE_KEY, text)
  } catch {
    // Nothing to be done.
  }
}

export const settings = new Settings()
