// How the units of a place stand: Anglo-Saxons on the left, Vikings on the right, crossed swords between them.

import { leadersAt, type Scene } from './motion'

export interface Standing {
  readonly key: string
  readonly side: string
  /** A leader, or empty for warriors. */
  readonly piece: string
  readonly count: number
  readonly x: number
}

export interface Camp {
  readonly units: readonly Standing[]
  /** Units of each side that are bound by each other. */
  readonly engaged: number
  readonly swords: number
  /** The side that has units to spare, how many, and where their pennant flies. */
  readonly free: { readonly side: string; readonly count: number; readonly x: number } | null
}

const WARRIOR = 32
const LEADER = 25
const GAP = 24

export function arrange(scene: Scene, place: string, room: number): Camp {
  const [vikings, saxons] = scene.warriors[place] ?? [0, 0]
  const left = [...pile('saxon', saxons), ...leadersAt(scene, place, 'saxon').map((piece) => chief('saxon', piece))]
  const right = [...leadersAt(scene, place, 'viking').map((piece) => chief('viking', piece)), ...pile('viking', vikings)]
  const gap = left.length && right.length ? GAP : 0
  const total = [...left, ...right].reduce((sum, unit) => sum + unit.width, 0) + gap
  // Where there are too many they stand closer, one before the other.
  const squeeze = Math.min(1, room / Math.max(total, 1))
  let x = -total / 2
  const units: Standing[] = []
  let swords = 0
  for (const group of [left, right]) {
    for (const { width, ...unit } of group) {
      units.push({ ...unit, x: (x + width / 2) * squeeze })
      x += width
    }
    if (group === left) {
      swords = (x + gap / 2) * squeeze
      x += gap
    }
  }
  const strength = { saxon: saxons + left.length - (saxons ? 1 : 0), viking: vikings + right.length - (vikings ? 1 : 0) }
  const engaged = Math.min(strength.saxon, strength.viking)
  const side = strength.saxon > strength.viking ? 'saxon' : 'viking'
  const count = strength[side] - engaged
  const own = units.filter((unit) => unit.side === side)
  const free = engaged && count ? { side, count, x: own.reduce((sum, unit) => sum + unit.x, 0) / own.length } : null
  return { units, engaged, swords, free }
}

const pile = (side: string, count: number) => (count ? [{ key: `${side}-warriors`, side, piece: '', count, width: WARRIOR }] : [])
const chief = (side: string, piece: string) => ({ key: piece, side, piece, count: 1, width: LEADER })
