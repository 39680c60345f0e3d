// Movement on a board: what happened is shown step by step until the present position is there.

import { cubicInOut } from 'svelte/easing'

import { scaled } from './animation_speed'

export interface Step<Scene> {
  readonly milliseconds: number
  /** What stands on the board when the step is done. */
  readonly after: Scene
}

export interface Motion<Scene, Shown extends Step<Scene>> {
  readonly steps: readonly Shown[]
  /** Places whose change no step explains: they are faded over. */
  readonly unexplained: ReadonlySet<string>
}

export class SceneAnimation<Scene, Shown extends Step<Scene>> {
  /** What stands on the board at this moment of the animation. */
  scene = $state.raw() as Scene
  /** The step that runs now. */
  step = $state.raw<Shown | null>(null)
  /** How far it is, from 0 to 1. */
  part = $state(0)
  fades = $state.raw<ReadonlySet<string>>(new Set())
  #last: Scene
  #run = 0

  constructor(first: Scene) {
    this.scene = this.#last = first
  }

  /** Show the way to the next position, or if nothing shall move the position alone. False if a newer animation cut it short. */
  async play(next: Scene, plan: (before: Scene) => Motion<Scene, Shown>, reducedMotion: boolean): Promise<boolean> {
    const mine = ++this.#run
    const motion = plan(this.#last)
    this.scene = this.#last
    this.#last = next
    this.fades = reducedMotion ? new Set() : motion.unexplained
    for (const each of reducedMotion ? [] : motion.steps) {
      this.part = 0
      this.step = each
      await this.#glide(scaled(each.milliseconds), mine)
      if (mine !== this.#run) return false
      this.scene = each.after
    }
    this.step = null
    this.scene = next
    return true
  }

  /** Stop: the board is gone. */
  stop(): void {
    this.#run++
  }

  #glide(milliseconds: number, mine: number): Promise<void> {
    const begun = performance.now()
    return new Promise((done) => {
      const next = (now: number): void => {
        if (mine !== this.#run) return done()
        const passed = Math.min(1, Math.max(0, (now - begun) / milliseconds))
        this.part = cubicInOut(passed)
        if (passed < 1) requestAnimationFrame(next)
        else done()
      }
      requestAnimationFrame(next)
    })
  }
}
