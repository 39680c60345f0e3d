// Pictures for the cards, made by the card's own name: the same card looks the same on every table.
// A picture is a list of filled shapes in a box of 100 by 80, the sky behind them a gradient.

import { lookOf } from '../looks'

export interface Shape {
  d: string
  fill: string
  opacity?: number
  /** Stroke instead of an area, so wide. */
  line?: number
}

export interface Picture {
  sky: string
  shapes: readonly Shape[]
}

export const WIDTH = 100
export const HEIGHT = 80

type Dice = () => number

/** A small generator whose numbers depend on a word alone (mulberry32 on an FNV hash). */
export function diceFor(word: string): Dice {
  let state = 0x811c9dc5
  for (const letter of word) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

const cache = new Map<string, Picture>()

export function paint(card: string, people: string, kind: string, name = ''): Picture {
  const known = cache.get(card)
  if (known) return known
  const dice = diceFor(card)
  const look = lookOf(people)
  const angle = Math.round(between(dice, 150, 210))
  const picture: Picture = {
    sky: `linear-gradient(${angle}deg, ${look.sky[0]}, ${look.sky[1]} ${Math.round(between(dice, 78, 100))}%)`,
    shapes: [...moon(dice), ...landscape(people, dice), ...subject(people, kind, name, dice)],
  }
  cache.set(card, picture)
  return picture
}

// --- tools -----------------------------------------------------------------------------------------------------------

function between(dice: Dice, low: number, high: number): number {
  return low + dice() * (high - low)
}

function pick<T>(dice: Dice, things: readonly [T, ...T[]]): T {
  return things[Math.floor(dice() * things.length)] ?? things[0]
}

function times<T>(count: number, make: (index: number) => T): T[] {
  return Array.from({ length: count }, (_, index) => make(index))
}

function r(value: number): string {
  return String(Math.round(value * 10) / 10)
}

export function oval(x: number, y: number, a: number, b = a): string {
  return `M${r(x - a)} ${r(y)}a${r(a)} ${r(b)} 0 1 0 ${r(2 * a)} 0a${r(a)} ${r(b)} 0 1 0 ${r(-2 * a)} 0z`
}

function polygon(...points: [number, number][]): string {
  return `M${points.map(([x, y]) => `${r(x)} ${r(y)}`).join('L')}z`
}

/** A range of soft hills down to the lower edge. */
function hills(dice: Dice, height: number, swing: number, waves: number): string {
  const step = WIDTH / waves
  let path = `M0 ${r(height + between(dice, -swing, swing))}`
  for (let i = 0; i < waves; i++) {
    const top = height + between(dice, -swing, swing)
    path += `S${r((i + 0.6) * step)} ${r(top)} ${r((i + 1) * step)} ${r(top + between(dice, -2, 2))}`
  }
  return `${path}V${HEIGHT}H0z`
}

function tongue(x: number, base: number, width: number, height: number, lean: number): string {
  const w = width / 2
  return `M${r(x - w)} ${r(base)}C${r(x - w * 1.6)} ${r(base - height * 0.5)} ${r(x + lean - w * 0.2)} ${r(base - height * 0.55)} ${r(x + lean)} ${r(base - height)}C${r(x + lean + w * 0.5)} ${r(base - height * 0.6)} ${r(x + w * 1.7)} ${r(base - height * 0.45)} ${r(x + w)} ${r(base)}z`
}

function leaf(x: number, y: number, length: number, turn: number): string {
  const [dx, dy] = [Math.cos(turn) * length, Math.sin(turn) * length]
  const [sx, sy] = [-dy * 0.32, dx * 0.32]
  return `M${r(x)} ${r(y)}Q${r(x + dx / 2 + sx)} ${r(y + dy / 2 + sy)} ${r(x + dx)} ${r(y + dy)}Q${r(x + dx / 2 - sx)} ${r(y + dy / 2 - sy)} ${r(x)} ${r(y)}z`
}

function star(x: number, y: number, outer: number, inner: number, rays: number, turn = 0): string {
  return polygon(
    ...(times(rays * 2, (i) => {
      const radius = i % 2 ? inner : outer
      const angle = turn + (Math.PI * i) / rays
      return [x + Math.sin(angle) * radius, y - Math.cos(angle) * radius]
    }) as [number, number][]),
  )
}

// --- behind ----------------------------------------------------------------------------------------------------------

function moon(dice: Dice): Shape[] {
  const [x, y, size] = [between(dice, 14, 86), between(dice, 12, 26), between(dice, 6, 12)]
  return [
    { d: oval(x, y, size * 1.7), fill: '#cfe3ff', opacity: 0.16 },
    { d: oval(x, y, size), fill: '#e4efff', opacity: 0.85 },
    { d: oval(x - size * 0.3, y - size * 0.1, size * 0.24), fill: '#9fb8e0', opacity: 0.6 },
    { d: oval(x + size * 0.35, y + size * 0.3, size * 0.16), fill: '#9fb8e0', opacity: 0.6 },
  ]
}

function landscape(people: string, dice: Dice): Shape[] {
  const look = lookOf(people)
  switch (people) {
    case 'vulca':
      return [
        { d: hills(dice, 58, 8, 3), fill: look.deep, opacity: 0.65 },
        ...times(9, (i) => ({ d: tongue(i * 12 + between(dice, 0, 8), 82, between(dice, 9, 15), between(dice, 20, 46), between(dice, -7, 7)), fill: pick(dice, ['#ffb347', '#f0702e', '#d8381f']), opacity: 0.8 })),
      ]
    case 'hoax':
      return [
        ...times(12, () => ({ d: star(between(dice, 2, 98), between(dice, 2, 44), between(dice, 0.8, 2), 0.4, 4), fill: '#fff3c9', opacity: 0.9 })),
        ...times(5, (i) => tower(i * 22 + between(dice, -4, 6), between(dice, 30, 56), between(dice, 10, 15), look.deep, dice)).flat(),
      ]
    case 'mimix':
      return [
        { d: hills(dice, 52, 7, 3), fill: '#7fa04a', opacity: 0.6 },
        ...times(22, () => ({ d: leaf(between(dice, 0, 100), 82, between(dice, 18, 38), -Math.PI / 2 + between(dice, -0.4, 0.4)), fill: pick(dice, ['#3f6a27', '#628a2c', '#8fae46']), opacity: 0.75 })),
      ]
    case 'flit':
      return [
        ...times(5, () => cloud(between(dice, 5, 95), between(dice, 30, 74), between(dice, 8, 16))).flat(),
        ...times(7, () => ({ d: gull(between(dice, 4, 96), between(dice, 6, 46), between(dice, 3, 7)), fill: look.deep, opacity: 0.75, line: 1.3 })),
      ]
    case 'khind':
      return [
        { d: hills(dice, 62, 6, 2), fill: '#7a4fa8', opacity: 0.55 },
        ...times(6, () => balloon(between(dice, 6, 94), between(dice, 10, 50), between(dice, 4, 8), pick(dice, ['#ff6f91', '#ffd166', '#6fd3d8', '#b18cff']))).flat(),
        ...times(16, () => ({ d: star(between(dice, 0, 100), between(dice, 40, 80), between(dice, 1, 2.4), 0.8, 5), fill: pick(dice, ['#ffe066', '#ff9fc7', '#ffffff']), opacity: 0.8 })),
      ]
    case 'terrah':
      return [
        ...times(4, (i) => ({ d: hills(dice, 34 + i * 12, 6, 4), fill: ['#8c8a5c', '#a07a48', '#7d5a34', '#4f3820'][i] ?? look.deep, opacity: 0.85 })),
        ...times(4, () => crystal(between(dice, 4, 96), between(dice, 60, 78), between(dice, 12, 24), between(dice, -0.4, 0.4))).flat(),
      ]
    case 'pillar':
      return [
        ...times(14, () => ({ d: leaf(between(dice, -5, 105), between(dice, 10, 84), between(dice, 14, 30), between(dice, 0, 6.3)), fill: pick(dice, ['#4a7a53', '#5d9a62', '#7b5fb3', '#9a7bd0']), opacity: 0.55 })),
        ...times(10, () => ({ d: oval(between(dice, 0, 100), between(dice, 5, 75), between(dice, 0.8, 2.2)), fill: '#ffe9a8', opacity: 0.8 })),
      ]
    case 'aqua':
      return [
        ...times(4, (i) => ({ d: surf(38 + i * 12, between(dice, 3, 6), between(dice, 0, 20)), fill: ['#5aa6dc', '#3a82c4', '#2463a5', '#143f7d'][i] ?? look.deep, opacity: 0.75 })),
        ...times(9, () => ({ d: oval(between(dice, 3, 97), between(dice, 40, 78), between(dice, 1, 3)), fill: '#dff4ff', opacity: 0.45, line: 0.8 })),
      ]
    case 'buka':
      return [
        ...times(3, () => sail(between(dice, 8, 92), between(dice, 36, 46), between(dice, 6, 11), look.deep)).flat(),
        ...times(3, (i) => ({ d: surf(46 + i * 12, between(dice, 2.5, 5), between(dice, 0, 20)), fill: ['#6d8296', '#4a6077', '#2c3e52'][i] ?? look.deep, opacity: 0.9 })),
      ]
    default:
      return [
        ...times(5, (i) => ({ d: oval(between(dice, 30, 70), between(dice, 30, 50), 62 - i * 11, 46 - i * 8), fill: '#9ad15f', opacity: 0.16, line: 2 })),
        ...times(8, () => ({ d: tongue(between(dice, 0, 100), 82, between(dice, 5, 9), between(dice, 20, 50), between(dice, -16, 16)), fill: '#27332a', opacity: 0.7 })),
      ]
  }
}

function tower(x: number, top: number, width: number, fill: string, dice: Dice): Shape[] {
  const middle = x + width / 2
  return [
    { d: `${polygon([x, 80], [x, top], [x + width, top], [x + width, 80])}${polygon([x - 2, top], [middle, top - width], [x + width + 2, top])}`, fill, opacity: 0.8 },
    { d: oval(middle, top + between(dice, 6, 10), 1.6, 2.6), fill: '#ffd97a', opacity: 0.95 },
  ]
}

function cloud(x: number, y: number, size: number): Shape[] {
  return [
    { d: `${oval(x, y, size, size * 0.5)}${oval(x - size * 0.7, y + size * 0.2, size * 0.7, size * 0.35)}${oval(x + size * 0.75, y + size * 0.15, size * 0.6, size * 0.35)}`, fill: '#ffffff', opacity: 0.5 },
  ]
}

function gull(x: number, y: number, span: number): string {
  return `M${r(x - span)} ${r(y - span * 0.2)}Q${r(x - span * 0.4)} ${r(y - span * 0.7)} ${r(x)} ${r(y)}Q${r(x + span * 0.4)} ${r(y - span * 0.7)} ${r(x + span)} ${r(y - span * 0.2)}`
}

function balloon(x: number, y: number, size: number, fill: string): Shape[] {
  return [
    { d: `M${r(x)} ${r(y + size)}q2 ${r(size)} -1 ${r(size * 2.4)}`, fill: '#ffffff', opacity: 0.6, line: 0.6 },
    { d: oval(x, y, size * 0.85, size), fill, opacity: 0.85 },
    { d: oval(x - size * 0.3, y - size * 0.35, size * 0.16, size * 0.28), fill: '#ffffff', opacity: 0.6 },
  ]
}

function crystal(x: number, y: number, height: number, lean: number): Shape[] {
  const width = height * 0.28
  const tip: [number, number] = [x + lean * height, y - height]
  return [
    { d: polygon([x - width, y], [x - width + lean * height * 0.6, y - height * 0.7], tip, [x, y]), fill: '#f5e3b3', opacity: 0.75 },
    { d: polygon([x, y], tip, [x + width + lean * height * 0.6, y - height * 0.7], [x + width, y]), fill: '#c7a35e', opacity: 0.8 },
  ]
}

function surf(y: number, swing: number, shift: number): string {
  let path = `M${r(-20 + shift - 20)} ${r(y)}`
  for (let i = 0; i < 8; i++) path += `q10 ${r(i % 2 ? swing : -swing)} 20 0`
  return `${path}V${HEIGHT}H-40z`
}

function sail(x: number, y: number, size: number, fill: string): Shape[] {
  return [
    { d: polygon([x - size, y + size * 0.6], [x + size, y + size * 0.6], [x + size * 0.6, y + size], [x - size * 0.6, y + size]), fill, opacity: 0.85 },
    { d: `M${r(x - 0.5)} ${r(y + size * 0.6)}V${r(y - size)}Q${r(x - size)} ${r(y)} ${r(x - size * 0.8)} ${r(y + size * 0.4)}zM${r(x + 0.5)} ${r(y + size * 0.4)}V${r(y - size * 0.8)}Q${r(x + size * 0.9)} ${r(y - size * 0.2)} ${r(x + size * 0.7)} ${r(y + size * 0.4)}z`, fill: '#f3e6c8', opacity: 0.8 },
  ]
}

// --- before ----------------------------------------------------------------------------------------------------------

function subject(people: string, kind: string, name: string, dice: Dice): Shape[] {
  switch (kind) {
    case 'character':
      return figure(people, dice)
    case 'booster':
      return charm(people, formFor(name, CHARMS, dice), dice)
    case 'support':
      return device(people, formFor(name, DEVICES, dice), dice)
    case 'leadership':
      return decree(people, dice)
    default:
      return ship(people, dice)
  }
}

/** Forms that fit certain names; the others have what chance gives them. */
type Forms = readonly (readonly [form: string, fits: RegExp])[]

const CHARMS: Forms = [
  ['wings', /Butterfly|Bugs|Locust|Caterpillar/],
  ['flask', /Potion/],
  ['sword', /Hatchet|Boomerang|Arrows/],
  ['flame', /Fire|Burning|Flam|Flare|Oil/],
  ['spark', /Enchant|Dazzling|Light/],
  ['orb', /Earth|Rock|Tremor|Gas|Slime|Letter/],
  ['armour', /Armor|Gauntlet/],
  ['bolt', /Launch|Flash|Hail/],
  ['wave', /water|Waterspout|Undertow/i],
]
const DEVICES: Forms = [
  ['banner', /Oath|Wardance|Chant|Sirens/],
  ['orb', /Haze|Gas|Drain|Shockwave|Dust/],
  ['tower', /Wall|Armory|Drill/],
  ['crystal', /Rattle|Quicksand/],
  ['book', /Tome|Pandemonium/],
  ['bow', /Trebuchet|Ballista|Missiles/],
  ['bowl', /Fire(s| )|Spirits/],
  ['mirror', /Duplicator/],
  ['tree', /Swamp|Marsh|Mud/],
  ['storm', /Storm|Bolts|Fog/],
  ['wings', /Butterfly/],
  ['wave', /Flood|Serpents|Razorjaw/],
]

function formFor(name: string, forms: Forms, dice: Dice): string {
  const chance = Math.floor(dice() * forms.length)
  return (forms.find(([, fits]) => fits.test(name)) ?? forms[chance])?.[0] ?? ''
}

function butterfly(x: number, y: number, size: number, fill: string, edge: string): Shape[] {
  const wing = (side: number): string =>
    `M${r(x)} ${r(y)}C${r(x + side * size * 0.3)} ${r(y - size)} ${r(x + side * size * 1.2)} ${r(y - size)} ${r(x + side * size)} ${r(y - size * 0.1)}C${r(x + side * size * 1.1)} ${r(y + size * 0.5)} ${r(x + side * size * 0.5)} ${r(y + size)} ${r(x)} ${r(y + size * 0.25)}z`
  return [
    { d: wing(-1) + wing(1), fill },
    { d: wing(-1) + wing(1), fill: edge, line: 1.6 },
    { d: oval(x - size * 0.6, y - size * 0.35, size * 0.16) + oval(x + size * 0.6, y - size * 0.35, size * 0.16), fill: '#fff3c9' },
    { d: oval(x, y + size * 0.05, size * 0.09, size * 0.5), fill: '#2a1b30' },
    { d: `M${r(x)} ${r(y - size * 0.4)}q${r(-size * 0.3)} ${r(-size * 0.3)} ${r(-size * 0.4)} ${r(-size * 0.6)}M${r(x)} ${r(y - size * 0.4)}q${r(size * 0.3)} ${r(-size * 0.3)} ${r(size * 0.4)} ${r(-size * 0.6)}`, fill: '#2a1b30', line: 1.2 },
  ]
}

function breaker(y: number, size: number, fill: string): Shape[] {
  return [
    { d: `M${r(50 - size * 1.5)} ${r(y + size)}C${r(50 - size)} ${r(y - size * 0.4)} ${r(50 - size * 0.2)} ${r(y - size * 1.3)} ${r(50 + size * 0.7)} ${r(y - size)}C${r(50 + size * 1.3)} ${r(y - size * 0.7)} ${r(50 + size * 1.2)} ${r(y)} ${r(50 + size * 0.6)} ${r(y)}C${r(50 + size * 0.5)} ${r(y + size * 0.6)} ${r(50 + size)} ${r(y + size)} ${r(50 + size * 1.5)} ${r(y + size)}z`, fill },
    { d: `M${r(50 - size)} ${r(y + size * 0.5)}C${r(50 - size * 0.5)} ${r(y - size * 0.5)} ${r(50)} ${r(y - size * 0.8)} ${r(50 + size * 0.6)} ${r(y - size * 0.6)}`, fill: '#ffffff', opacity: 0.7, line: 1.6 },
  ]
}

/** Head and shoulders: the head's shape is the people's, the rest is chance. */
function figure(people: string, dice: Dice): Shape[] {
  const look = lookOf(people)
  const x = between(dice, 42, 58)
  const size = between(dice, 0.88, 1.08)
  const head = { x, y: 42 - (size - 1) * 20, a: 13 * size, b: 15 * size }
  const broad = between(dice, 26, 36) * size
  const cloak = `M${r(x - broad)} 82C${r(x - broad)} ${r(head.y + 24)} ${r(x - 10)} ${r(head.y + 22)} ${r(x - 6)} ${r(head.y + 12)}H${r(x + 6)}C${r(x + 10)} ${r(head.y + 22)} ${r(x + broad)} ${r(head.y + 24)} ${r(x + broad)} 82z`
  const skin = pick(dice, SKINS[people] ?? ['#e9cfae'])
  const cloth = pick(dice, [look.deep, look.deep, look.colour, ...CLOTHS])
  return [
    { d: oval(x, head.y + 4, head.a * 2.3, head.b * 2), fill: '#ffffff', opacity: 0.14 },
    ...carried(x, head, broad, look.accent, dice),
    ...behindHead(people, head, dice),
    { d: cloak, fill: cloth },
    ...collar(x, head, look.accent, dice),
    { d: oval(head.x, head.y, head.a, head.b), fill: skin },
    ...face(people, head, dice),
    ...shoulders(x, head, broad, look.accent, dice),
  ]
}

const CLOTHS = ['#4a2f4f', '#2f4a4a', '#5c3a22', '#36405f', '#6b2f35'] as const

/** Something in the hand, beside the head: a staff, a spear, a lantern, a banner; or nothing. */
function carried(x: number, head: Head, broad: number, accent: string, dice: Dice): Shape[] {
  const side = dice() < 0.5 ? -1 : 1
  const at = x + side * (broad - 3)
  const top = head.y - head.b * between(dice, 0.9, 1.5)
  const pole: Shape = { d: `M${r(at)} ${r(top)}V82`, fill: '#4a3620', line: 2 }
  switch (Math.floor(between(dice, 0, 7))) {
    case 0:
      return [pole, { d: oval(at, top - 4, 5), fill: accent }, { d: oval(at - 1.5, top - 5.5, 1.6), fill: '#ffffff', opacity: 0.8 }]
    case 1:
      return [pole, { d: polygon([at, top - 13], [at + 4, top], [at - 4, top]), fill: '#dfe5ee' }]
    case 2:
      return [pole, { d: polygon([at, top], [at + side * 15, top + 4], [at + side * 11, top + 9], [at + side * 15, top + 15], [at, top + 17]), fill: accent }]
    case 3:
      return [{ d: oval(at, head.y + 6, 8), fill: '#fff3b8', opacity: 0.4 }, { d: oval(at, head.y + 6, 4), fill: '#ffe27a' }]
    case 4:
      return [pole, { d: star(at, top - 3, 8, 3, 5), fill: '#fff3c9' }]
    default:
      return []
  }
}

function collar(x: number, head: Head, accent: string, dice: Dice): Shape[] {
  const y = head.y
  switch (Math.floor(between(dice, 0, 4))) {
    case 0:
      return [
        { d: `M${r(x - 8)} ${r(y + 17)}L${r(x)} ${r(y + 32)}L${r(x + 8)} ${r(y + 17)}`, fill: accent, line: 2.4 },
        { d: oval(x, y + 34, 3.4), fill: accent },
      ]
    case 1:
      return [{ d: polygon([x - 14, y + 20], [x, y + 12], [x + 14, y + 20], [x + 8, y + 27], [x - 8, y + 27]), fill: accent }]
    case 2:
      return times(5, (i) => ({ d: oval(x + (i - 2) * 5.5, y + 21 + (2 - Math.abs(i - 2)) * 2.2, 2.2), fill: i % 2 ? '#fff3c9' : accent }))
    default:
      return [{ d: `M${r(x - 15)} ${r(y + 21)}Q${r(x)} ${r(y + 33)} ${r(x + 15)} ${r(y + 21)}`, fill: accent, line: 4.5 }]
  }
}

function shoulders(x: number, head: Head, broad: number, accent: string, dice: Dice): Shape[] {
  const y = head.y + 30
  const form = Math.floor(between(dice, 0, 4))
  if (form === 0) return [-1, 1].map((side) => ({ d: oval(x + side * broad * 0.72, y, 7, 5), fill: accent, opacity: 0.95 }))
  if (form === 1) return [-1, 1].map((side) => ({ d: polygon([x + side * broad * 0.5, y + 3], [x + side * (broad + 3), y - 9], [x + side * broad * 0.95, y + 8]), fill: accent, opacity: 0.9 }))
  return []
}

interface Head {
  x: number
  y: number
  a: number
  b: number
}

const SKINS: Record<string, readonly [string, ...string[]]> = {
  vulca: ['#c9603c', '#b04a30', '#d98150'],
  hoax: ['#cdb48a', '#9a7d5b', '#e8dfcf', '#b8a9a0', '#c79a6a'],
  mimix: ['#9a6a43', '#c08a5c', '#7d5233'],
  flit: ['#8fd0d6', '#c9e6e2', '#6fb5c9'],
  khind: ['#f2c9a5', '#d89a72', '#a8714c'],
  terrah: ['#a58a63', '#8d7350', '#bda27a'],
  pillar: ['#a9cf8a', '#c7a7e6', '#8fbf9a'],
  aqua: ['#8fc4e8', '#6fa9d8', '#a9dbe6'],
  buka: ['#d7b48c', '#b98c62', '#8d6544'],
  mutant: ['#8fae5f', '#a58bb5', '#6f8f80'],
}

/** Hair, ears, wings, hats. */
function behindHead(people: string, head: Head, dice: Dice): Shape[] {
  const { x, y, a, b } = head
  const look = lookOf(people)
  switch (people) {
    case 'vulca':
      return times(7, (i) => ({ d: tongue(x + (i - 3) * a * 0.34, y - b * 0.1, a * 0.7, b * between(dice, 1.4, 2.2), (i - 3) * between(dice, 0.5, 2.4)), fill: pick(dice, ['#ffcf5a', '#ff9a3c', '#f2552c']) }))
    case 'hoax':
      return [-1, 1].map((side) => ({ d: polygon([x + side * a * 0.2, y - b * 0.7], [x + side * a * 1.25, y - b * between(dice, 1.5, 1.9)], [x + side * a * 1.05, y - b * 0.1]), fill: pick(dice, ['#7a5a26', '#5c4a3a', '#8f7f6a', '#43362c']) }))
    case 'mimix':
      return [
        { d: `M${r(x - a * 1.15)} ${r(y)}Q${r(x - a * 1.2)} ${r(y - b * 1.35)} ${r(x)} ${r(y - b * 1.3)}T${r(x + a * 1.15)} ${r(y)}L${r(x + a * 1.3)} ${r(y + b * 1.7)}H${r(x - a * 1.3)}z`, fill: pick(dice, ['#2d1a12', '#5b2c17', '#8a3f1c']) },
        { d: `M${r(x + a * between(dice, 1.8, 2.3))} ${r(y - b * 1.6)}V82`, fill: '#5a4326', line: 1.8 },
      ]
    case 'flit':
      return [-1, 1].flatMap((side) => times(4, (i) => ({ d: leaf(x + side * a * 1.2, y + b * 1.3, a * (2.6 - i * 0.35), side > 0 ? -1.2 + i * 0.3 : -Math.PI + 1.2 - i * 0.3), fill: i % 2 ? look.accent : '#e9fbf7', opacity: 0.95 })))
    case 'khind':
      return [{ d: oval(x, y - b * 0.35, a * 1.2, b * 0.95), fill: pick(dice, ['#3a2438', '#c9582f', '#f0c75e', '#5f3a9a']) }]
    case 'terrah':
      return [{ d: polygon([x - a * 1.25, y + b * 0.6], [x - a * 1.1, y - b * 0.9], [x - a * 0.4, y - b * 1.35], [x + a * 0.5, y - b * 1.3], [x + a * 1.2, y - b * 0.8], [x + a * 1.2, y + b * 0.6]), fill: '#5d4a31' }]
    case 'pillar':
      return [-1, 1].flatMap((side) => [
        { d: `M${r(x + side * a * 0.4)} ${r(y - b * 0.8)}Q${r(x + side * a * 0.6)} ${r(y - b * 1.7)} ${r(x + side * a * between(dice, 1, 1.5))} ${r(y - b * 1.8)}`, fill: look.deep, line: 1.8 },
        { d: oval(x + side * a * 1.25, y - b * 1.8, 2.6), fill: '#ffd97a' },
      ])
    case 'aqua':
      return [{ d: `M${r(x - a * 0.5)} ${r(y - b * 0.7)}Q${r(x - a * 0.2)} ${r(y - b * between(dice, 1.8, 2.3))} ${r(x + a * 0.9)} ${r(y - b * 1.7)}Q${r(x + a * 0.5)} ${r(y - b * 1.1)} ${r(x + a * 1.5)} ${r(y - b * 0.4)}L${r(x + a * 0.8)} ${r(y + b * 0.4)}z`, fill: '#2f7fc4' }]
    case 'buka':
      return [{ d: oval(x, y - b * 0.1, a * 1.12, b * 1.05), fill: pick(dice, ['#2a211c', '#5a3a22', '#8a8f96']) }]
    default:
      return times(7, (i) => ({ d: tongue(x + (i - 3) * a * 0.45, y + b * 0.4, a * 0.5, b * between(dice, 1.3, 2.4), (i - 3) * between(dice, 1, 5)), fill: pick(dice, ['#31462f', '#4a3a5c', '#2c3d3d']) }))
  }
}

/** Eyes, beaks, brims: what lies on the head. */
function face(people: string, head: Head, dice: Dice): Shape[] {
  const { x, y, a, b } = head
  const look = lookOf(people)
  const wide = a * between(dice, 0.36, 0.48)
  const eyes = (size: number, iris: string): Shape[] =>
    [-1, 1].flatMap((side) => [
      { d: oval(x + side * wide, y, size, size * 0.8), fill: '#fffdf2' },
      { d: oval(x + side * wide, y, size * 0.5), fill: iris },
    ])
  const mouth: Shape = { d: `M${r(x - a * 0.3)} ${r(y + b * 0.55)}q${r(a * 0.3)} ${r(between(dice, -1.5, 3.5))} ${r(a * 0.6)} 0`, fill: '#40201c', line: 1.1 }
  switch (people) {
    case 'vulca':
      return [...eyes(2.4, '#7a1208'), mouth, { d: polygon([x - 3, y - b * 0.95], [x, y - b * 0.4], [x + 3, y - b * 0.95]), fill: '#ffcf5a' }]
    case 'hoax':
      return [
        ...[-1, 1].flatMap((side) => [{ d: oval(x + side * a * 0.45, y - b * 0.05, a * 0.48), fill: '#f7ead0' }, { d: oval(x + side * a * 0.45, y - b * 0.05, a * 0.48), fill: '#5f4516', line: 1.4 }, { d: oval(x + side * a * 0.45, y - b * 0.05, a * 0.2), fill: '#2a1b08' }]),
        { d: polygon([x - a * 0.16, y + b * 0.2], [x + a * 0.16, y + b * 0.2], [x, y + b * 0.6]), fill: '#e09a2c' },
        ...brow(head, dice),
      ]
    case 'mimix':
      return [...eyes(2.2, '#2d4a16'), mouth, { d: `M${r(x - a)} ${r(y - b * 0.45)}Q${r(x)} ${r(y - b * 0.75)} ${r(x + a)} ${r(y - b * 0.45)}`, fill: look.accent, line: 2 }, { d: `M${r(x - a * 0.85)} ${r(y + b * 0.25)}l${r(a * 0.4)} 1.500M${r(x + a * 0.85)} ${r(y + b * 0.25)}l${r(-a * 0.4)} 1.5`, fill: '#f4f1de', line: 1.2 }]
    case 'flit':
      return [...eyes(2.4, '#123a44'), { d: polygon([x - a * 0.3, y + b * 0.1], [x + a * 0.3, y + b * 0.1], [x + between(dice, -3, 3), y + b * 0.85]), fill: '#f0a53a' }, { d: tongue(x, y - b * 0.7, a * 0.5, b * 0.8, between(dice, -5, 5)), fill: look.colour }]
    case 'khind':
      return [...eyes(2.6, '#3a2438'), { d: `M${r(x - a * 0.4)} ${r(y + b * 0.4)}q${r(a * 0.4)} 5 ${r(a * 0.8)} 0z`, fill: '#8a2036' }, { d: oval(x - a * 0.62, y + b * 0.32, 1.8), fill: '#f2889a', opacity: 0.7 }, { d: oval(x + a * 0.62, y + b * 0.32, 1.8), fill: '#f2889a', opacity: 0.7 }, { d: `M${r(x - a * 1.1)} ${r(y - b * 0.42)}Q${r(x)} ${r(y - b * 1.5)} ${r(x + a * 1.1)} ${r(y - b * 0.42)}z`, fill: pick(dice, ['#d6336c', '#2f8f9d', '#e0a021', '#5f3dc4']) }]
    case 'terrah':
      return [...eyes(2, '#33240f'), { d: polygon([x - a, y - b * 0.25], [x - a * 0.2, y - b * 0.15], [x + a * 0.2, y - b * 0.15], [x + a, y - b * 0.25], [x + a, y - b * 0.5], [x - a, y - b * 0.5]), fill: '#6d5535' }, { d: `M${r(x - a * 0.4)} ${r(y + b * 0.55)}h${r(a * 0.8)}`, fill: '#3d2a18', line: 1.8 }]
    case 'pillar':
      return [...[-1, 1].flatMap((side) => [{ d: oval(x + side * a * 0.42, y - 1, a * 0.36, a * 0.44), fill: '#1f1633' }, { d: oval(x + side * a * 0.34, y - a * 0.2, a * 0.1), fill: '#ffffff' }]), { ...mouth, fill: '#33215c' }]
    case 'aqua':
      return [...eyes(2.6, '#0e2a5c'), mouth, { d: `M${r(x - a * 0.9)} ${r(y + b * 0.3)}q2 2 0 4M${r(x + a * 0.9)} ${r(y + b * 0.3)}q-2 2 0 4`, fill: '#2259a8', line: 1.2 }]
    case 'buka':
      return [...eyes(2.2, '#22170f'), mouth, { d: `M${r(x - a * 1.8)} ${r(y - b * 0.35)}Q${r(x)} ${r(y - b * 0.95)} ${r(x + a * 1.8)} ${r(y - b * 0.35)}Q${r(x + a * 0.9)} ${r(y - b * 1.7)} ${r(x)} ${r(y - b * 1.6)}T${r(x - a * 1.8)} ${r(y - b * 0.35)}z`, fill: look.deep }, { d: `M${r(x - a * 1.7)} ${r(y - b * 0.42)}Q${r(x)} ${r(y - b)} ${r(x + a * 1.7)} ${r(y - b * 0.42)}`, fill: look.accent, line: 1.4 }]
    default:
      return times(3, (i) => [
        { d: oval(x + (i - 1) * a * 0.6, y - (i === 1 ? b * 0.35 : 0), 2.8), fill: '#f7f3d0' },
        { d: oval(x + (i - 1) * a * 0.6, y - (i === 1 ? b * 0.35 : 0), 0.9, 2.2), fill: '#a3172d' },
      ]).flat()
  }
}

/** What makes one owl differ from the next: brows, a cap, a bald head. */
function brow({ x, y, a, b }: Head, dice: Dice): Shape[] {
  const slant = between(dice, -4, 4)
  const brows: Shape = { d: `M${r(x - a * 0.95)} ${r(y - b * 0.5 - slant)}L${r(x - a * 0.12)} ${r(y - b * 0.42 + slant)}M${r(x + a * 0.95)} ${r(y - b * 0.5 - slant)}L${r(x + a * 0.12)} ${r(y - b * 0.42 + slant)}`, fill: '#3b2a12', line: 2.2 }
  const caps: Shape[][] = [
    [{ d: polygon([x - a * 1.3, y - b * 0.72], [x, y - b * 1.25], [x + a * 1.3, y - b * 0.72], [x, y - b * 0.35]), fill: '#2f2a52' }, { d: `M${r(x + a * 1.1)} ${r(y - b * 0.7)}v9`, fill: '#e3b83a', line: 1.6 }],
    [{ d: `M${r(x - a)} ${r(y - b * 0.5)}Q${r(x)} ${r(y - b * 1.7)} ${r(x + a)} ${r(y - b * 0.5)}z`, fill: '#6b2f35' }],
    [{ d: polygon([x - a * 0.9, y - b * 0.6], [x + between(dice, -6, 6), y - b * 2], [x + a * 0.9, y - b * 0.6]), fill: '#3f4a7a' }, { d: star(x, y - b * 0.95, 3, 1.2, 5), fill: '#fff3c9' }],
    [],
    [],
  ]
  return [...(caps[Math.floor(between(dice, 0, caps.length))] ?? []), brows]
}

/** A booster: a thing of power that shines. */
function charm(people: string, form: string, dice: Dice): Shape[] {
  const look = lookOf(people)
  const rays = Math.floor(between(dice, 7, 14))
  const turn = between(dice, 0, 1)
  const tint = pick(dice, [look.accent, ...TINTS])
  const forms: Record<string, () => Shape[]> = {
    sword: () => [{ d: `${polygon([49, 26], [51, 26], [53, 45], [47, 45])}${polygon([42, 45], [58, 45], [58, 48], [42, 48])}${polygon([48.5, 48], [51.5, 48], [51.5, 54], [48.5, 54])}`, fill: '#f2f5ff' }],
    flame: () => [{ d: tongue(50, 52, 13, 24, between(dice, -3, 3)), fill: '#ffd97a' }, { d: tongue(50, 52, 6, 12, 0), fill: '#f0702e' }],
    spark: () => [{ d: star(50, 40, 13, 5, 4), fill: '#f2f5ff' }, { d: star(50, 40, 8, 3, 4, 0.78), fill: tint }],
    orb: () => [{ d: oval(50, 40, 9), fill: tint }, { d: oval(47, 37, 2.5), fill: '#ffffff', opacity: 0.9 }, { d: oval(50, 40, 12, 4), fill: '#ffffff', line: 1 }],
    armour: () => [{ d: 'M50 27l11 4v9c0 7-4 11-11 14-7-3-11-7-11-14v-9z', fill: '#dfe5ee' }, { d: 'M50 27v27M39 39h22', fill: look.colour, line: 2.4 }],
    flask: () => [{ d: 'M46 27h8v6l6 16q0 4-4 4H44q-4 0-4-4l6-16z', fill: '#e8f4ff', opacity: 0.9 }, { d: 'M43 43h14l3 7q0 3-4 3H44q-4 0-4-3z', fill: tint }, { d: oval(48, 47, 1.4), fill: '#ffffff' }, { d: oval(53, 44, 1), fill: '#ffffff' }],
    bolt: () => [{ d: polygon([53, 25], [42, 42], [49, 42], [46, 56], [59, 37], [52, 37]), fill: '#fff3c9' }, { d: polygon([53, 25], [42, 42], [49, 42]), fill: tint, opacity: 0.8 }],
    wings: () => butterfly(50, 41, 12, tint, '#fff3c9'),
    wave: () => breaker(42, 9, tint),
  }
  return [
    { d: star(50, 40, 38, 15, rays, turn), fill: '#fff7d6', opacity: 0.35 },
    { d: star(50, 40, 28, 13, rays, turn + 0.2), fill: look.accent, opacity: 0.7 },
    { d: oval(50, 40, 17), fill: look.deep },
    { d: oval(50, 40, 17), fill: '#ffe9a8', line: 1.6 },
    ...(forms[form]?.() ?? []),
  ]
}

const TINTS = ['#c25b4a', '#4a7fc2', '#5aa06a', '#c9a24a', '#8a62b8'] as const

/** A support card: a standing thing on a plinth. */
function device(people: string, form: string, dice: Dice): Shape[] {
  const look = lookOf(people)
  const tint = pick(dice, [look.colour, look.accent, ...TINTS])
  const plinth: Shape[] = [
    { d: polygon([26, 80], [30, 66], [70, 66], [74, 80]), fill: look.deep },
    { d: polygon([29, 69], [30, 66], [70, 66], [71, 69]), fill: look.accent },
  ]
  const forms: Record<string, Shape[]> = {
    banner: [
      { d: polygon([49, 16], [51, 16], [51, 66], [49, 66]), fill: '#3a2a1a' },
      { d: `M51 18Q66 ${r(between(dice, 14, 24))} 80 20L74 30L80 42Q66 ${r(between(dice, 34, 44))} 51 40z`, fill: look.colour },
      { d: star(63, 30, 6, 2.6, 5), fill: '#fff3c9' },
    ],
    orb: [
      { d: oval(50, 44, 19), fill: look.accent, opacity: 0.55 },
      { d: oval(50, 44, 15), fill: tint },
      { d: oval(45, 38, 5, 4), fill: '#ffffff', opacity: 0.7 },
      { d: oval(50, 44, 22, 7), fill: '#fff3c9', line: 1.4 },
    ],
    tower: [
      { d: polygon([36, 66], [38, 28], [62, 28], [64, 66]), fill: look.colour },
      { d: polygon([34, 28], [34, 18], [40, 18], [40, 23], [47, 23], [47, 18], [53, 18], [53, 23], [60, 23], [60, 18], [66, 18], [66, 28]), fill: look.deep },
      { d: `M45 66V50a5 5 0 0 1 10 0V66z`, fill: '#ffd97a', opacity: 0.9 },
    ],
    crystal: [
      { d: polygon([50, 12], [64, 38], [50, 66], [36, 38]), fill: tint },
      { d: polygon([50, 12], [64, 38], [50, 38]), fill: '#ffffff', opacity: 0.5 },
      { d: polygon([50, 66], [36, 38], [50, 38]), fill: look.deep, opacity: 0.5 },
    ],
    book: [
      { d: 'M50 30Q38 22 22 28V64Q38 58 50 66Q62 58 78 64V28Q62 22 50 30z', fill: '#f6ead0' },
      { d: 'M50 30V66M28 36q9-3 17 1M28 43q9-3 17 1M28 50q9-3 17 1M55 37q8-4 17-1M55 44q8-4 17-1', fill: '#7a6a4d', line: 1.5 },
      { d: 'M22 28V64Q38 58 50 66Q62 58 78 64V28', fill: tint, line: 3 },
    ],
    bow: [
      { d: 'M22 54Q50 8 78 54', fill: '#5a3a22', line: 4.5 },
      { d: 'M22 54L50 62L78 54', fill: '#e9dfc8', line: 1.3 },
      { d: polygon([48.5, 62], [51.5, 62], [51.5, 22], [56, 22], [50, 8], [44, 22], [48.5, 22]), fill: tint },
      { d: polygon([42, 66], [46, 54], [54, 54], [58, 66]), fill: '#3a2a1a' },
    ],
    bowl: [
      { d: 'M30 46h40q0 20-20 20T30 46z', fill: '#3a3540' },
      { d: 'M27 44h46v4H27z', fill: look.accent },
      { d: tongue(44, 46, 14, between(dice, 18, 30), -4), fill: tint },
      { d: tongue(56, 46, 12, between(dice, 16, 26), 4), fill: look.accent },
      { d: tongue(50, 46, 9, between(dice, 12, 18), 0), fill: '#fff3c9' },
    ],
    mirror: [
      { d: oval(50, 38, 20, 26), fill: look.deep },
      { d: oval(50, 38, 16, 22), fill: tint },
      { d: oval(50, 38, 20, 26), fill: '#e3c77a', line: 3 },
      { d: 'M42 26q6-8 14-6M40 34q3-4 6-5', fill: '#ffffff', opacity: 0.75, line: 2 },
    ],
    tree: [
      { d: polygon([44, 66], [46, 34], [54, 34], [56, 66]), fill: '#5a4326' },
      ...times(6, () => ({ d: oval(between(dice, 34, 66), between(dice, 18, 40), between(dice, 8, 13)), fill: pick(dice, [tint, look.colour, look.accent]), opacity: 0.9 })),
      ...times(5, () => ({ d: oval(between(dice, 34, 66), between(dice, 16, 42), 1.6), fill: '#fff3c9' })),
    ],
    storm: [
      { d: `${oval(40, 32, 16, 11)}${oval(60, 34, 17, 11)}${oval(50, 24, 15, 11)}`, fill: '#e9edf5', opacity: 0.95 },
      { d: `${oval(44, 37, 18, 7)}${oval(60, 38, 15, 6)}`, fill: '#9aa6bd' },
      { d: polygon([52, 40], [42, 56], [49, 56], [45, 70], [60, 51], [52, 51], [57, 40]), fill: '#ffd95a' },
    ],
    wings: butterfly(50, 40, 23, tint, '#fff3c9'),
    wave: breaker(46, 20, tint),
  }
  return [{ d: star(50, 42, 40, 24, 12, between(dice, 0, 1)), fill: '#ffffff', opacity: 0.13 }, ...plinth, ...(forms[form] ?? [])]
}

/** A leadership card: a scroll with a seal, and the hour of its proclamation. */
function decree(people: string, dice: Dice): Shape[] {
  const look = lookOf(people)
  const lines = times(4, (i) => `M36 ${r(32 + i * 7)}h${r(between(dice, 16, 28))}`).join('')
  return [
    { d: star(50, 42, 60, 16, 16, between(dice, 0, 1)), fill: '#fff3c9', opacity: 0.28 },
    { d: 'M28 20q22-6 44 0v46q-22 6-44 0z', fill: '#f6ead0' },
    { d: 'M25 18q25-7 50 0v6q-25-7-50 0zM25 62q25 7 50 0v6q-25 7-50 0z', fill: '#cfb584' },
    { d: lines, fill: '#7a6a4d', line: 1.6 },
    { d: `M${r(56)} 56l-3 16 6-4 6 4-3-16z`, fill: look.deep },
    { d: star(59, 56, 9, 7, 12), fill: look.colour },
    { d: star(59, 56, 4.5, 2, 5, between(dice, 0, 1)), fill: '#fff3c9' },
  ]
}

/** An influence card: a ship. */
function ship(people: string, dice: Dice): Shape[] {
  const look = lookOf(people)
  const masts = [30, 50, 68].slice(0, 2 + Math.floor(between(dice, 0, 2)))
  return [
    ...masts.flatMap((x, i) => [
      { d: polygon([x - 0.8, 60], [x + 0.8, 60], [x + 0.8, 10 + i * 3], [x - 0.8, 10 + i * 3]), fill: '#3a2a1a' },
      { d: `M${r(x - 10)} ${r(16 + i * 3)}h20q4 10 0 18h-20q4-9 0-18zM${r(x - 12)} ${r(37 + i)}h24q4 9 0 17h-24q4-9 0-17z`, fill: i % 2 ? '#efe0bf' : pick(dice, ['#b84a3a', '#efe0bf', '#3f6f8a', '#d9b45a']) },
    ]),
    { d: 'M14 58h72q-2 14-16 18H28Q16 72 14 58z', fill: '#5a3a22' },
    { d: 'M14 58h72l-1 5H15z', fill: look.accent },
    { d: surf(72, 3, between(dice, 0, 20)), fill: '#2c4a66' },
  ]
}
