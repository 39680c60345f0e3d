// The desert, drawn cell by cell: lists of paths round the origin, seeded by the cell's name.

import { diceOf, type Dice } from './chance'
import { round as n } from '../board/geometry'

/** A path and the class that colours it. */
export interface Mark {
  readonly d: string
  readonly ink: string
}

const drawn = new Map<string, readonly Mark[]>()

/** The ground of one cell. It is the same each time, so it is drawn once. */
export function drawGround(name: string, terrain: string): readonly Mark[] {
  const key = `${name} ${terrain}`
  const known = drawn.get(key)
  if (known) return known
  const marks = (GROUNDS[terrain] ?? drawSand)(diceOf(key))
  drawn.set(key, marks)
  return marks
}

const GROUNDS: Record<string, (dice: Dice) => Mark[]> = {
  space: drawSand,
  storm: drawStorm,
  sinkhole: drawSinkhole,
  stone_desert: drawStones,
  gorge: drawGorge,
  mountain: drawMountain,
  capital: drawCapital,
  portal: drawPortal,
  temple_wind: drawPavement,
  temple_moon: drawPavement,
  temple_sand: drawPavement,
}

const between = (dice: Dice, low: number, high: number) => low + dice() * (high - low)

// --- sand and storm ---------------------------------------------------------------------------------------------------

function drawSand(dice: Dice): Mark[] {
  const marks: Mark[] = []
  const lean = between(dice, -10, 10)
  const bend = between(dice, 6, 13) * (dice() < 0.5 ? -1 : 1)
  for (let y = -42 + dice() * 12; y < 46; y += between(dice, 13, 21)) {
    marks.push({ d: duneLine(y, lean, bend), ink: 'dune' })
    marks.push({ d: duneLine(y + 2.2, lean, bend), ink: 'glint' })
  }
  for (let i = 0; i < 5; i++) marks.push({ d: dot(between(dice, -36, 36), between(dice, -36, 36), between(dice, 0.6, 1.3)), ink: 'grain' })
  return marks
}

function duneLine(y: number, lean: number, bend: number): string {
  return `M-52 ${n(y - lean)}C-26 ${n(y - lean - bend)} -12 ${n(y + bend)} 8 ${n(y + lean * 0.2)}S34 ${n(y + lean - bend)} 52 ${n(y + lean)}`
}

function dot(x: number, y: number, r: number): string {
  return `M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 1 0 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 0 ${n(-2 * r)} 0`
}

function drawStorm(dice: Dice): Mark[] {
  const marks: Mark[] = []
  const start = dice() * 6.28
  marks.push({ d: spiral(0, 0, 6, 40, start, 1.35), ink: 'whirl' })
  marks.push({ d: spiral(0, 0, 9, 45, start + 2.1, 1.2), ink: 'whirl faint' })
  marks.push({ d: spiral(0, 0, 12, 47, start + 4.2, 1.1), ink: 'whirl faint' })
  for (let i = 0; i < 7; i++) {
    const angle = dice() * 6.28
    const far = between(dice, 26, 42)
    const [x, y] = [Math.cos(angle) * far, Math.sin(angle) * far]
    const length = between(dice, 5, 11)
    marks.push({ d: `M${n(x)} ${n(y)}q${n(-Math.sin(angle) * length * 0.6)} ${n(Math.cos(angle) * length * 0.3)} ${n(-Math.sin(angle) * length)} ${n(Math.cos(angle) * length)}`, ink: 'gust' })
  }
  return marks
}

function spiral(x: number, y: number, from: number, to: number, start: number, turns: number): string {
  const points: string[] = []
  const steps = 28
  for (let i = 0; i <= steps; i++) {
    const part = i / steps
    const r = from + (to - from) * part
    const angle = start + part * turns * 2 * Math.PI
    points.push(`${n(x + r * Math.cos(angle))} ${n(y + r * Math.sin(angle) * 0.9)}`)
  }
  return `M${points.join('L')}`
}

// --- rocks ------------------------------------------------------------------------------------------------------------

/** An uneven ring: the outline of a stone or of a hole. */
function ring(dice: Dice, x: number, y: number, rx: number, ry: number, corners: number, rough: number): string {
  const turn = dice() * 6.28
  const points = Array.from({ length: corners }, (_, i) => {
    const angle = turn + (i / corners) * 2 * Math.PI
    const r = 1 + (dice() - 0.5) * rough
    return `${n(x + Math.cos(angle) * rx * r)} ${n(y + Math.sin(angle) * ry * r)}`
  })
  return `M${points.join('L')}Z`
}

function drawSinkhole(dice: Dice): Mark[] {
  const [x, y] = [between(dice, -3, 3), between(dice, -2, 4)]
  const marks: Mark[] = []
  for (let i = 0; i < 9; i++) {
    const angle = ((i + dice() * 0.7) / 9) * 6.28
    const [from, to] = [between(dice, 30, 35), between(dice, 39, 46)]
    const kink = angle + between(dice, -0.15, 0.15)
    marks.push({
      d: `M${n(x + Math.cos(angle) * from)} ${n(y + Math.sin(angle) * from)}L${n(x + Math.cos(kink) * (from + to) * 0.5)} ${n(y + Math.sin(kink) * (from + to) * 0.5)}L${n(x + Math.cos(angle) * to)} ${n(y + Math.sin(angle) * to)}`,
      ink: 'crack',
    })
  }
  const inks = ['hole-1', 'hole-2', 'hole-3', 'hole-4', 'hole-5']
  inks.forEach((ink, i) => {
    const r = 36 - i * 6.8
    marks.push({ d: ring(dice, x, y + i * 1.6, r, r * 0.92, 15, 0.16), ink })
  })
  return marks
}

function drawStones(dice: Dice): Mark[] {
  const marks: Mark[] = []
  for (let i = 0; i < 5; i++) {
    const y = between(dice, -38, 40)
    marks.push({ d: `M${n(between(dice, -40, 0))} ${n(y)}l${n(between(dice, 8, 18))} ${n(between(dice, -4, 4))}l${n(between(dice, 6, 14))} ${n(between(dice, -5, 5))}`, ink: 'crack' })
  }
  const spots = scatter(dice, 13, 40, 13)
  spots.sort((a, b) => a.y - b.y)
  for (const spot of spots) marks.push(...drawStone(dice, spot.x, spot.y, between(dice, 4.5, 10.5)))
  return marks
}

function drawStone(dice: Dice, x: number, y: number, r: number): Mark[] {
  const corners = 6
  const turn = dice() * 6.28
  const points = Array.from({ length: corners }, (_, i) => {
    const angle = turn + (i / corners) * 6.28
    const far = r * between(dice, 0.8, 1.15)
    return { x: x + Math.cos(angle) * far * 1.15, y: y + Math.sin(angle) * far * 0.85 }
  })
  const outline = points.map((p) => `${n(p.x)} ${n(p.y)}`).join('L')
  const shadow = points.map((p) => `${n(p.x + r * 0.3)} ${n(p.y + r * 0.38)}`).join('L')
  const top = points.map((p) => `${n(x - r * 0.12 + (p.x - x) * 0.62)} ${n(y - r * 0.2 + (p.y - y) * 0.6)}`).join('L')
  return [
    { d: `M${shadow}Z`, ink: 'cast' },
    { d: `M${outline}Z`, ink: 'stone' },
    { d: `M${top}Z`, ink: 'stone-top' },
  ]
}

/** Spots inside a circle that keep their distance. */
function scatter(dice: Dice, count: number, radius: number, apart: number): { x: number; y: number }[] {
  const spots: { x: number; y: number }[] = []
  for (let tries = 0; tries < 160 && spots.length < count; tries++) {
    const angle = dice() * 6.28
    const far = Math.sqrt(dice()) * radius
    const spot = { x: Math.cos(angle) * far, y: Math.sin(angle) * far }
    if (spots.every((other) => Math.hypot(other.x - spot.x, other.y - spot.y) > apart)) spots.push(spot)
  }
  return spots
}

function drawGorge(dice: Dice): Mark[] {
  const tilt = between(dice, -0.5, 0.5)
  const along = Array.from({ length: 9 }, (_, i) => -56 + i * 14)
  const middle = along.map(() => between(dice, -7, 7))
  const line = (offset: number, rough: number) =>
    along.map((x, i) => {
      const y = middle[i]! + offset + between(dice, -rough, rough)
      return { x: x * Math.cos(tilt) - y * Math.sin(tilt), y: x * Math.sin(tilt) + y * Math.cos(tilt) }
    })
  const write = (points: { x: number; y: number }[]) => points.map((p) => `${n(p.x)} ${n(p.y)}`).join('L')
  const band = (low: number, high: number, rough: number) => `M${write(line(low, rough))}L${write(line(high, rough).reverse())}Z`
  return [
    { d: `M${write(line(-34, 2))}`, ink: 'layer' },
    { d: `M${write(line(-27, 2))}`, ink: 'layer' },
    { d: `M${write(line(31, 2))}`, ink: 'layer' },
    { d: `M${write(line(37, 2))}`, ink: 'layer' },
    { d: band(-20, 22, 3), ink: 'cliff-light' },
    { d: band(-13, 21, 3), ink: 'cliff' },
    { d: band(-7, 15, 2.5), ink: 'cliff-dark' },
    { d: band(-1, 9, 2), ink: 'abyss' },
    { d: `M${write(line(5, 1))}`, ink: 'stream' },
  ]
}

function drawMountain(dice: Dice): Mark[] {
  const peaks = [
    { x: -21 + between(dice, -3, 3), top: -16 + between(dice, -4, 4), base: 20, half: 19 },
    { x: 22 + between(dice, -3, 3), top: -10 + between(dice, -4, 4), base: 23, half: 18 },
    { x: between(dice, -4, 4), top: -40 + between(dice, -2, 3), base: 30, half: 29 },
  ]
  const marks: Mark[] = [{ d: 'M-42 27Q0 44 44 27L36 36Q0 46-34 36Z', ink: 'cast' }]
  for (const peak of peaks) marks.push(...drawPeak(dice, peak.x, peak.top, peak.base, peak.half))
  return marks
}

function drawPeak(dice: Dice, x: number, top: number, base: number, half: number): Mark[] {
  const height = base - top
  const ridge = [0.28, 0.52, 0.76].map((part, i) => `${n(x + (i % 2 ? 1 : -1) * between(dice, 1, 4) + part * 4)} ${n(top + height * part)}`)
  const foot = `${n(x + between(dice, 1, 6))} ${n(base + 2)}`
  const left = `${n(x - half * 0.42)} ${n(top + height * 0.48)}L${n(x - half)} ${n(base)}`
  const right = `${n(x + half * 0.5)} ${n(top + height * 0.44)}L${n(x + half)} ${n(base)}`
  const snow = top + height * 0.3
  return [
    { d: `M${n(x)} ${n(top)}L${left}L${foot}L${[...ridge].reverse().join('L')}Z`, ink: 'slope-lit' },
    { d: `M${n(x)} ${n(top)}L${right}L${foot}L${[...ridge].reverse().join('L')}Z`, ink: 'slope' },
    { d: `M${n(x)} ${n(top)}L${n(x - half * 0.28)} ${n(snow)}l${n(half * 0.13)} -3 ${n(half * 0.13)} 5 ${n(half * 0.14)} -4 ${n(half * 0.13)} 4L${n(x + half * 0.33)} ${n(snow - 1)}Z`, ink: 'snow' },
  ]
}

// --- what people built ------------------------------------------------------------------------------------------------

function drawPavement(dice: Dice): Mark[] {
  const marks: Mark[] = []
  for (let row = -4; row <= 4; row++) {
    const y = row * 11
    marks.push({ d: `M-50 ${y}H50`, ink: 'joint' })
    for (let x = -50 + (row % 2 ? 9 : 0); x < 50; x += 18) {
      marks.push({ d: `M${n(x + between(dice, -1.5, 1.5))} ${y}v11`, ink: 'joint' })
      if (dice() < 0.14) marks.push({ d: `M${n(x)} ${y}h18v11h-18Z`, ink: 'slab' })
    }
  }
  return marks
}

function drawCapital(dice: Dice): Mark[] {
  const marks: Mark[] = drawPavement(dice).filter((mark) => mark.ink === 'slab')
  marks.push({ d: dot(0, 3, 38), ink: 'wall-cast' })
  marks.push({ d: dot(0, 0, 37), ink: 'wall' })
  marks.push({ d: dot(0, 0, 31), ink: 'court' })
  for (let i = 0; i < 10; i++) {
    const angle = (i / 10) * 6.28 + dice() * 0.3
    const far = between(dice, 20, 26)
    const [x, y] = [Math.cos(angle) * far, Math.sin(angle) * far]
    const [w, h] = [between(dice, 5, 8), between(dice, 5, 8)]
    marks.push({ d: `M${n(x - w / 2)} ${n(y - h / 2)}h${n(w)}v${n(h)}h${n(-w)}Z`, ink: 'roof' })
    marks.push({ d: `M${n(x - w / 2)} ${n(y + h / 2)}h${n(w)}v3h${n(-w)}Z`, ink: 'roof-side' })
  }
  for (let i = 0; i < 6; i++) {
    const angle = (i / 6) * 6.2832
    marks.push({ d: dot(Math.cos(angle) * 34, Math.sin(angle) * 34, 5.2), ink: 'turret' })
  }
  marks.push({ d: 'M-15 9V-2A15 15 0 0 1 15-2V9Z', ink: 'hall' })
  marks.push({ d: 'M-14-3A14 15 0 0 1 14-3Q7-5 0-5T-14-3Z', ink: 'dome' })
  marks.push({ d: 'M0-25 2-19 8-19 3-15.4 5-9.6 0-13-5-9.6-3-15.4-8-19-2-19Z', ink: 'gold' })
  marks.push({ d: 'M-4 9V3A4 4 0 0 1 4 3V9Z', ink: 'door' })
  return marks
}

function drawPortal(dice: Dice): Mark[] {
  const marks: Mark[] = [{ d: dot(0, 0, 33), ink: 'gate' }]
  for (let i = 0; i < 12; i++) {
    const angle = ((i + between(dice, -0.1, 0.1)) / 12) * 6.2832
    const [c, s] = [Math.cos(angle), Math.sin(angle)]
    marks.push({ d: `M${n(c * 25)} ${n(s * 25)}L${n(c * 33.5)} ${n(s * 33.5)}`, ink: 'gate-joint' })
  }
  marks.push({ d: dot(0, 0, 24.5), ink: 'glow' })
  const start = dice() * 6.28
  for (let i = 0; i < 3; i++) marks.push({ d: spiral(0, 0, 2, 22, start + i * 2.1, 0.7), ink: 'swirl' })
  return marks
}

/** What stands on a temple's cells, and on the corners of three cells. */
export const MONUMENTS: Record<string, readonly Mark[]> = {
  temple_wind: [
    { d: 'M-27 24H27L31 30H-31Z', ink: 'step' },
    { d: 'M-22 17H22L26 24H-26Z', ink: 'step-lit' },
    { d: 'M-17 17V-4H-11V17ZM-3 17V-4H3V17ZM11 17V-4H17V17Z', ink: 'pillar' },
    { d: 'M-22-4 0-18 22-4Z', ink: 'roof-big' },
    { d: 'M-24-26H2A5.5 5.5 0 1 0-3.5-31.5M-18-20H14A6 6 0 1 1 8-14', ink: 'air' },
  ],
  temple_moon: [
    { d: 'M-27 24H27L31 30H-31Z', ink: 'step' },
    { d: 'M-22 17H22L26 24H-26Z', ink: 'step-lit' },
    { d: 'M-17 17V2H17V17Z', ink: 'pillar' },
    { d: 'M-17 3A17 17 0 0 1 17 3Z', ink: 'roof-big' },
    { d: 'M-5 17V10A5 5 0 0 1 5 10V17Z', ink: 'door' },
    { d: 'M5-35A11 11 0 1 0 9-18 9 9 0 1 1 5-35Z', ink: 'moon' },
  ],
  temple_sand: [
    { d: 'M-29 22H29L33 30H-33Z', ink: 'step' },
    { d: 'M-23 12H23L27 22H-27Z', ink: 'step-lit' },
    { d: 'M-17 3H17L21 12H-21Z', ink: 'step' },
    { d: 'M-11-35H11V-31H-11ZM-11-3H11V1H-11Z', ink: 'gold' },
    { d: 'M-8-31H8Q8-22 1.5-17 8-12 8-3H-8Q-8-12-1.5-17-8-22-8-31Z', ink: 'glass' },
    { d: 'M-6-26H6Q5-21 0-17.5-5-21-6-26ZM-7-4Q-3-10 0-10T7-4Z', ink: 'sand' },
  ],
  pyramid: [
    { d: 'M-24 13 0-20 24 13 4 20Z', ink: 'cast' },
    { d: 'M0-23-23 10 3 18Z', ink: 'pyramid-lit' },
    { d: 'M0-23 23 9 3 18Z', ink: 'pyramid' },
    { d: 'M-16 0 2 6M-9-10 1.5-6M2 6 16-1M1.5-6 9-10', ink: 'pyramid-joint' },
    { d: 'M0-23-6-14.5 1-12.5 6.5-14.5Z', ink: 'gold' },
  ],
  lighthouse: [
    { d: 'M-13 18Q0 24 14 18L10 13H-9Z', ink: 'cast' },
    { d: 'M3-21 30-29V-13ZM-3-21-30-29V-13Z', ink: 'beam' },
    { d: 'M-9 17-5-14H5L9 17Q0 21-9 17Z', ink: 'tower-wall' },
    { d: 'M-8 8-7.2 1H7.2L8 8ZM-6.3-6-5.6-11H5.6L6.3-6Z', ink: 'tower-band' },
    { d: 'M-5-14V-25H5V-14Z', ink: 'lamp' },
    { d: 'M-7-25 0-33 7-25ZM-7-15H7V-12H-7Z', ink: 'roof-big' },
  ],
}
