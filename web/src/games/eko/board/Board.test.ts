import { flushSync, mount, unmount, type ComponentProps } from 'svelte'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'

import Board from './Board.svelte'
import { COMPONENTS, TABLE, textsIn, VIEW } from '../testing'

type Props = ComponentProps<typeof Board>

beforeAll(() => {
  // The test's browser draws nothing, so nothing ever changes its size.
  vi.stubGlobal('ResizeObserver', class {
    observe() {}
    unobserve() {}
    disconnect() {}
  })
})

let shown: ReturnType<typeof mount> | null = null
afterEach(() => {
  if (shown) void unmount(shown)
  shown = null
  document.body.innerHTML = ''
})

function show(props: Partial<Props> = {}) {
  const onselect = vi.fn()
  shown = mount(Board, {
    target: document.body,
    props: {
      view: VIEW,
      components: COMPONENTS,
      seat: 0,
      seats: [],
      toAct: [0],
      selectable: new Set<string>(),
      selected: [],
      continuations: () => new Set<string>(),
      threats: () => new Set<string>(),
      events: [],
      texts: textsIn('en'),
      reducedMotion: true,
      onselect,
      ...props,
    },
  })
  flushSync()
  return onselect
}

const cell = (name: string) => document.querySelector<SVGGElement>(`[data-cell="${name}"]`)!
const press = (name: string, key: string) => {
  cell(name).dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
  flushSync()
}

describe('the board', () => {
  it('names every cell for those who hear it', () => {
    show({ selectable: new Set(['stack:a2']) })
    expect(cell('a2').getAttribute('aria-label')).toBe('a2: sand, Navy, stack of 3 with the Emperor, can be chosen')
    expect(document.querySelectorAll('[data-cell]')).toHaveLength(7)
  })

  it('marks what is lit, and only that', () => {
    show({ selectable: new Set(['stack:a2', 'button:pass']) })
    expect([...document.querySelectorAll<HTMLElement>('[data-lit]')].map((each) => each.dataset.target)).toEqual(['button:pass', 'stack:a2'])
  })

  it('offers every meaning of a touch, the likelier first', () => {
    const first = show()
    cell('a2').dispatchEvent(new MouseEvent('click', { bubbles: true }))
    cell('b3').dispatchEvent(new MouseEvent('click', { bubbles: true }))
    expect(first.mock.calls).toEqual([['stack:a2', 'space:a2'], ['site:b3']])
  })

  it('asks for a space once a stack is touched, and never for a building in a sinkhole', () => {
    const select = show({ selected: ['stack:a2'] })
    cell('b1').dispatchEvent(new MouseEvent('click', { bubbles: true }))
    cell('c1').dispatchEvent(new MouseEvent('click', { bubbles: true }))
    expect(select.mock.calls).toEqual([['space:b1', 'stack:b1'], ['space:c1', 'site:c1']])
    expect(cell('a2').getAttribute('aria-pressed')).toBe('true')
  })

  it('has one cell in the order of Tab, and arrows that move it', () => {
    const select = show({ selectable: new Set(['stack:b1']) })
    expect([...document.querySelectorAll('[data-cell][tabindex="0"]')]).toEqual([cell('b1')])
    press('b1', 'ArrowRight')
    expect(cell('b2').getAttribute('tabindex')).toBe('0')
    press('b2', 'Enter')
    press('b2', ' ')
    expect(select).toHaveBeenCalledTimes(2)
    press('b2', 'PageDown')
    expect(cell('b1').getAttribute('tabindex')).toBe('0')
  })

  it('offers what is no place beside the board, with words', () => {
    const select = show({ selected: ['stack:a2', 'site:a3'], selectable: new Set(['building:camp', 'building:tower']) })
    const buttons = [...document.querySelectorAll<HTMLButtonElement>('.palette button')]
    expect(buttons.map((button) => button.textContent?.trim())).toEqual(['Camp', 'Tower'])
    buttons[1]!.click()
    expect(select).toHaveBeenCalledWith('building:tower')
  })

  it('shows what a stack has to fear', () => {
    show({ threats: (target) => new Set(target === 'space:b1' ? ['stack:a2'] : []) })
    expect(document.querySelectorAll('.threat')).toHaveLength(0)
    cell('b1').dispatchEvent(new Event('pointerenter'))
    flushSync()
    expect(document.querySelectorAll('.threat')).toHaveLength(1)
  })

  it('says whose turn it is, who is out and who has won', () => {
    const out = { ...TABLE.players[1]!, alive: false }
    show({ view: { ...VIEW, table: { ...TABLE, players: [TABLE.players[0]!, out], ending: 'points', phase: 'over', winners: [0] } } })
    expect(document.querySelector('.status')?.textContent).toContain('Twelve points and a capital')
    expect([...document.querySelectorAll('.badge')].map((each) => each.textContent)).toEqual(['Winner', 'Eliminated'])
  })

  it('counts no turn that was never played', () => {
    show({ view: { ...VIEW, table: { ...TABLE, turns: 60, ending: 'no-progress', phase: 'over', winners: [0] } } })
    expect(document.querySelector('.status .count')?.textContent).toBe('Turn 60')
  })

  it('waits for the board in words', () => {
    show({ view: { ...VIEW, table: { ...TABLE, board: null, phase: 'tiles', stacks: [], buildings: [], drawn: [] } } })
    expect(document.querySelector('.waiting')?.textContent).toContain('The large tiles are laid.')
    expect(document.querySelectorAll('[data-cell]')).toHaveLength(0)
  })
})
