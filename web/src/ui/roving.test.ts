import { describe, expect, it } from 'vitest'
import { Rover, walk } from './roving'

/** Rows that lean, as rows of hexes do. */
const PLACES = [0, 1, 2, 3].flatMap((row) => [0, 1, 2].map((i) => ({ name: `${'abc'[i]}${row}`, x: i * 10 + (row % 2) * 5, y: row * 9 })))
const at = (name: string) => PLACES.find((place) => place.name === name)!

function press(rover: Rover, from: string, key: string, selectable: readonly string[] = [], held: Partial<KeyboardEvent> = {}) {
  const told: string[] = []
  let prevented = false
  const event = { key, ctrlKey: false, metaKey: false, altKey: false, preventDefault: () => (prevented = true), ...held } as unknown as KeyboardEvent
  rover.follow(event, at(from), {
    places: PLACES,
    isSelectable: ({ name }) => selectable.includes(name),
    select: ({ name }) => told.push(`touch ${name}`),
    focus: ({ name }) => told.push(name),
  })
  return { told, prevented }
}

describe('keys on a map', () => {
  it('touch, and walk to the nearest place', () => {
    const rover = new Rover()
    expect(press(rover, 'b1', 'Enter').told).toEqual(['touch b1'])
    expect(press(rover, 'b1', ' ').told).toEqual(['touch b1'])
    expect(press(rover, 'b1', 'ArrowRight').told).toEqual(['c1'])
    expect(press(rover, 'c1', 'ArrowRight').told).toEqual(['c1'])
    expect(press(rover, 'b1', 'Home').told).toEqual(['a0'])
    expect(press(rover, 'b1', 'End').told).toEqual(['c3'])
  })

  it('walk straight down and up again without drifting aside', () => {
    const rover = new Rover()
    let here = 'b0'
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowUp', 'ArrowUp']) here = press(rover, here, key).told[0]!
    expect(here).toBe('b0')
    expect(walk(PLACES, at('a3'), 'ArrowDown')).toBe(at('a3'))
  })

  it('lead to what can be touched, once round', () => {
    const rover = new Rover()
    expect(press(rover, 'b1', 'PageDown', ['a0', 'c2']).told).toEqual(['c2'])
    expect(press(rover, 'c2', 'PageDown', ['a0', 'c2']).told).toEqual(['a0'])
    expect(press(rover, 'b1', 'PageUp', ['a0', 'c2']).told).toEqual(['a0'])
    expect(press(rover, 'a0', 'PageUp', ['a0', 'c2']).told).toEqual(['c2'])
    expect(press(rover, 'b1', 'PageUp').told).toEqual([])
  })

  it('leave alone what belongs to the browser', () => {
    const rover = new Rover()
    expect(press(rover, 'b1', 'Tab')).toEqual({ told: [], prevented: false })
    expect(press(rover, 'b1', 'ArrowRight', [], { ctrlKey: true })).toEqual({ told: [], prevented: false })
    expect(press(rover, 'b1', 'ArrowRight').prevented).toBe(true)
  })
})
