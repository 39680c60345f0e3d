// From numbers over time to a line on a small drawing. Nothing here knows what is counted.

import type { Course } from '../generated/protocol'

export interface Frame2d {
  readonly width: number
  readonly height: number
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** The numbers at the side: round ones that hold everything. */
export function ticks(low: number, high: number, most = 5): number[] {
  const from = Math.min(0, low)
  const to = Math.max(from + 1, high)
  const step = niceStep((to - from) / Math.max(1, most - 1))
  const first = Math.floor(from / step) * step
  const count = Math.ceil((to - first) / step - 1e-9)
  return Array.from({ length: count + 1 }, (_, i) => first + i * step)
}

function niceStep(rough: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(rough, 1e-9)))
  const found = [1, 2, 5, 10].find((each) => each * power >= rough - 1e-9) ?? 10
  return Math.max(1, found * power)
}

export function extent(course: Course): [number, number] {
  const known = course.values.flat().filter((value): value is number => value !== null)
  return known.length === 0 ? [0, 1] : [Math.min(...known), Math.max(...known)]
}

/** Where a position and a value are drawn. */
export function scales(frame: Frame2d, last: number, low: number, high: number): { x: (at: number) => number; y: (value: number) => number } {
  const [wide, tall] = [frame.width - frame.left - frame.right, frame.height - frame.top - frame.bottom]
  return {
    x: (at) => frame.left + (last > 0 ? (at / last) * wide : 0),
    y: (value) => frame.top + tall - (high > low ? ((value - low) / (high - low)) * tall : 0),
  }
}

/** The line of one seat, in steps: a number holds until it changes. What is unknown leaves a gap. */
export function linePath(at: readonly number[], values: readonly (number | null)[], x: (at: number) => number, y: (value: number) => number): string {
  const words: string[] = []
  let before: number | null = null
  values.forEach((value, i) => {
    const place = x(at[i] ?? 0).toFixed(1)
    if (value === null) before = null
    else if (before === null) words.push(`M${place} ${y(value).toFixed(1)}`)
    else words.push(value === before ? `H${place}` : `H${place}V${y(value).toFixed(1)}`)
    if (value !== null) before = value
  })
  return words.join('')
}

/** The value that holds at a position: that of the last one looked at before it. */
export function valueAt(at: readonly number[], values: readonly (number | null)[], position: number): number | null {
  let found: number | null = null
  at.forEach((each, i) => {
    if (each <= position) found = values[i] ?? null
  })
  return found
}

/** The positions at which a number changes, with the first and the last one: the rows of a table. */
export function changes(at: readonly number[], course: Course): number[] {
  return at.filter((_, i) => i === 0 || i === at.length - 1 || course.values.some((row) => row[i] !== row[i - 1]))
}
