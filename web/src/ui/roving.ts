// A map by keyboard: Tab leads to one place of it, from there keys lead to the others.

export interface Point {
  readonly x: number
  readonly y: number
}

export type Arrow = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown'

const ARROWS: Record<Arrow, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}
/** So much farther aside than ahead a place may lie and still be reached by an arrow. */
const SLANT = 2

export interface Plan<Place> {
  /** All places in reading order. */
  readonly places: readonly Place[]
  readonly isSelectable: (place: Place) => boolean
  readonly select: (place: Place) => void
  readonly focus: (place: Place) => void
}

export class Rover {
  /** Where a walk straight up or down began, and how far it came: rows lean, and the walk shall not drift aside. */
  #aim: Point | null = null
  #reached: Point | null = null

  /** Enter and Space select; arrows, Home and End walk; Page up and down lead to the next place that can be selected. */
  follow<Place extends Point>(event: KeyboardEvent, here: Place, plan: Plan<Place>): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key === 'Enter' || event.key === ' ') plan.select(here)
    else {
      const there = isArrow(event.key) ? this.#walk(event.key, here, plan.places) : leap(event.key, here, plan)
      if (!there) return
      plan.focus(there)
    }
    event.preventDefault()
  }

  #walk<Place extends Point>(arrow: Arrow, here: Place, places: readonly Place[]): Place {
    const goesOn = this.#reached?.x === here.x && this.#reached.y === here.y
    const upright = ARROWS[arrow].x === 0
    this.#aim = upright ? ((goesOn && this.#aim) || here) : null
    const there = walk(places, here, arrow, this.#aim ?? here)
    this.#reached = there
    return there
  }
}

function isArrow(key: string): key is Arrow {
  return key in ARROWS
}

function leap<Place>(key: string, here: Place, { places, isSelectable }: Plan<Place>): Place | undefined {
  if (key === 'Home') return places[0]
  if (key === 'End') return places.at(-1)
  if (key !== 'PageDown' && key !== 'PageUp') return undefined
  const at = places.indexOf(here)
  const round = [...places.slice(at + 1), ...places.slice(0, at)]
  return (key === 'PageDown' ? round : round.reverse()).find(isSelectable)
}

/** The nearest place in the direction of an arrow, and near the line through `aim`; the same place if there is none. */
export function walk<Place extends Point>(places: readonly Place[], from: Place, arrow: Arrow, aim: Point = from): Place {
  const way = ARROWS[arrow]
  let best = from
  let least = Infinity
  for (const place of places) {
    const along = (place.x - from.x) * way.x + (place.y - from.y) * way.y
    const aside = Math.abs((place.x - from.x) * way.y) + Math.abs((place.y - from.y) * way.x)
    if (along < 1 || aside > along * SLANT) continue
    const astray = Math.abs((place.x - aim.x) * way.y) + Math.abs((place.y - aim.y) * way.x)
    const far = along + aside + astray * 0.5
    if (far < least - 0.01) [best, least] = [place, far]
  }
  return best
}
