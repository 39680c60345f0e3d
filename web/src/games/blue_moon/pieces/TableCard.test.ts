import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import TableCard from './TableCard.svelte'
import type { BoardTools } from '../board/tools'
import type { Components, Placed, View } from '../reading'
import type { Texts } from '../../../i18n/texts'

const enlarge = vi.fn()
const texts: Texts = { language: 'en', knows: () => false, say: (key) => key, tell: (message) => message.key }
const face = { name: 'Blaze', people: 'vulca', kind: 'character', moons: 1, fire: 2, earth: 3, shields: [], icons: [], gang: '', bluff: '', capacity: 0, family: '', headline: { key: 'h', args: {} }, text: [], provenance: 'found' }
const tools: BoardTools = {
  view: { seat: 0, table: { sides: [], turn: { begun: 0 }, now: { element: '' } } } as unknown as View,
  components: { cards: { 'vulca-01': face } } as unknown as Components,
  texts,
  selectable: new Set(),
  selected: [],
  sizes: { table: 80, hand: 80, pile: 40 },
  narrow: false,
  aloft: new Set(),
  keyboard: false,
  select: () => undefined,
  enlarge,
  release: () => undefined,
}
vi.mock('../board/tools', () => ({ useTools: () => tools }))

const placed: Placed = { key: 'c0', slot: 0, card: 'vulca-01', owner: 0, targets: [], faceDown: false, notes: [] }
let shown: ReturnType<typeof mount>

beforeEach(() => {
  vi.useFakeTimers()
  shown = mount(TableCard, { target: document.body, props: { placed, width: 80 } })
  flushSync()
})

afterEach(() => {
  void unmount(shown)
  vi.useRealTimers()
  enlarge.mockReset()
})

function point(kind: string, movementX: number): void {
  const event = new MouseEvent(kind, { bubbles: true })
  Object.defineProperties(event, { pointerType: { value: 'mouse' }, movementX: { value: movementX }, movementY: { value: 0 } })
  document.querySelector('button')!.dispatchEvent(event)
  vi.runAllTimers()
}

it('a card that comes to lie under a pointer at rest is not enlarged', () => {
  point('pointerenter', 0)
  point('pointerover', 0)
  point('pointermove', 0)
  expect(enlarge).not.toHaveBeenCalled()
})

it('a card to which the pointer moves is enlarged, once', () => {
  point('pointermove', 3)
  point('pointermove', 2)
  expect(enlarge).toHaveBeenCalledTimes(1)
})
