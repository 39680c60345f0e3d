import { createRawSnippet, flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'

import TableFrame from './TableFrame.svelte'

const html = (text: string) => createRawSnippet(() => ({ render: () => `<div>${text}</div>` }))
const BOARD = '<button id="first">a</button><button id="there" data-target="space:b2">b</button>'

beforeAll(() => {
  vi.stubGlobal('ResizeObserver', class {
    observe() {}
    unobserve() {}
    disconnect() {}
  })
})

let frame: ReturnType<typeof show> | null = null
afterEach(() => {
  if (frame) void unmount(frame)
  frame = null
  document.body.innerHTML = ''
})

function show(more: { onpress?: () => void; count?: number } = {}) {
  const props = {
    title: 'Noughts',
    label: 'Beside the board',
    tools: html('tools'),
    line: html('line'),
    board: html(BOARD),
    lower: html('log'),
    up: null,
    tabs: [{ icon: 'scroll' as const, label: 'Log', testid: 'tab-log', pressed: false, count: more.count ?? 0, counted: '3 unread', onpress: more.onpress ?? (() => undefined) }],
  }
  const shown = mount(TableFrame, { target: document.body, props })
  flushSync()
  return shown
}

it('marks what a line speaks of, and leads the keyboard there', () => {
  frame = show()
  frame.focusBoard()
  expect(document.activeElement?.id).toBe('first')
  frame.mark(['space:b2', 'space:nowhere'])
  frame.focusBoard()
  expect(document.activeElement?.id).toBe('there')
  frame.mark([])
  expect(document.querySelector('[data-marked]')).toBeNull()
})

it('has a tab for what a phone has no room for', () => {
  const onpress = vi.fn()
  frame = show({ onpress, count: 3 })
  const tab = document.querySelector<HTMLButtonElement>('[data-testid="tab-log"]')!
  expect(tab.textContent).toContain('3 unread')
  tab.click()
  expect(onpress).toHaveBeenCalledOnce()
})
