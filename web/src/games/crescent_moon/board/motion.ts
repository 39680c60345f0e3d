// What moves on the map: marches fly from hex to hex, and where something else happened a ring spreads.

import type { Message } from '../../../generated/protocol'

export interface March {
  readonly ruler: string
  readonly from: string
  readonly to: string
  readonly ordinary: number
  readonly mercenary: number
}

/** More than this would keep people waiting. */
const MOST = 4

export function marches(events: readonly Message[]): readonly March[] {
  const found = events.flatMap(({ key, args }): March[] => {
    if (key !== 'event-moved' && key !== 'event-assaulted') return []
    return [{ ruler: String(args['who'] ?? '').replace('ruler-', ''), from: String(args['hex']), to: String(args['to']), ordinary: Number(args['ordinary']), mercenary: Number(args['mercenary']) }]
  })
  return found.slice(-MOST)
}

/** The hexes of which something else was told. */
export function places(events: readonly Message[]): readonly string[] {
  const found = events.flatMap(({ key, args }) => (key === 'event-moved' || key === 'event-assaulted' || typeof args['hex'] !== 'string' ? [] : [args['hex']]))
  return [...new Set(found)]
}
