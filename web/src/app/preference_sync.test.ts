// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import type { Preferences } from '../generated/protocol'
import { Following } from './preference_sync'

const HERE: Preferences = { language: 'en', theme: 'auto', motion: 'auto', shortcuts: true, confirm: 'final', skip: 'windows' }
const THERE: Preferences = { ...HERE, language: 'cs', theme: 'dark' }

function follow(found: Preferences | null | Error): { following: Following; send: ReturnType<typeof vi.fn>; take: ReturnType<typeof vi.fn> } {
  const send = vi.fn((wanted: Preferences) => Promise.resolve(wanted))
  const take = vi.fn()
  const fetch = (): Promise<Preferences | null> => (found instanceof Error ? Promise.reject(found) : Promise.resolve(found))
  return { following: new Following({ fetch, send, take }), send, take }
}

describe('preferences of an account', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('come to the device where somebody signs in, and are not sent back', async () => {
    const { following, send, take } = follow(THERE)
    following.tell(HERE)
    await following.meet('ada')
    expect(take).toHaveBeenCalledWith(THERE)
    following.tell(THERE)
    vi.runAllTimers()
    expect(send).not.toHaveBeenCalled()
  })

  it('begin with those of the first device', async () => {
    const { following, send, take } = follow(null)
    following.tell(HERE)
    await following.meet('ada')
    vi.runAllTimers()
    expect(send).toHaveBeenCalledExactlyOnceWith(HERE)
    expect(take).not.toHaveBeenCalled()
  })

  it('are sent when they have changed, once for many changes', async () => {
    const { following, send } = follow(THERE)
    await following.meet('ada')
    for (const theme of ['light', 'auto', 'dark', 'light'] as const) following.tell({ ...THERE, theme })
    vi.runAllTimers()
    expect(send).toHaveBeenCalledExactlyOnceWith({ ...THERE, theme: 'light' })
  })

  it('stay in the browser of a guest, of somebody who signs out, and where the server says nothing', async () => {
    const { following, send } = follow(THERE)
    following.tell(HERE)
    await following.meet('ada')
    following.tell({ ...THERE, theme: 'light' })
    await following.meet('')
    following.tell({ ...THERE, theme: 'auto' })
    const silent = follow(new Error('unreachable'))
    await silent.following.meet('ada')
    silent.following.tell(HERE)
    vi.runAllTimers()
    expect(send).not.toHaveBeenCalled()
    expect(silent.send).not.toHaveBeenCalled()
  })
})
