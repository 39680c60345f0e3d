// The preferences of an account are the same on every device: fetched where the user signs in, and sent whenever one
// changes. What cannot be sent stays in this browser.

import type { Preferences } from '../generated/protocol'

export interface Ends {
  fetch: () => Promise<Preferences | null>
  send: (wanted: Preferences) => Promise<unknown>
  /** What was chosen on another device. */
  take: (found: Preferences) => void
}

/** Milliseconds: choices made in quick succession are sent once, at their end. */
const PAUSE = 400

export class PreferenceSync {
  readonly #ends: Ends
  /** Whose preferences these are; empty: a guest's, who has none but here. */
  #whose = ''
  /** As the server has them; null until it has said so. */
  #known: string | null = null
  #latest: Preferences | null = null
  #pause: ReturnType<typeof setTimeout> | undefined

  constructor(ends: Ends) {
    this.#ends = ends
  }

  /** The account that is signed in here changed; an empty name: none. */
  async meet(account: string): Promise<void> {
    if (account === this.#whose) return
    clearTimeout(this.#pause)
    this.#whose = account
    this.#known = null
    if (account === '') return
    const found = await this.#ends.fetch().catch(() => undefined)
    if (found === undefined || this.#whose !== account) return
    this.#known = found ? write(found) : ''
    if (found) this.#ends.take(found)
    else if (this.#latest) this.tell(this.#latest)
  }

  /** This is chosen here now. */
  tell(chosen: Preferences): void {
    this.#latest = chosen
    if (this.#known === null || write(chosen) === this.#known) return
    clearTimeout(this.#pause)
    const whose = this.#whose
    this.#pause = setTimeout(() => void this.#send(chosen, whose), PAUSE)
  }

  async #send(chosen: Preferences, whose: string): Promise<void> {
    if (whose !== this.#whose) return
    const before = this.#known
    this.#known = write(chosen)
    await this.#ends.send(chosen).catch(() => {
      // The next change tries again.
      if (this.#whose === whose) this.#known = before
    })
  }
}

function write({ language, theme, motion, shortcuts, confirm, skip, detours = false }: Preferences): string {
  return JSON.stringify([language, theme, motion, shortcuts, confirm, skip, detours])
}
