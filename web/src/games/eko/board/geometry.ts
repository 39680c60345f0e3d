// Where things lie: hexes on the screen, the outline of tiles, and the way an arrow key goes.

/** From a hex's centre to its corners. Everything on the board is measured in these units. */
export const SIZE = 50
/** From a hex's centre to its sides. */
export const INNER = (SIZE * Math.sqrt(3)) / 2

export interface Point {
  readonly x: number
  readonly y: number
}

export interface Hex {
  readonly q: number
  readonly r: number
}

export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Clockwise from the east, as the game counts them. */
export const DIRECTIONS: readonly Hex[] = [
  { q: 1, r: 0 },
  { q: 0, r: 1 },
  { q: -1, r: 1 },
  { q: -1, r: 0 },
  { q: 0, r: -1 },
  { q: 1, r: -1 },
]

/** The centre of a hex. Turned, the board stands on its left side: wide boards then fill a tall screen. */
export function centre(hex: Hex, turned = false): Point {
  return turn({ x: 2 * INNER * (hex.q + hex.r / 2), y: 1.5 * SIZE * hex.r }, turned)
}

function turn(point: Point, turned: boolean): Point {
  return turned ? { x: point.y, y: -point.x } : point
}

/** The six corners round the origin; the side between corners i and i + 1 faces direction i. */
export function corners(turned = false, size = SIZE): Point[] {
  return DIRECTIONS.map((_, i) => {
    const angle = ((60 * i - 30) * Math.PI) / 180
    return turn({ x: size * Math.cos(angle), y: size * Math.sin(angle) }, turned)
  })
}

export function polygon(points: readonly Point[]): string {
  return points.map((p) => `${round(p.x)},${round(p.y)}`).join(' ')
}

export function round(value: number): number {
  return Math.round(value * 10) / 10
}

/** The rectangle round all these hexes, with a margin. */
export function bounds(hexes: readonly Hex[], turned = false, margin = 0): Box {
  if (!hexes.length) return { x: -SIZE, y: -SIZE, width: 2 * SIZE, height: 2 * SIZE }
  const points = hexes.map((hex) => centre(hex, turned))
  const wide = (turned ? SIZE : INNER) + margin
  const high = (turned ? INNER : SIZE) + margin
  const x = Math.min(...points.map((p) => p.x)) - wide
  const y = Math.min(...points.map((p) => p.y)) - high
  return {
    x: round(x),
    y: round(y),
    width: round(Math.max(...points.map((p) => p.x)) + wide - x),
    height: round(Math.max(...points.map((p) => p.y)) + high - y),
  }
}

/** Does a board in this room show larger hexes if it stands on its side? Only worth it where they would be small. */
export function betterTurned(hexes: readonly Hex[], width: number, height: number): boolean {
  if (width <= 0 || width > 640) return false
  const flat = bounds(hexes)
  const upright = bounds(hexes, true)
  const scale = (box: Box) => Math.min(width / box.width, Math.max(height, width) / box.height)
  return scale(upright) > scale(flat) * 1.1
}

export function middle(points: readonly Point[]): Point {
  const sum = points.reduce((a, b) => ({ x: a.x + b.x, y: a.y + b.y }), { x: 0, y: 0 })
  return { x: sum.x / points.length, y: sum.y / points.length }
}

const key = (q: number, r: number) => `${q},${r}`

/** One path along all sides where a tile ends. */
export function tileBorders(cells: readonly (Hex & { readonly tile: string })[], turned = false): string {
  const tiles = new Map(cells.map((cell) => [key(cell.q, cell.r), cell.tile]))
  const corner = corners(turned)
  const sides: string[] = []
  for (const cell of cells) {
    const at = centre(cell, turned)
    DIRECTIONS.forEach((step, i) => {
      const beside = tiles.get(key(cell.q + step.q, cell.r + step.r))
      // A side between two tiles is met twice; it is drawn by the western or northern one.
      if (beside === cell.tile || (beside !== undefined && i >= 3)) return
      const from = corner[i]!
      const to = corner[(i + 1) % 6]!
      sides.push(`M${round(at.x + from.x)} ${round(at.y + from.y)}L${round(at.x + to.x)} ${round(at.y + to.y)}`)
    })
  }
  return sides.join('')
}

/** The cells in groups of neighbours. */
export function groups<T extends Hex>(cells: readonly T[]): T[][] {
  const left = new Map(cells.map((cell) => [key(cell.q, cell.r), cell]))
  const found: T[][] = []
  for (const start of cells) {
    if (!left.delete(key(start.q, start.r))) continue
    const group = [start]
    for (const cell of group) {
      for (const step of DIRECTIONS) {
        const name = key(cell.q + step.q, cell.r + step.r)
        const next = left.get(name)
        if (next && left.delete(name)) group.push(next)
      }
    }
    found.push(group)
  }
  return found
}
