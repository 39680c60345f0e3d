import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { FluentTexts } from '../i18n/texts'
import BoardFrame from '../table/frame/BoardFrame.svelte'
import type { BoardProps, GameModule } from './contract'
import plain from './plain'
import { adapt, loadPlugin } from './plugin'

interface View {
  seat: null
  table: { cells: number[] }
  memory: null
}
type Module = Partial<GameModule<View>>

const NOTHING: ReadonlySet<string> = new Set()
const texts = FluentTexts.of({ language: 'en', files: ['free = free'] })
const viewOf = (...cells: number[]): View => ({ seat: null, table: { cells }, memory: null })
const selected: string[] = []
let app: Record<string, unknown> | null = null
let quiet: ReturnType<typeof vi.spyOn>

beforeEach(() => {
  selected.length = 0
  quiet = vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  if (app) void unmount(app)
  app = null
  quiet.mockRestore()
})

function show(module: Module): { page: HTMLElement; props: BoardProps<View> } {
  const props = $state({
    Board: adapt(module).Board,
    view: viewOf(1),
    components: {},
    seat: 0,
    seats: [],
    toAct: [0],
    selectable: new Set(['space:a1']),
    selected: [],
    continuations: () => NOTHING,
    threats: () => NOTHING,
    events: [],
    texts,
    reducedMotion: true,
    onselect: (first: string) => void selected.push(first),
  })
  const page = document.createElement('div')
  app = mount(BoardFrame, { target: page, props })
  flushSync()
  return { page, props }
}

/** A board that shows its first cell on a button. */
const board = (): Required<Pick<Module, 'mount'>> & { destroyed: number } => {
  const made = {
    destroyed: 0,
    mount(target: HTMLElement, props: BoardProps<View>) {
      const button = document.createElement('button')
      const update = (next: BoardProps<View>): void => {
        button.textContent = String(next.view.table.cells[0])
        button.onclick = () => next.onselect('space:a1')
      }
      target.append(button)
      update(props)
      return { update, destroy: () => void made.destroyed++ }
    },
  }
  return made
}

it('a board in plain DOM is mounted once, updated and destroyed', () => {
  const made = board()
  const { page, props } = show(made)
  const button = page.querySelector('button')
  expect(button?.textContent).toBe('1')
  props.view = viewOf(2)
  flushSync()
  expect(page.querySelector('button')).toBe(button)
  expect(button?.textContent).toBe('2')
  button?.click()
  expect(selected).toEqual(['space:a1'])
  if (app) void unmount(app)
  app = null
  expect(made.destroyed).toBe(1)
})

it.each(['mount', 'update'])('a board that throws in %s is replaced by the plain one', (moment) => {
  const made = board()
  const { page, props } = show({
    mount(target, given) {
      if (moment === 'mount') throw new Error('no such cell')
      return { ...made.mount(target, given), update: () => { throw new Error('no such cell') } }
    },
  })
  props.view = viewOf(2)
  flushSync()
  expect(page.querySelector('[data-testid="board-failed"]')).not.toBeNull()
  expect(page.textContent).toContain('cells: 2')
  page.querySelector<HTMLElement>('[data-target="space:a1"]')?.click()
  expect(selected).toEqual(['space:a1'])
})

it('what a module leaves out, and what throws, comes from the plain client', () => {
  const client = adapt({
    label: () => 'mine',
    role: () => { throw new Error('no such seat') },
  } satisfies Module)
  expect(client.Board).toBe(plain.Board)
  expect(client.label('space:a1', viewOf(1), {}, texts)).toBe('mine')
  expect(client.role(viewOf(1), 0)).toBe(plain.role(viewOf(1), 0))
  expect(client.look(viewOf(1), 1)).toEqual(plain.look(viewOf(1), 1))
  expect(client.summary(viewOf(1), {}, [], texts)).toEqual(['cells: 1'])
})

it('a module that cannot be loaded leaves the plain client', async () => {
  expect(await loadPlugin('/games/noughts/client/nothing.js')).toBe(plain)
  expect(quiet).toHaveBeenCalled()
})
