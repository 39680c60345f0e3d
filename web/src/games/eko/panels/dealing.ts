// The board as it lies, or as far as it is laid: while tiles are still being drawn, the slots and the tiles on them.

import type { Components, Feature, Table } from '../types'
import { DIRECTIONS, type Hex } from '../board/geometry'

export interface Place extends Hex {
  readonly name: string
  readonly terrain: string
  readonly tile: string
}

export interface Plan {
  readonly cells: readonly Place[]
  readonly features: readonly Feature[]
  /** Hexes that a tile will cover. */
  readonly empty: readonly Hex[]
}

export function planBoard(table: Table, components: Components): Plan {
  if (table.board) return { cells: table.board.cells, features: table.board.features, empty: [] }
  const slots = components.layouts[String(table.options.layout)]?.[String(table.options.seats)] ?? []
  const cells: Place[] = []
  const empty: Hex[] = []
  slots.forEach(([q, r], i) => {
    const letter = table.layout.tiles[i]
    const hexes = flower({ q, r }, table.layout.turns[i] ?? 0)
    if (!letter) empty.push(...hexes)
    else hexes.forEach((hex, j) => cells.push({ ...hex, name: `${letter}${j}`, tile: letter, terrain: components.large[letter]?.cells[j] ?? 'space' }))
  })
  table.layout.small.forEach((tile, i) => {
    const round = corner(tile, tile.turn)
    round.forEach((hex, j) => cells.push({ ...hex, name: `${tile.letter}${i}-${j}`, tile: `${tile.letter}${i}`, terrain: components.small[tile.letter]?.cells[j] ?? 'storm' }))
  })
  return { cells, features: [], empty }
}

/** The seven hexes under a large tile, in the order of its face: the centre, then clockwise from its own east. */
export function flower(middle: Hex, turn: number): Hex[] {
  return [middle, ...DIRECTIONS.map((_, i) => beside(middle, i + turn))]
}

/** The three hexes under a small tile. */
export function corner(origin: Hex, turn: number): Hex[] {
  return [{ q: origin.q, r: origin.r }, beside(origin, turn), beside(origin, turn + 1)]
}

function beside(hex: Hex, direction: number): Hex {
  const step = DIRECTIONS[direction % 6]!
  return { q: hex.q + step.q, r: hex.r + step.r }
}
