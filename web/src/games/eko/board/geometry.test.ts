// @vitest-environment node
import { describe, expect, it } from 'vitest'

import { walk, type Arrow } from '../../../ui/roving'
import { betterTurned, bounds, centre, corners, DIRECTIONS, groups, INNER, SIZE, tileBorders } from './geometry'

const flower = [{ q: 0, r: 0 }, ...DIRECTIONS]

describe('hexes on the screen', () => {
  it('keeps neighbours at the same distance, upright and turned', () => {
    for (const turned of [false, true]) {
      for (const step of DIRECTIONS) {
        const { x, y } = centre(step, turned)
        expect(Math.hypot(x, y)).toBeCloseTo(2 * INNER)
      }
    }
  })

  it('turned, puts the west at the bottom and the first row to the left', () => {
    const west = centre({ q: -1, r: 0 }, true)
    expect(west.x).toBeCloseTo(0)
    expect(west.y).toBeGreaterThan(0)
    expect(centre({ q: 0, r: -1 }, true).x).toBeLessThan(0)
  })

  it('faces each side towards its neighbour', () => {
    for (const turned of [false, true]) {
      const corner = corners(turned)
      DIRECTIONS.forEach((step, i) => {
        const middle = { x: (corner[i]!.x + corner[(i + 1) % 6]!.x) / 2, y: (corner[i]!.y + corner[(i + 1) % 6]!.y) / 2 }
        const neighbour = centre(step, turned)
        expect(middle.x).toBeCloseTo(neighbour.x / 2)
        expect(middle.y).toBeCloseTo(neighbour.y / 2)
      })
    }
  })

  it('draws a frame that holds every hex', () => {
    const frame = bounds(flower, false, 10)
    expect(frame.width).toBeCloseTo(6 * INNER + 20, 0)
    expect(frame.height).toBeCloseTo(2 * 1.5 * SIZE + 2 * SIZE + 20, 0)
    expect(bounds([]).width).toBeGreaterThan(0)
  })

  it('turns a wide board on a phone and nowhere else', () => {
    const wide = Array.from({ length: 15 }, (_, q) => ({ q, r: 0 }))
    expect(betterTurned(wide, 390, 800)).toBe(true)
    expect(betterTurned(wide, 1000, 800)).toBe(false)
    expect(betterTurned(flower, 390, 800)).toBe(false)
    expect(betterTurned(wide, 0, 0)).toBe(false)
  })
})

describe('tiles', () => {
  it('draws each side between two tiles once, and the rim', () => {
    const two = [
      { q: 0, r: 0, tile: 'A' },
      { q: 1, r: 0, tile: 'B' },
    ]
    expect(tileBorders(two).match(/M/g)).toHaveLength(11)
    expect(tileBorders(two.map((cell) => ({ ...cell, tile: 'A' }))).match(/M/g)).toHaveLength(10)
  })

  it('finds cells that touch', () => {
    const found = groups([{ q: 0, r: 0 }, { q: 5, r: 5 }, { q: 1, r: 0 }, { q: 0, r: 1 }])
    expect(found.map((group) => group.length)).toEqual([3, 1])
  })
})

describe('arrow keys', () => {
  const places = [-2, -1, 0, 1, 2].flatMap((r) => [-3, -2, -1, 0, 1, 2, 3].map((q) => ({ q, r, ...centre({ q, r }) })))
  const at = (q: number, r: number) => places.find((place) => place.q === q && place.r === r)!

  it('goes to the neighbour on the left and right', () => {
    expect(walk(places, at(0, 0), 'ArrowRight')).toBe(at(1, 0))
    expect(walk(places, at(0, 0), 'ArrowLeft')).toBe(at(-1, 0))
  })

  it('comes back over a board on its side too', () => {
    const standing = places.map((place) => ({ ...place, ...centre(place, true) }))
    const start = standing.find((place) => place.q === 0 && place.r === 0)!
    const back: Record<Arrow, Arrow> = { ArrowUp: 'ArrowDown', ArrowDown: 'ArrowUp', ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' }
    for (const arrow of Object.keys(back) as Arrow[]) {
      const there = walk(standing, start, arrow)
      expect(there).not.toBe(start)
      expect(walk(standing, there, back[arrow], start)).toBe(start)
    }
  })

  it('walks straight up and down without drifting aside', () => {
    let here = at(1, -2)
    const aim = here
    for (let i = 0; i < 4; i++) here = walk(places, here, 'ArrowDown', aim)
    expect(here.r).toBe(2)
    expect(Math.abs(here.x - aim.x)).toBeLessThan(INNER + 1)
  })

  it('stays at the rim', () => {
    expect(walk(places, at(3, 2), 'ArrowRight')).toBe(at(3, 2))
    expect(walk(places, at(0, -2), 'ArrowUp')).toBe(at(0, -2))
  })
})
