// @vitest-environment node
import { describe, expect, it } from 'vitest'

import type { Offer } from '../generated/protocol'
import { back, begin, continuations, continuing, selectable, renew, select } from './interaction'

function offer(action: number, ...path: string[]): Offer {
  return { action, kind: 'k', text: path.join(' '), path }
}

const OFFERS = [
  offer(1, 'stack:a1', 'space:b2'),
  offer(2, 'stack:a1', 'space:c3'),
  offer(3, 'stack:a1', 'site:d4', 'building:camp'),
  offer(4, 'stack:b2', 'space:c3'),
  offer(5, 'button:pass'),
]
const START = begin(OFFERS)

function after(...selected: string[]) {
  return { offers: OFFERS, selected }
}

describe('what can be touched', () => {
  it('is the beginning of every legal action at first', () => {
    expect([...selectable(START)]).toEqual(['stack:a1', 'stack:b2', 'button:pass'])
  })

  it('is what continues the touched path later', () => {
    expect([...selectable(after('stack:a1'))]).toEqual(['space:b2', 'space:c3', 'site:d4'])
    expect(continuing(after('stack:a1')).map(({ action }) => action)).toEqual([1, 2, 3])
  })

  it('shows what lies behind a thing before it is touched', () => {
    expect([...continuations(START, 'stack:a1')]).toEqual(['space:b2', 'space:c3', 'site:d4', 'building:camp'])
    expect([...continuations(after('stack:a1'), 'stack:b2')]).toEqual(['space:c3'])
    expect([...continuations(START, 'space:z9')]).toEqual([])
  })
})

describe('a touch', () => {
  it('continues a path', () => {
    expect(select(START, 'stack:a1')).toEqual({ kind: 'continues', next: after('stack:a1') })
  })

  it('completes the one path that ends here', () => {
    const result = select(after('stack:a1'), 'space:c3')
    expect(result.kind === 'completes' && result.offer.action).toBe(2)
  })

  it('completes a path of one thing at once', () => {
    const result = select(START, 'button:pass')
    expect(result.kind === 'completes' && result.offer.action).toBe(5)
  })

  it('takes the meaning that is lit: b2 is a stack and a space', () => {
    const asStack = select(START, 'space:b2', 'stack:b2')
    expect(asStack).toEqual({ kind: 'continues', next: after('stack:b2') })
    const asSpace = select(after('stack:a1'), 'stack:b2', 'space:b2')
    expect(asSpace.kind === 'completes' && asSpace.offer.action).toBe(1)
  })

  it('on another beginning lets the first one go', () => {
    expect(select(after('stack:a1', 'site:d4'), 'stack:b2')).toEqual({ kind: 'continues', next: after('stack:b2') })
    expect(select(after('stack:b2'), 'stack:a1')).toEqual({ kind: 'continues', next: after('stack:a1') })
  })

  it('on the thing in hand puts it down', () => {
    expect(select(after('stack:a1'), 'stack:a1')).toEqual({ kind: 'continues', next: START })
  })

  it('that leads nowhere is a question to the server: the path and one thing more', () => {
    expect(select(after('stack:a1'), 'space:z9', 'stack:z9')).toEqual({ kind: 'refused', path: ['stack:a1', 'space:z9'] })
    expect(select(START, 'space:b2')).toEqual({ kind: 'refused', path: ['space:b2'] })
  })

  it('does not guess while two actions share a whole path', () => {
    const twins = begin([offer(1, 'a:1'), offer(2, 'a:1')])
    expect(select(twins, 'a:1').kind).toBe('continues')
  })
})

describe('stepping back', () => {
  it('lets go of the last thing only', () => {
    expect(back(after('stack:a1', 'site:d4'))).toEqual(after('stack:a1'))
    expect(back(START)).toEqual(START)
  })
})

describe('new offers for the same decision', () => {
  it('keep what still leads somewhere', () => {
    const fewer = OFFERS.slice(0, 2)
    expect(renew(after('stack:a1', 'site:d4'), fewer)).toEqual({ offers: fewer, selected: ['stack:a1'] })
    expect(renew(after('stack:b2'), fewer)).toEqual({ offers: fewer, selected: [] })
  })
})
