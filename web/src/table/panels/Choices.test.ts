import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeEach, expect, it } from 'vitest'

import type { Offer } from '../../generated/protocol'
import Choices from './Choices.svelte'

const choice = (action: number, sentence: string) => ({ sentence, offer: { action, kind: 'k', text: `n${action}`, path: [`thing:${action}`] } })
const CHOICES = [choice(1, 'Move a1'), choice(2, 'Move b2'), choice(3, 'Pass')]

let page: HTMLElement
let chosen: number[]
let marked: readonly string[]
let steps: number
let app: Record<string, unknown>

beforeEach(() => {
  page = document.body.appendChild(document.createElement('div'))
  Element.prototype.scrollIntoView = () => undefined
  chosen = []
  marked = []
  steps = 0
  const props = {
    choices: CHOICES,
    asked: true,
    active: true,
    onchoose: (offer: Offer) => void chosen.push(offer.action),
    onback: () => ++steps > 0,
    onmark: (targets: readonly string[]) => void (marked = targets),
  }
  app = mount(Choices, { target: page, props })
  flushSync()
})
afterEach(() => {
  void unmount(app)
  page.remove()
})

const field = (): HTMLInputElement => page.querySelector('input') as HTMLInputElement
const listed = (): (string | undefined)[] => [...page.querySelectorAll('[role=option]')].map((line) => line.textContent?.trim())

function press(key: string): void {
  field().dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
  flushSync()
}

function type(text: string): void {
  field().value = text
  field().dispatchEvent(new Event('input', { bubbles: true }))
  flushSync()
}

it('typing leaves what fits, Enter takes the first', () => {
  type('b2')
  expect(listed()).toEqual(['Move b2'])
  press('Enter')
  expect(chosen).toEqual([2])
})

it('arrows go through the list, mark on the board what a choice is about, and stop at the ends', () => {
  press('ArrowDown')
  expect(marked).toEqual(['thing:2'])
  for (let i = 0; i < 5; i++) press('ArrowDown')
  expect(field().getAttribute('aria-activedescendant')).toBe(page.querySelector('[data-action="3"]')?.id)
  press('Enter')
  expect(chosen).toEqual([3])
})

it('Escape first clears what was typed, then steps back', () => {
  type('pass')
  press('Escape')
  expect([listed().length, steps]).toEqual([3, 0])
  press('Escape')
  expect(steps).toBe(1)
})

it('nothing fits: says so', () => {
  type('zzz')
  expect([listed(), page.querySelector('.none')?.textContent]).toEqual([[], 'Nothing fits. Delete a few letters.'])
})
