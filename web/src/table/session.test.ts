import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import type { FromClient, FromServer, GameCard, Offer, Seat, TableInfo, Update } from '../generated/protocol'
import { settings } from '../app/settings.svelte'
import { TableSession } from './session.svelte'

class FakeSocket {
  static last: FakeSocket
  onopen: (() => void) | null = null
  onmessage: ((event: { data: unknown }) => void) | null = null
  onclose: ((event: { code: number }) => void) | null = null
  sent: FromClient[] = []
  url: string

  constructor(url: string) {
    this.url = url
    FakeSocket.last = this
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as FromClient)
  }

  close(): void {}
}

const seat = (mine: boolean): Seat => ({ role: '', kind: 'person', name: 'x', bot: '', away: false, here: true, mine })
const table = (...mine: boolean[]): TableInfo => ({
  id: 't', game: 'g', options: {}, status: 'running', seats: mine.map(seat), private: false, memory_aid: false, open_decks: false, host: true,
  invitation: '', created: 0, changed: 0, decisions: 0, ending: '', returns: [], clock: null, to_act: [], next: '', next_invitation: '', problem: '',
})
const card = (secrets: boolean): GameCard => ({ name: 'g', seats: [2], options: [], editions: [], endings: [], secrets, bots: [], lessons: false, concedes: [], draws: [], titles: {}, descriptions: {}, client: '', cover: '' })
const offer = (action: number, ...path: string[]): Offer => ({ action, kind: 'k', text: '', path })
const OFFERS = [offer(7, 'stack:a', 'space:b'), offer(8, 'stack:a', 'space:c'), offer(9, 'button:pass')]

function update(more: Partial<Update> = {}): Update {
  return {
    type: 'update', seat: 0, number: 1, view: { hand: ['secret'] }, to_act: [0], asked: { decision: 5, prompt: { key: 'p', args: {} }, choices: OFFERS },
    log: [], whole: true, undo: 'none', undo_asked: null, undo_agreed: [], ending: '', returns: [], draw_asked: null, ...more,
  }
}

let session: TableSession

function hear(message: FromServer): void {
  FakeSocket.last.onmessage?.({ data: JSON.stringify(message) })
}

function sit(secrets: boolean, ...mine: boolean[]): void {
  session = new TableSession('t')
  session.info = table(...mine)
  session.card = card(secrets)
  session.start()
  FakeSocket.last.onopen?.()
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('WebSocket', FakeSocket)
  settings.motion = 'still'
})
afterEach(() => {
  session.stop()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('touching', () => {
  beforeEach(() => {
    sit(false, true, false)
    hear(update())
  })

  it('a whole path sends its action with the decision it answers', () => {
    session.select('stack:a')
    expect([...session.selectable]).toEqual(['space:b', 'space:c'])
    session.select('space:c')
    expect(FakeSocket.last.sent).toEqual([{ type: 'act', seat: 0, decision: 5, action: 8, sure: false }])
    expect(session.selectable.size).toBe(0)
  })

  it('what is not lit asks why, and shows the rule', () => {
    session.select('stack:a')
    session.select('space:z')
    expect(FakeSocket.last.sent).toEqual([{ type: 'why', seat: 0, decision: 5, path: ['stack:a', 'space:z'] }])
    const refusal = { rule: 'moving', reason: { key: 'r', args: {} }, advice: { key: 'a', args: {} } }
    hear({ type: 'why', seat: 0, decision: 5, path: ['stack:a', 'space:z'], refusal })
    expect(session.notice).toEqual({ kind: 'refusal', refusal })
    expect(session.back()).toBe(true)
    expect([session.notice, session.interaction.selected]).toEqual([null, ['stack:a']])
  })

  it('asks again before what cannot be taken back', () => {
    session.select('button:pass')
    hear({ type: 'confirm', seat: 0, decision: 5, action: 9 })
    expect(session.unsure?.action).toBe(9)
    session.confirm()
    expect(FakeSocket.last.sent.at(-1)).toEqual({ type: 'act', seat: 0, decision: 5, action: 9, sure: true })
  })

  it('lets go of a question that is answered with no', () => {
    session.select('button:pass')
    hear({ type: 'confirm', seat: 0, decision: 5, action: 9 })
    session.back()
    expect([session.unsure, session.interaction.selected, session.selectable.size]).toEqual([null, [], 2])
  })

  it('opens the choice again when the server refuses', () => {
    session.select('button:pass')
    hear({ type: 'refused', code: 'stale', message: { key: 'server-stale', args: {} }, seat: 0, decision: 5, refusal: null })
    expect([session.sent, session.selectable.size, session.notice?.kind]).toEqual([null, 2, 'message'])
  })

  it('says so when it is not my turn', () => {
    hear(update({ number: 2, asked: null, to_act: [1], whole: false }))
    vi.advanceTimersByTime(10)
    session.select('stack:a')
    expect(session.notice).toEqual({ kind: 'message', message: { key: 'ui-not-your-turn', args: {} } })
  })
})

it('nothing is lost when there is no connection: the choice stays open', () => {
  sit(false, true, false)
  hear(update())
  FakeSocket.last.onclose?.({ code: 1006 })
  session.select('button:pass')
  expect([session.sent, session.selectable.size]).toEqual([null, 2])
  expect(session.notice).toEqual({ kind: 'message', message: { key: 'ui-not-connected', args: {} } })
  session.hurry()
  FakeSocket.last.onopen?.()
  expect(session.notice).toBeNull()
})

describe('the log', () => {
  it('grows by what is new, and begins again when the server says so', () => {
    sit(false, true, false)
    const line = (number: number) => ({ number, message: { key: `event-${number}`, args: {} } })
    hear(update({ log: [line(0)] }))
    expect(session.events).toEqual([])
    hear(update({ number: 2, whole: false, log: [line(1)] }))
    vi.advanceTimersByTime(10)
    expect(session.log.map(({ number }) => number)).toEqual([0, 1])
    expect(session.events).toEqual([{ key: 'event-1', args: {} }])
    hear(update({ number: 3, whole: true, log: [line(0)] }))
    expect(session.log.map(({ number }) => number)).toEqual([0])
  })
})

describe('two people at one screen', () => {
  it('with secrets: the curtain falls, and nothing of what was seen stays', () => {
    sit(true, true, true)
    hear(update({ asked: null, to_act: [1] }))
    expect(session.curtain).toEqual({ kind: 'falling', next: 1 })
    vi.advanceTimersByTime(1500)
    expect(FakeSocket.last.sent).toEqual([{ type: 'front', seat: null }])
    expect(session.curtain).toEqual({ kind: 'closed', seats: [1], waited: true })
    expect(JSON.stringify([session.shown, session.log, session.interaction])).not.toContain('secret')
    session.look(1)
    expect(FakeSocket.last.sent.at(-1)).toEqual({ type: 'front', seat: 1 })
  })

  it('without secrets: the screen turns, and a mistake can still be taken back', () => {
    sit(false, true, true)
    hear(update())
    hear({ type: 'accepted', seat: 0, decision: 5, number: 2 })
    hear(update({ number: 2, asked: null, to_act: [1] }))
    vi.advanceTimersByTime(10)
    expect(FakeSocket.last.sent).toEqual([{ type: 'front', seat: 1 }])
    hear(update({ seat: 1, number: 2, to_act: [1] }))
    expect(session.undoSeat).toBe(0)
    session.undo()
    expect(FakeSocket.last.sent.at(-1)).toEqual({ type: 'undo', seat: 0 })
  })
})

describe('threats', () => {
  it('are asked for once, and forgotten with the position', () => {
    sit(false, true, false)
    hear(update())
    expect(session.threats('space:b').size).toBe(0)
    session.threats('space:c')
    expect(FakeSocket.last.sent).toEqual([{ type: 'threats' }])
    hear({ type: 'threats', number: 1, threats: { 'space:b': ['stack:x'] } })
    expect([...session.threats('space:b')]).toEqual(['stack:x'])
    hear(update({ number: 2, whole: true }))
    expect(session.threats('space:b').size).toBe(0)
  })
})
