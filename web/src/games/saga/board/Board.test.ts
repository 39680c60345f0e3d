import { flushSync, mount, unmount, type ComponentProps } from 'svelte'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'

import Board from './Board.svelte'
import { COMPONENTS, FIGHT, TABLE, textsIn, VIEW } from '../testing'

type Props = ComponentProps<typeof Board>

vi.setConfig({ testTimeout: 20_000 })

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
    props: { view: VIEW, components: COMPONENTS, seat: 0, seats: [], toAct: [0], selectable: new Set<string>(), selected: [], continuations: () => new Set<string>(), threats: () => new Set<string>(), events: [], texts: textsIn('en'), reducedMotion: true, onselect, ...props },
  })
  flushSync()
  return onselect
}

const area = (name: string) => document.querySelector<SVGGElement>(`[data-area="${name}"]`)!
const target = (name: string) => document.querySelector<HTMLElement>(`[data-target="${name}"]`)!
const press = (name: string, key: string) => {
  area(name).dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
  flushSync()
}

describe('the board', () => {
  it('names every area for those who hear it', () => {
    show({ selectable: new Set(['area:kent']) })
    expect(area('kent').getAttribute('aria-label')).toBe(
      'Kent: Coastal area; Burh; Vikings: 2 warriors and Viking leader 1 (Raider); Anglo-Saxons: one warrior and Anglo-Saxon leader 1 (seen before: Warden); 2 units of each side are engaged; can be chosen',
    )
    expect(area('north').getAttribute('aria-label')).toContain('raid target Essex, face down')
    expect(document.querySelectorAll('[data-area]')).toHaveLength(11)
  })

  it('marks what is lit, and only that', () => {
    show({ selectable: new Set(['area:kent', 'action:move', 'button:done']) })
    const found = [...document.querySelectorAll<HTMLElement>('[data-lit]')].map((each) => each.dataset.target)
    expect(found.sort()).toEqual(['action:move', 'area:kent', 'button:done'])
  })

  it('says of the track what the summary says', () => {
    show({ view: { ...VIEW, table: { ...TABLE, track: { ...TABLE.track, round_marker: 4, burh_marker: 5 } } } })
    expect(document.querySelector('[aria-label^="Round track"]')!.getAttribute('aria-label')).toContain('have met')
  })

  it('lights the supply only where it gives a warrior', () => {
    const warrior = 'unit:viking-warrior'
    const selectable = new Set([warrior])
    const supply = () => document.querySelector<HTMLElement>('[aria-label="Vikings"] .supply button')!
    for (const phase of ['home', 'banish', 'summon', 'muster', 'tile', 'income']) {
      const view = { ...VIEW, table: { ...TABLE, phase } }
      const onselect = show({ view, selectable })
      const gives = ['muster', 'tile', 'income'].includes(phase)
      expect(supply().hasAttribute('data-lit'), phase).toBe(gives)
      supply().click()
      expect(onselect.mock.calls, phase).toEqual(gives ? [[warrior]] : [])
      expect(document.querySelectorAll(`.palette [data-target="${warrior}"][data-lit]`), phase).toHaveLength(1)
      void unmount(shown!)
      shown = null
    }
  })

  it('offers the actions on the tile that is being resolved', () => {
    const select = show({ selectable: new Set(['action:plunder', 'bonus:warrior']) })
    target('action:plunder').click()
    target('bonus:warrior').click()
    target('tile:4').click()
    expect(select.mock.calls).toEqual([['action:plunder'], ['bonus:warrior'], ['tile:4']])
  })

  it('shows who is bound and who is free', () => {
    show()
    expect(document.querySelector('.engaged text')?.textContent).toBe('2')
    expect(document.querySelector('.free text')?.textContent).toBe('1')
  })

  it('has one area in the order of Tab, and arrows that move it', () => {
    const select = show({ selectable: new Set(['area:mercia']) })
    expect([...document.querySelectorAll('[data-area][tabindex="0"]')]).toEqual([area('mercia')])
    press('mercia', 'ArrowUp')
    expect(area('northumbria').getAttribute('tabindex')).toBe('0')
    press('northumbria', 'Enter')
    press('northumbria', 'PageDown')
    expect(area('mercia').getAttribute('tabindex')).toBe('0')
    expect(select.mock.calls).toEqual([['area:northumbria']])
  })

  it('names leaders in their one order, whichever is touched first', () => {
    const view = { ...VIEW, table: { ...TABLE, phase: 'along' } }
    const continuations = (thing: string) => new Set(/viking-[12]/.test(thing) ? ['button:go'] : [])
    const select = show({ view, selected: ['leader:viking-2'], selectable: new Set(['button:go']), continuations })
    const buttons = [...document.querySelectorAll<HTMLButtonElement>('.palette button')]
    expect(buttons.map((button) => button.textContent?.trim())).toEqual(['Raider', 'Helmsman', 'Go'])
    buttons[0]!.click()
    expect(select.mock.calls).toEqual([['leader:viking-1'], ['leader:viking-2']])
  })

  it('adds up the strengths of a battle', () => {
    const select = show({ view: FIGHT, selectable: new Set(['leader:viking-1', 'button:pass']) })
    const scene = document.querySelector('.battle')!
    expect([...scene.querySelectorAll('.score b')].map((each) => each.textContent)).toEqual(['3', '3'])
    expect([...scene.querySelectorAll('.saxon .unit b')].map((each) => each.textContent)).toEqual(['1', '2'])
    expect(scene.textContent).toContain('In an area with a burh this leader has strength 2.')
    scene.querySelector<HTMLButtonElement>('[data-target="leader:viking-1"]')!.click()
    expect(select).toHaveBeenCalledWith('leader:viking-1')
  })

  it('keeps a raid target secret from those who do not know it', () => {
    const slots = TABLE.slots.map((slot) => (slot.face_up ? slot : { ...slot, target: '' }))
    show({ view: { ...VIEW, seat: 1, table: { ...TABLE, slots, beside: [] } }, seat: 1 })
    expect(area('north').getAttribute('aria-label')).toContain('a raid target, face down')
    expect(document.querySelectorAll('.routes path')).toHaveLength(1)
    expect(document.querySelectorAll('[data-target="target:random"]')).toHaveLength(3)
  })

  it('offers the targets of slots among the others where they may be moved', () => {
    expect(TABLE.beside).not.toContain('essex')
    const select = show({ selected: ['action:scout'], selectable: new Set(['target:essex', ...TABLE.beside.map((name) => `target:${name}`)]) })
    const tray = document.querySelectorAll('.disc[data-target^="target:"]')
    expect(tray).toHaveLength(TABLE.beside.length + 1)
    document.querySelector('.disc[data-target="target:essex"]')!.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    expect(select).toHaveBeenCalledWith('target:essex')
  })

  it('needs no memory aid', () => {
    show({ view: { ...VIEW, memory: null as never } })
    expect(area('kent').getAttribute('aria-label')).toContain('Anglo-Saxon leader 1;')
  })

  it('says who has won and why', () => {
    show({ view: { ...VIEW, table: { ...TABLE, ending: 'eight-coins', winner: 'viking', phase: 'over', actor: '' } }, toAct: [] })
    expect(document.querySelector('.status')?.textContent).toContain('The Vikings had eight coins')
    expect([...document.querySelectorAll('.badge')].map((each) => each.textContent)).toEqual(['Winner'])
  })
})
