// How things travel over a board.

import type { Point } from '../../ui/roving'

const BEND = 0.12

/** A path from one place to another that bends aside a little, so that it hides nothing on a straight row. */
export function bow(from: Point, to: Point): string {
  const [x, y] = [(from.x + to.x) / 2 + (from.y - to.y) * BEND, (from.y + to.y) / 2 + (to.x - from.x) * BEND]
  return `M${from.x} ${from.y}Q${x} ${y} ${to.x} ${to.y}`
}

/** Where something is on its flight, from 0 to 1: it rises and comes down again. */
export function soar(from: Point, to: Point, part: number, height: number): Point {
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part - Math.sin(part * Math.PI) * height }
}
