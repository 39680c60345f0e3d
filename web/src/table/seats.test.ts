// @vitest-environment node
import { describe, expect, it } from 'vitest'

import type { Seat, TableInfo } from '../generated/protocol'
import { curtainFor, turnTo } from './seats'

const seat = (mine: boolean): Seat => ({ role: '', kind: 'person', name: '', bot: '', away: false, here: true, mine })
const table = (...mine: boolean[]): TableInfo => ({
  id: 't', game: 'g', options: {}, status: 'running', seats: mine.map(seat), private: false, memory_aid: false, open_decks: false, host: true,
  invitation: '', created: 0, changed: 0, decisions: 0, ending: '', returns: [], clock: null, to_act: [], next: '', next_invitation: '', problem: '',
})
const at = (looks: number | null, to_act: number[], ending = '') => ({ seat: looks, to_act, ending })

describe('the curtain', () => {
  it('is never there for one person alone, or without secrets', () => {
    expect(curtainFor(table(true, false), true, at(0, [1])).kind).toBe('open')
    expect(curtainFor(table(true, true), false, at(0, [1])).kind).toBe('open')
    expect(curtainFor(table(false, false), true, at(null, [1])).kind).toBe('open')
  })

  it('stays open while the one who looks is to act, or nobody here is', () => {
    expect(curtainFor(table(true, true, false), true, at(0, [0])).kind).toBe('open')
    expect(curtainFor(table(true, true, false), true, at(0, [2])).kind).toBe('open')
  })

  it('falls when another person here is to act', () => {
    expect(curtainFor(table(true, true), true, at(0, [1]))).toEqual({ kind: 'falling', next: 1 })
  })

  it('opens for the person to act; in between, for anybody here', () => {
    expect(curtainFor(table(true, true), true, at(null, [1]))).toEqual({ kind: 'closed', seats: [1], waited: true })
    expect(curtainFor(table(true, true, false), true, at(null, [2]))).toEqual({ kind: 'closed', seats: [0, 1], waited: false })
  })

  it('rises for good when the game is over', () => {
    expect(curtainFor(table(true, true), true, at(null, [], 'points')).kind).toBe('open')
  })
})

describe('without secrets the screen', () => {
  it('turns to the person here who is to act', () => {
    expect(turnTo(table(true, true), false, at(0, [1]))).toBe(1)
    expect(turnTo(table(true, true), false, at(1, [1]))).toBeNull()
    expect(turnTo(table(true, true), false, at(0, [0, 1]))).toBeNull()
    expect(turnTo(table(true, true, false), false, at(0, [2]))).toBeNull()
  })

  it('stays in games with secrets, and for one person', () => {
    expect(turnTo(table(true, true), true, at(0, [1]))).toBeNull()
    expect(turnTo(table(true, false), false, at(0, [1]))).toBeNull()
  })
})
