// Which page an address means.

import { perspectiveFromAddress, perspectiveInAddress } from './perspective'

export type Route =
  | { readonly page: 'lobby' }
  | { readonly page: 'new'; readonly game: string }
  /** The invitation is for those who only watch a private table. */
  | { readonly page: 'table'; readonly id: string; readonly invitation?: string }
  | { readonly page: 'join'; readonly id: string; readonly invitation: string }
  | { readonly page: 'rules'; readonly game: string }
  | { readonly page: 'learn'; readonly game: string }
  | { readonly page: 'decks'; readonly game: string }
  | { readonly page: 'account' }
  | { readonly page: 'mine' }
  | { readonly page: 'replays' }
  /** A moment of a game: which position, and from which perspective (as in `server/replays`). */
  | { readonly page: 'replay'; readonly id: string; readonly at?: number; readonly perspective?: string; readonly invitation?: string }
  | { readonly page: 'lost' }

export function readRoute(path: string, query = ''): Route {
  const parts = path.split('/').filter((part) => part !== '').map(decode)
  const [first, second, third] = parts
  if (parts.length === 0) return { page: 'lobby' }
  if ((first === 'account' || first === 'mine') && parts.length === 1) return { page: first }
  if (first === 'new' && second && parts.length === 2) return { page: 'new', game: second }
  if ((first === 'rules' || first === 'learn' || first === 'decks') && second && parts.length === 2) return { page: first, game: second }
  if (first === 'table' && second && parts.length === 2) {
    const invitation = new URLSearchParams(query).get('invitation')
    return invitation ? { page: 'table', id: second, invitation } : { page: 'table', id: second }
  }
  if (first === 'replays' && parts.length === 1) return { page: 'replays' }
  if (first === 'replay' && second && parts.length === 2) return readReplay(second, new URLSearchParams(query))
  if (first === 'join' && second && third && parts.length === 3) return { page: 'join', id: second, invitation: third }
  return { page: 'lost' }
}

export function writeRoute(route: Route): string {
  switch (route.page) {
    case 'account':
    case 'mine':
      return `/${route.page}`
    case 'rules':
    case 'learn':
    case 'decks':
      return `/${route.page}/${encodeURIComponent(route.game)}`
    case 'new':
      return `/new/${encodeURIComponent(route.game)}`
    case 'table':
      return `/table/${encodeURIComponent(route.id)}${route.invitation ? `?invitation=${encodeURIComponent(route.invitation)}` : ''}`
    case 'replays':
      return '/replays'
    case 'replay':
      return writeReplay(route)
    case 'join':
      return `/join/${encodeURIComponent(route.id)}/${encodeURIComponent(route.invitation)}`
    default:
      return '/'
  }
}

function readReplay(id: string, query: URLSearchParams): Route {
  const [at, perspective, invitation] = [query.get('at') ?? '', perspectiveFromAddress(query.get('seat')), query.get('invitation')]
  return { page: 'replay', id, ...(/^\d{1,9}$/.test(at) ? { at: Number(at) } : {}), ...(perspective ? { perspective } : {}), ...(invitation ? { invitation } : {}) }
}

function writeReplay({ id, at, perspective, invitation }: Extract<Route, { page: 'replay' }>): string {
  const query = new URLSearchParams()
  if (at !== undefined) query.set('at', String(at))
  if (perspective) query.set('seat', perspectiveInAddress(perspective))
  if (invitation) query.set('invitation', invitation)
  return `/replay/${encodeURIComponent(id)}${query.size > 0 ? `?${query}` : ''}`
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
