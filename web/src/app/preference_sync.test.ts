// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import type { Preferences } from '../generated/protocol'
import { PreferenceSync } from './preference_sync'

const HERE: Preferences = { language: 'en', theme: 'auto', motion: 'auto', shortcuts: true, confirm: 'final', skip: 'windows' }
const THERE: Preferences = { ...HERE, language: 'cs', theme: 'dark' }

function follow(found: Preferences | null | Error): { preferenceSync: PreferenceSync; send: ReturnType<typeof vi.fn>; take: ReturnType<typeof vi.fn> } {
  const send = vi.fn((wanted: Preferences) => Promise.resolve(wanted))
  const take = vi.fn()
  const fetch = (): Promise<Preferences | null> => (found instanceof Error ? Promise.reject(found) : Promise.resolve(found))
  return { preferenceSync: new PreferenceSync({ fetch, send, take }), send, take }
}

describe('preferences of an account', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('come to the device where a user signs in, and are not sent back', async () => {
    const { preferenceSync, send, take } = follow(THERE)
    preferenceSync.tell(HERE)
    await preferenceSync.meet('ada')
    expect(take).toHaveBeenCalledWith(THERE)
    preferenceSync.tell(THERE)
    vi.runAllTimers()
    expect(send).not.toHaveBeenCalled()
  })

  it('begin with those of the first device', async () => {
    const { preferenceSync, send, take } = follow(null)
    preferenceSync.tell(HERE)
    await preferenceSync.meet('ada')
    vi.runAllTimers()
    expect(send).toHaveBeenCalledExactlyOnceWith(HERE)
    expect(take).not.toHaveBeenCalled()
  })

  it('are sent when they have changed, once for many changes', async () => {
    const { preferenceSync, send } = follow(THERE)
    await preferenceSync.meet('ada')
    for (const theme of ['light', 'auto', 'dark', 'light'] as const) preferenceSync.tell({ ...THERE, theme })
    vi.runAllTimers()
    expect(send).toHaveBeenCalledExactlyOnceWith({ ...THERE, theme: 'light' })
  })

  it('stay in the browser of a guest, of a user who signs out, and where the server says nothing', async () => {
    const { preferenceSync, send } = follow(THERE)
    preferenceSync.tell(HERE)
    await preferenceSync.meet('ada')
    preferenceSync.tell({ ...THERE, theme: 'light' })
    await preferenceSync.meet('')
    preferenceSync.tell({ ...THERE, theme: 'auto' })
    const silent = follow(new Error('unreachable'))
    await silent.preferenceSync.meet('ada')
    silent.preferenceSync.tell(HERE)
    vi.runAllTimers()
    expect(send).not.toHaveBeenCalled()
    expect(silent.send).not.toHaveBeenCalled()
  })
})
