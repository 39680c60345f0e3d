// @vitest-environment node
import { describe, expect, it } from 'vitest'

import { readRoute, writeRoute, type Route } from './router'

const ROUTES: readonly (readonly [string, Route])[] = [
  ['/', { page: 'lobby' }],
  ['/account', { page: 'account' }],
  ['/mine', { page: 'mine' }],
  ['/new/noughts', { page: 'new', game: 'noughts' }],
  ['/table/abc', { page: 'table', id: 'abc' }],
  ['/join/abc/s%2Fecret', { page: 'join', id: 'abc', invitation: 's/ecret' }],
  ['/replays', { page: 'replays' }],
  ['/replay/abc', { page: 'replay', id: 'abc' }],
]

describe('addresses', () => {
  it.each(ROUTES)('%s', (path, route) => {
    expect(readRoute(path)).toEqual(route)
    expect(writeRoute(route)).toBe(path)
  })

  it('carry the invitation of a spectator', () => {
    const route: Route = { page: 'table', id: 'abc', invitation: 'x y' }
    expect(writeRoute(route)).toBe('/table/abc?invitation=x%20y')
    expect(readRoute('/table/abc', '?invitation=x%20y')).toEqual(route)
  })

  it('lead to a moment of a game', () => {
    const route: Route = { page: 'replay', id: 'abc', at: 123, perspective: '1' }
    expect(writeRoute(route)).toBe('/replay/abc?at=123&seat=2')
    expect(readRoute('/replay/abc', '?at=123&seat=2')).toEqual(route)
    expect(readRoute('/replay/abc', '?at=0&seat=all')).toEqual({ page: 'replay', id: 'abc', at: 0, perspective: 'all' })
    expect(readRoute('/replay/abc', '?at=-1&seat=x')).toEqual({ page: 'replay', id: 'abc' })
  })

  it.each(['/new', '/table', '/table/a/b', '/join/a', '/somewhere'])('%s leads nowhere', (path) => {
    expect(readRoute(path)).toEqual({ page: 'lost' })
  })

  it('forgive a slash at the end and damaged signs', () => {
    expect(readRoute('/table/abc/')).toEqual({ page: 'table', id: 'abc' })
    expect(readRoute('/table/%E0%A4%A')).toEqual({ page: 'table', id: '%E0%A4%A' })
  })
})
