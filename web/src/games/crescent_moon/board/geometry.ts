// Where things lie. Hexes stand on a corner; edge k faces direction k (east, then counter-clockwise), and corner k lies
// between the edges k and k + 1. A river runs along two edges of its tile, or through the middle of the crossing.

export interface Point {
  readonly x: number
  readonly y: number
}
export interface Cell {
  readonly q: number
  readonly r: number
}
export interface Laid extends Cell {
  readonly name: string
  readonly tile: string
  readonly rotation: number
}

/** From a hex's middle to its corners. */
export const SIZE = 60
const STEP = SIZE * Math.sqrt(3)

export function middle({ q, r }: Cell): Point {
  return { x: STEP * (q + r / 2), y: 1.5 * SIZE * r }
}

export function corner(k: number, size = SIZE): Point {
  const angle = (-(60 * k + 30) * Math.PI) / 180
  return { x: size * Math.cos(angle), y: size * Math.sin(angle) }
}

/** The outline of a hex around the origin. */
export function outline(size = SIZE): string {
  return [0, 1, 2, 3, 4, 5].map((k) => corner(k, size)).map(({ x, y }) => `${x.toFixed(2)},${y.toFixed(2)}`).join(' ')
}

/** `1.-2`, as the server names an empty place. */
export function cellOf(name: string): Cell {
  const dot = name.indexOf('.')
  return { q: Number(name.slice(0, dot)), r: Number(name.slice(dot + 1)) }
}

/** The way of the river over one tile, around the tile's middle. */
export function riverOver(tile: string, rotation: number): Point[] {
  if (tile === 'river') return [rotation - 1, rotation, rotation + 1].map((k) => corner(k))
  if (tile === 'crossing') return [corner(rotation), { x: 0, y: 0 }, corner(rotation + 3)]
  return []
}

const key = ({ x, y }: Point) => `${Math.round(x)},${Math.round(y)}`
const add = (a: Point, b: Point): Point => ({ x: a.x + b.x, y: a.y + b.y })

/** All rivers of a map: tile by tile, joined where they meet. */
export function rivers(hexes: readonly Laid[]): Point[][] {
  const links = new Map<string, { at: Point; to: Set<string> }>()
  const link = (one: Point, other: Point): void => {
    for (const [a, b] of [[one, other], [other, one]] as const) {
      const found = links.get(key(a)) ?? { at: a, to: new Set<string>() }
      found.to.add(key(b))
      links.set(key(a), found)
    }
  }
  for (const hex of hexes) {
    const way = riverOver(hex.tile, hex.rotation).map((point) => add(point, middle(hex)))
    for (let i = 1; i < way.length; i++) link(way[i - 1]!, way[i]!)
  }
  const ways: Point[][] = []
  const left = new Set(links.keys())
  while (left.size > 0) {
    const first = [...left].find((name) => links.get(name)!.to.size === 1) ?? [...left][0]!
    ways.push(follow(first, links, left))
  }
  return ways
}

function follow(first: string, links: ReadonlyMap<string, { at: Point; to: Set<string> }>, left: Set<string>): Point[] {
  const way: Point[] = []
  let next: string | undefined = first
  while (next !== undefined) {
    left.delete(next)
    const here: { at: Point; to: Set<string> } = links.get(next)!
    way.push(here.at)
    next = [...here.to].find((name) => left.has(name))
  }
  return way
}

/** A soft line through points. */
export function curve(points: readonly Point[]): string {
  const say = ({ x, y }: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`
  const parts = [`M${say(points[0]!)}`]
  for (let i = 0; i < points.length - 1; i++) {
    const [a, b, c, d] = [points[Math.max(0, i - 1)]!, points[i]!, points[i + 1]!, points[Math.min(points.length - 1, i + 2)]!]
    const bend = 7
    parts.push(`C${say({ x: b.x + (c.x - a.x) / bend, y: b.y + (c.y - a.y) / bend })} ${say({ x: c.x - (d.x - b.x) / bend, y: c.y - (d.y - b.y) / bend })} ${say(c)}`)
  }
  return parts.join('')
}

export interface Frame {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** What a drawing of these cells needs. */
export function frameOf(cells: readonly Cell[], margin: number): Frame {
  const points = (cells.length > 0 ? cells : [{ q: 0, r: 0 }]).map(middle)
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  const [left, right] = [Math.min(...xs) - STEP / 2 - margin, Math.max(...xs) + STEP / 2 + margin]
  const [top, bottom] = [Math.min(...ys) - SIZE - margin, Math.max(...ys) + SIZE + margin]
  return { x: left, y: top, width: right - left, height: bottom - top }
}
