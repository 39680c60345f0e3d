import { describe, expect, it } from 'vitest'

import { changes, extent, linePath, scales, ticks, valueAt } from './chart'

const course = { name: 'points', values: [[0, 0, 3, 3], [null, 1, 1, 2]] }
const at = [0, 1, 2, 3]

describe('a chart', () => {
  it('has round numbers at its side that hold everything', () => {
    expect(ticks(0, 3)).toEqual([0, 1, 2, 3])
    expect(ticks(0, 12)).toEqual([0, 5, 10, 15])
    expect(ticks(0, 0)).toEqual([0, 1])
    expect(ticks(-3, 3)).toEqual([-4, -2, 0, 2, 4])
  })

  it('goes in steps, and leaves a gap for what is unknown', () => {
    const { x, y } = scales({ width: 30, height: 10, left: 0, right: 0, top: 0, bottom: 0 }, 3, 0, 10)
    expect(linePath(at, course.values[0] ?? [], x, y)).toBe('M0.0 10.0H10.0H20.0V7.0H30.0')
    expect(linePath(at, course.values[1] ?? [], x, y)).toBe('M10.0 9.0H20.0H30.0V8.0')
  })

  it('says what holds at a position, and where something changes', () => {
    expect(valueAt([0, 10, 20], [1, 2, 3], 15)).toBe(2)
    expect(valueAt([5], [1], 3)).toBeNull()
    expect(changes(at, course)).toEqual([0, 1, 2, 3])
    expect(changes(at, { name: '', values: [[1, 1, 1, 1]] })).toEqual([0, 3])
    expect(extent(course)).toEqual([0, 3])
    expect(extent({ name: '', values: [[null]] })).toEqual([0, 1])
  })
})
