// @vitest-environment node
import { describe, expect, it } from 'vitest'

import type { Line, Told } from '../generated/protocol'
import { addChat, spoken, tellLine, unread, withNotes } from './chat'
import { FluentTexts } from '../i18n/texts'

const said = (id: number, person: string, more: Partial<Line> = {}): Line => ({ id, at: id, after: 0, room: 'table', seat: 0, person, name: person, text: 'x', note: null, ...more })
const note = (id: number, after: number): Line => said(id, '', { after, text: '', note: { key: `note-${id}`, args: {} } })
const told = (number: number): Told => ({ number, message: { key: `event-${number}`, args: {} } })

describe('talk', () => {
  it('grows, and begins again when all of it comes', () => {
    const first = addChat([], { lines: [said(1, 'ada')], whole: true })
    const second = addChat(first, { lines: [said(2, 'ben')], whole: false })
    expect(second.map((line) => line.id)).toEqual([1, 2])
    expect(addChat(second, { lines: [said(2, 'ben')], whole: true })).toHaveLength(1)
  })

  it('is what people said whom the reader wants to hear', () => {
    const lines = [said(1, 'ada'), note(2, 0), said(3, 'ben')]
    expect(spoken(lines, new Set(['ben'])).map((line) => line.id)).toEqual([1])
  })

  it('is new if others said it after the reader looked', () => {
    expect(unread([said(1, 'ben'), said(2, 'me'), said(3, 'ben')], 'me', 1)).toBe(1)
  })
})

describe('notes', () => {
  it('stand in the log behind the action after which they were written', () => {
    const log = [told(1), told(2), told(2), told(5)]
    const lines = [note(1, 0), said(2, 'ada'), note(3, 2), note(4, 9)]
    expect(withNotes(log, lines).map((line) => line.message.key)).toEqual(['note-1', 'event-1', 'event-2', 'event-2', 'note-3', 'event-5', 'note-4'])
  })

  it('leave a log without any as it is', () => {
    const log = [told(1)]
    expect(withNotes(log, [said(1, 'ada')])).toBe(log)
  })
})

describe('what bots say', () => {
  const reason = (id: number, after: number): Line => said(id, '', { after, text: '', note: { key: 'reason-low', args: { who: 'ruler-nomad' } } })

  it('stands behind its action, and only as long as that is in the log', () => {
    const log = [told(1), told(2), told(4)]
    expect(withNotes(log, [reason(1, 2), reason(2, 3), reason(3, 9)]).map((line) => line.message.key)).toEqual(['event-1', 'event-2', 'reason-low', 'event-4'])
  })

  it('has the name of the one who speaks before it', () => {
    const texts = FluentTexts.of({ language: 'en', files: ['said-by = { $who }: { $what }\nruler-nomad = Nomad\nreason-low = "Too little."\nevent-1 = So it was.'] })
    expect(tellLine({ key: 'reason-low', args: { who: 'ruler-nomad' } }, texts)).toBe('Nomad: "Too little."')
    expect(tellLine(told(1).message, texts)).toBe('So it was.')
  })
})
