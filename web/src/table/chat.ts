// What is said at the table: what is new, whom the reader does not want to hear, and what stands in the log.

import type { Line, Message, Talk, Told } from '../generated/protocol'
import type { Texts } from '../i18n/texts'

/** A note of the table, among the lines of the log. */
export const NOTE = 'note-'
/** What a bot says with an action. */
export const REASON = 'reason-'

export function addChat(before: readonly Line[], { lines, whole }: Pick<Talk, 'lines' | 'whole'>): readonly Line[] {
  return whole ? lines : [...before, ...lines]
}

/** What people said, without those whom the reader does not want to hear. */
export function spoken(lines: readonly Line[], muted: ReadonlySet<string>): readonly Line[] {
  return lines.filter((line) => line.note === null && !muted.has(line.person))
}

export function unread(lines: readonly Line[], me: string, since: number): number {
  return lines.filter((line) => line.at > since && line.person !== me).length
}

/** A line of the log in words; what a bot says has its name before it. */
export function tellLine(message: Message, texts: Texts): string {
  const words = texts.tell(message)
  return message.key.startsWith(REASON) ? texts.say('said-by', { who: message.args['who'] ?? '', what: words }) : words
}

/**
 * The log with the table's notes, each behind the action after which it was written. What a bot said is gone with its
 * action, if that was taken back, and waits for it, if it is not shown yet.
 */
export function withNotes(log: readonly Told[], lines: readonly Line[]): readonly Told[] {
  const rows = new Set(log.map((told) => told.number))
  const notes = lines.flatMap(({ note, after }) => (note && (rows.has(after) || !note.key.startsWith(REASON)) ? [{ number: after, message: note }] : []))
  if (notes.length === 0) return log
  const merged: Told[] = []
  let next = 0
  for (const told of log) {
    for (let note = notes[next]; note && note.number < told.number; note = notes[++next]) merged.push(note)
    merged.push(told)
  }
  return [...merged, ...notes.slice(next)]
}

const STORAGE_KEY = 'moonsaga-talk'
const MOST = 60

interface Kept {
  /** The time of the last line that was read, for each table. */
  read: Record<string, number>
  muted: string[]
}

/** What this browser remembers of talks; storage can be forbidden, and then it forgets. */
export function readChat(): Kept {
  try {
    const found = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '{}') as Partial<Kept>
    return { read: found.read ?? {}, muted: found.muted ?? [] }
  } catch {
    return { read: {}, muted: [] }
  }
}

export function keepChat({ read, muted }: Kept): void {
  const latest = Object.entries(read).toSorted(([, a], [, b]) => b - a).slice(0, MOST)
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify({ read: Object.fromEntries(latest), muted: muted.slice(-MOST) }))
  } catch {
    // Nothing to be done.
  }
}
