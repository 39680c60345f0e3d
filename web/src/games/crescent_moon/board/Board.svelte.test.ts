import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'

import english from '../../../../../src/moonsaga/games/crescent_moon/text/en.ftl?raw'
import type { Components, CrescentMoonView, Hex, Table, Turn } from '../types'
import type { Message, Offer } from '../../../generated/protocol'
import { begin, continuations, selectable, select, type Interaction } from '../../../table/interaction'
import { FluentTexts } from '../../../i18n/texts'
import type { TargetId } from '../../contract'
import Board from './Board.svelte'

vi.setConfig({ testTimeout: 20_000 })

beforeAll(() => {
  // The test's browser draws nothing, so nothing ever changes its size.
  vi.stubGlobal('ResizeObserver', class {
    observe() {}
    unobserve() {}
    disconnect() {}
  })
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
})

const hex = (name: string, q: number): Hex => ({
  name, tile: 'desert', terrain: 'desert', q, r: 0, rotation: 0, stronghold: '', lord: '', palace: false, settlement: '', influence: '', units: [], control: '', touching: [], adjacent: [],
})
const face = (name: string, type: string) => ({ name, ruler: 'murshid', type, copies: 1, uses: [], strength: [0, 0], influence: [1, 1], provenance: {} })
const COMPONENTS = {
  cards: [face('imam', 'character'), face('assassins', 'event'), face('general', 'character'), face('guard', 'battalion')],
  card_kinds: [0, 1, 2, 3], rulers: [], phases: ['act', 'commit'], market: { far: 1, middle: 2, near: 3 }, build: {}, surcharge: {}, rounds: 4, hand_limit: 8,
} as unknown as Components
const turn = { year: 1, round: 0, phase: 0, who: 0, seat: 0, fight: 0, active: 0, attacker: -1, defender: -1 } as unknown as Turn
const TABLE = {
  options: { years: 3 }, turn, hexes: [hex('h1', 0), hex('h2', 1)], rulers: [], loose: [0, 0], market: [0, -1, -1, -1, -1, -1, -1, -1, -1], sultans: [-1, -1, -1],
  deck: 9, discards: [], played: [], ledger: [], hand: [], tiles: [], answered: [], looked: [], shown: [], ending: '', final: [], points: 0,
} as unknown as Table
const view = (more: Partial<Turn> = {}): CrescentMoonView => ({ seat: 0, table: { ...TABLE, turn: { ...turn, ...more } }, memory: null as never })

const offer = (action: number, ...path: TargetId[]): Offer => ({ action, kind: path[0]!.slice(7), text: '', path })
const OFFERS = [offer(1, 'action:influence', 'hex:h1'), offer(2, 'action:build', 'hex:h2', 'building:fort'), offer(3, 'action:influence', 'hex:h2'), offer(4, 'action:buy', 'market:far-1'), offer(5, 'action:pass')]

let shown: ReturnType<typeof mount> | null = null
let props = $state<Record<string, unknown>>({})
let interaction: Interaction
let acted: number[]

/** As the page does it: what was selected is remembered, and a whole path is an action. */
function onselect(...targets: [TargetId, ...TargetId[]]): void {
  const result = select(interaction, ...targets)
  if (result.kind === 'refused') return
  if (result.kind === 'completes') acted.push(result.offer.action)
  interaction = result.next
  Object.assign(props, { selectable: selectable(interaction), selected: interaction.selected })
}

beforeEach(() => {
  interaction = begin(OFFERS)
  acted = []
  props = {
    view: view(), components: COMPONENTS, seat: 0, seats: [], toAct: [0], selectable: selectable(interaction), selected: [], continuations: (target: TargetId) => continuations(interaction, target), threats: () => new Set(), events: [],
    texts: FluentTexts.of({ language: 'en', files: [english] }), reducedMotion: true, onselect,
  }
  shown = mount(Board, { target: document.body, props: props as never })
  flushSync()
})
afterEach(() => {
  if (shown) void unmount(shown)
  shown = null
  document.body.innerHTML = ''
})

const press = (target: TargetId, within = ''): void => {
  document.querySelector(`${within} [data-target="${target}"]`)!.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  flushSync()
}
const menu = (): string[] => [...document.querySelectorAll<HTMLElement>('.palette [data-target]')].map((each) => each.dataset.target!)
const tab = (): string => document.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]')!.dataset.tab!

describe('a touch without an action chosen', () => {
  it('opens the menu of a hex, also with one entry, and carries nothing out', () => {
    press('hex:h1')
    expect(acted).toEqual([])
    expect(menu()).toEqual(['action:influence'])
    expect(document.querySelector('.aim')!.textContent).toContain('Hex 1, Desert:')
    press('action:influence')
    expect(acted).toEqual([1])
  })

  it('offers all that is possible there; a second touch closes the menu', () => {
    press('hex:h2')
    expect(menu()).toEqual(['action:influence', 'action:build'])
    press('hex:h2')
    expect(menu()).toHaveLength(4)
    expect(acted).toEqual([])
  })

  it('does the same for a card of the market', () => {
    press('market:far-1')
    expect([acted, menu()]).toEqual([[], ['action:buy']])
    press('action:buy')
    expect(acted).toEqual([4])
  })

  it('leaves the order of action and hex to the player', () => {
    press('action:influence')
    press('hex:h2')
    expect(acted).toEqual([3])
  })
})

describe('Assassins', () => {
  const warned = (): boolean => document.querySelector('.warning') !== null
  const cards = ['assassins', 'general', 'guard'].map((name): TargetId => `card:${name}`)
  /** Any of the cards, in the order of the hand, and then that this is all. */
  const sets = [0, 1, 2, 3, 4, 5, 6, 7].map((bits) => cards.filter((_card, i) => bits & (1 << i)))

  beforeEach(() => {
    interaction = begin(sets.map((set, i) => ({ action: i, kind: 'commit', text: '', path: [...set, 'button:commit'] })))
    const now = view({ phase: 1, fight: 1, attacker: 0, defender: 4 })
    Object.assign(props, { view: { ...now, table: { ...now.table, hand: [1, 2, 3] } }, selectable: selectable(interaction), selected: [] })
    flushSync()
  })

  it('are warned of beside a character of one\'s own, whichever is chosen first', () => {
    press('card:assassins', '.hand')
    expect(warned()).toBe(false)
    press('card:general', '.hand')
    expect(warned()).toBe(true)
    press('card:assassins', '.hand')
    expect(warned()).toBe(false)
    press('card:assassins', '.hand')
    expect(document.querySelector('.warning')!.textContent).toContain('only victim')
    expect(acted).toEqual([])
  })

  it('are no danger to a battalion', () => {
    press('card:assassins', '.hand')
    press('card:guard', '.hand')
    expect(warned()).toBe(false)
  })
})

describe('the tab of a fight', () => {
  const told = (key: string, args: Message['args']): Message => ({ key: `event-${key}`, args })
  const happen = (fight: number, ...events: Message[]): void => {
    Object.assign(props, { view: view({ fight, attacker: 0, defender: 4 }), events })
    flushSync()
  }
  const BEGUN = told('combat', { who: 'ruler-warlord', hex: 'h1', whom: 'ruler-nomad' })
  const WON = told('won', { who: 'ruler-warlord' })

  it('comes to the front, shows how it ended, and steps back when something else happens', () => {
    expect(tab()).toBe('market')
    happen(1, BEGUN)
    expect(tab()).toBe('fight')
    happen(0, WON)
    expect(tab()).toBe('fight')
    happen(0, told('turn', { who: 'ruler-sultan', count: 2 }))
    expect(tab()).toBe('market')
  })

  it('stays for a reader who turns to it afterwards', () => {
    happen(1, BEGUN)
    happen(0, WON)
    document.querySelector<HTMLElement>('[data-tab="fight"]')!.click()
    happen(0, told('turn', { who: 'ruler-sultan', count: 2 }))
    expect(tab()).toBe('fight')
  })
})
