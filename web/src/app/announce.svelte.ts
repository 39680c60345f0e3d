// Announcements for screen readers.

class Announcer {
  polite = $state('')
  urgent = $state('')

  say(sentences: readonly string[] | string): void {
    this.polite = this.#again(this.polite, join(sentences))
  }

  /** Interrupts: a refusal, a lost connection. */
  interrupt(sentences: readonly string[] | string): void {
    this.urgent = this.#again(this.urgent, join(sentences))
  }

  // The same words twice are read only if the text differs.
  #again(before: string, now: string): string {
    return before === now && now !== '' ? `${now}\u00a0` : now
  }
}

function join(sentences: readonly string[] | string): string {
  return typeof sentences === 'string' ? sentences : sentences.filter((sentence) => sentence !== '').join(' ')
}

export const announcer = new Announcer()
