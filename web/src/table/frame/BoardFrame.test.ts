import { flushSync, mount, unmount } from 'svelte'
import { afterEach, expect, it, vi } from 'vitest'

import type { AnyGameClient } from '../../games/contract'
import plain from '../../games/plain'
import { FluentTexts } from '../../i18n/texts'
import BoardFrame from './BoardFrame.svelte'

const NOTHING: ReadonlySet<string> = new Set()
let app: Record<string, unknown> | null = null

afterEach(() => {
  if (app) void unmount(app)
  app = null
})

function show(Board: AnyGameClient['Board'], selected: string[]): HTMLElement {
  const target = document.createElement('div')
  const props = {
    Board,
    view: { seat: 0, table: { bank: 8, coins: [2, 3] }, memory: null },
    components: {},
    seat: 0,
    seats: [],
    toAct: [0],
    selectable: new Set(['button:pass', 'card:3a']),
    selected: [],
    continuations: () => NOTHING,
    threats: () => NOTHING,
    events: [],
    texts: FluentTexts.of({ language: 'en', files: ['action-pass = Pass'] }),
    reducedMotion: true,
    onselect: (first: string) => void selected.push(first),
  }
  app = mount(BoardFrame, { target, props })
  flushSync()
  return target
}

it('a game without a board of its own shows what lies there and what can be touched', () => {
  const selected: string[] = []
  const page = show(plain.Board, selected)
  const things = [...page.querySelectorAll<HTMLButtonElement>('[data-target]')]
  expect(things.map((thing) => thing.textContent?.trim())).toEqual(['Pass', 'card 3a'])
  expect(page.textContent).toContain('coins: 2, 3')
  things[1]?.click()
  expect(selected).toEqual(['card:3a'])
})

it('a board that cannot be drawn does not end the game', () => {
  const quiet = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const broken = (() => {
    throw new Error('no such card')
  }) as unknown as AnyGameClient['Board']
  const page = show(broken, [])
  expect(page.querySelector('[data-testid="board-failed"]')).not.toBeNull()
  expect(page.querySelectorAll('[data-target]')).toHaveLength(2)
  quiet.mockRestore()
})
