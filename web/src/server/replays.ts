// The server's answers about games to be looked at again.

import type { Frames, PlayOn, RecordCard, ReplayChart, ReplayInfo, ReplayLog, TableInfo } from '../generated/protocol'
import { request } from './api'

/** A game, and what opens it: the invitation of a private table, the revision of one that still runs. */
export interface ReplayKey {
  readonly id: string
  readonly invitation: string
  readonly revision: number
}

function path(id: string, way: string, query: Record<string, string | number | undefined>): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== '')
  const words = given.map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`)
  return `/api/replays/${encodeURIComponent(id)}${way}${words.length > 0 ? `?${words.join('&')}` : ''}`
}

export const replays = {
  mine: () => request<RecordCard[]>('GET', '/api/replays'),
  upload: (name: string, text: string) => request<ReplayInfo>('POST', '/api/replays', { name, text }),
  remove: (id: string) => request<void>('DELETE', path(id, '', {})),
  show: (id: string, at: number | null, perspective: string, invitation: string) =>
    request<ReplayInfo>('GET', path(id, '', { at: at ?? undefined, eyes: perspective, invitation })),
  frames: (key: ReplayKey, perspective: string, first: number, count: number) => request<Frames>('GET', path(key.id, '/frames', { eyes: perspective, first, count, revision: key.revision, invitation: key.invitation })),
  log: (key: ReplayKey, perspective: string, first: number) => request<ReplayLog>('GET', path(key.id, '/log', { eyes: perspective, first, revision: key.revision, invitation: key.invitation })),
  chart: (key: ReplayKey, perspective: string) => request<ReplayChart>('GET', path(key.id, '/chart', { eyes: perspective, revision: key.revision, invitation: key.invitation })),
  /** Where the record is to be had. */
  recordAt: (key: ReplayKey) => path(key.id, '/record', { invitation: key.invitation }),
  playOn: (key: ReplayKey, wish: PlayOn) => request<TableInfo>('POST', path(key.id, '/play', { invitation: key.invitation }), wish),
}
