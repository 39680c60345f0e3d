// @vitest-environment node
import { describe, expect, it } from 'vitest'

import { drawGround } from '../pieces/art'
import { planBoard } from './dealing'
import { COMPONENTS, TABLE } from '../testing'

const laying = { ...TABLE, board: null }

describe('the board before it is complete', () => {
  it('shows the slots that wait for a tile', () => {
    const plan = planBoard(laying, COMPONENTS)
    expect(plan.cells).toEqual([])
    expect(plan.empty).toHaveLength(14)
  })

  it('shows a tile as it is turned: its east goes to the south-east, and so on', () => {
    const plan = (turn: number) => planBoard({ ...laying, layout: { tiles: ['A'], turns: [turn], small: [] } }, COMPONENTS).cells
    const sinkhole = (turn: number) => plan(turn).find((cell) => cell.terrain === 'sinkhole')
    expect(sinkhole(0)).toMatchObject({ q: 1, r: 0 })
    expect(sinkhole(1)).toMatchObject({ q: 0, r: 1 })
    expect(sinkhole(5)).toMatchObject({ q: 1, r: -1 })
    expect(plan(3)[0]).toMatchObject({ q: 0, r: 0, terrain: 'capital' })
  })

  it('lays small tiles round a corner', () => {
    const layout = { tiles: [], turns: [], small: [{ letter: 'R', q: 2, r: 2, turn: 5 }] }
    expect(planBoard({ ...laying, layout }, COMPONENTS).cells).toMatchObject([
      { q: 2, r: 2, terrain: 'portal' },
      { q: 3, r: 1, terrain: 'sinkhole' },
      { q: 3, r: 2, terrain: 'sinkhole' },
    ])
  })

  it('is the board itself as soon as there is one', () => {
    expect(planBoard(TABLE, COMPONENTS).cells).toBe(TABLE.board!.cells)
  })
})

describe('the desert', () => {
  it('looks the same each time, and different in every cell', () => {
    const first = drawGround('c4', 'space')
    expect(drawGround('c4', 'space')).toEqual(first)
    expect(drawGround('c5', 'space')).not.toEqual(first)
  })

  it('has a drawing for every terrain', () => {
    for (const terrain of ['space', 'storm', 'sinkhole', 'stone_desert', 'gorge', 'mountain', 'capital', 'portal', 'temple_wind', 'temple_moon', 'temple_sand']) {
      const marks = drawGround('d4', terrain)
      expect(marks.length).toBeGreaterThan(3)
      expect(marks.map((mark) => mark.d).join()).not.toMatch(/NaN|undefined/)
    }
  })
})
