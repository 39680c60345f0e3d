// A queue of updates: positions are shown one after the other, so that people can follow what happened.

import type { Update } from '../generated/protocol'

const PACE = 350
const FAST = 120
const FEW = 2
const MANY = 8

/** How long the position just shown stays before the next of those that wait. */
export function paceFor(waiting: number, reducedMotion: boolean, speed = 1): number {
  if (reducedMotion || waiting > MANY) return 0
  return (waiting > FEW ? FAST : PACE) / speed
}

export class UpdateQueue {
  #waiting: Update[] = []
  #timer: ReturnType<typeof setTimeout> | null = null
  #show: (update: Update) => void
  #reducedMotion: () => boolean
  #speed: () => number

  constructor(show: (update: Update) => void, reducedMotion: () => boolean, speed: () => number = () => 1) {
    this.#show = show
    this.#reducedMotion = reducedMotion
    this.#speed = speed
  }

  push(update: Update): void {
    // A whole new history (another seat looks, something was taken back) makes older positions worthless.
    if (update.whole) this.clear()
    this.#waiting.push(update)
    if (this.#timer === null) this.#next()
  }

  /** Forget what waits: the curtain falls. */
  clear(): void {
    this.#waiting = []
    if (this.#timer !== null) clearTimeout(this.#timer)
    this.#timer = null
  }

  #next(): void {
    this.#timer = null
    const update = this.#waiting.shift()
    if (!update) return
    this.#show(update)
    this.#timer = setTimeout(() => this.#next(), paceFor(this.#waiting.length, this.#reducedMotion(), this.#speed()))
  }
}
