// @vitest-environment node
import { describe, expect, it } from 'vitest'

import type { Message } from '../../../generated/protocol'
import { planMotion, sceneOf, type Scene } from './motion'

type Drawn = Record<string, string>

/** `navy3*` is a stack of three with the Emperor; `navy camp` a building. */
function scene(drawn: Drawn): Scene {
  const stacks = []
  const buildings = []
  for (const [place, thing] of Object.entries(drawn)) {
    const stack = /^([a-z_]+)(\d)(\*?)$/.exec(thing)
    if (stack) stacks.push({ space: place, colour: stack[1]!, height: Number(stack[2]), emperor: stack[3] === '*' })
    else {
      const [colour, kind] = thing.split(' ')
      buildings.push({ site: place, colour: colour!, kind: kind! })
    }
  }
  return sceneOf({ stacks, buildings })
}

const event = (name: string, args: Message['args']): Message => ({ key: `event-${name}`, args: { who: 'colour-navy', ...args } })

/** What happens from one drawing to the next; nothing may be left unexplained. */
function plan(before: Drawn, after: Drawn, ...events: Message[]) {
  const motion = planMotion(scene(before), scene(after), events)
  expect([...motion.unexplained]).toEqual([])
  return motion.steps
}

describe('from events to movement', () => {
  it('moves a stack', () => {
    const steps = plan({ c4: 'navy3*' }, { e6: 'navy3*' }, event('moved', { from: 'c4', to: 'e6', count: 3 }))
    expect(steps).toMatchObject([{ kind: 'slide', from: 'c4', to: 'e6', beaten: null, piece: { height: 3, emperor: true } }])
  })

  it('regroups, and the Emperor stays on top', () => {
    plan({ c4: 'navy1', c5: 'navy2*' }, { c5: 'navy3*' }, event('regrouped', { from: 'c4', to: 'c5', count: 3 }))
  })

  it('attacks, captures and exchanges', () => {
    const steps = plan(
      { c4: 'navy3', e6: 'purple2*' },
      { e6: 'navy3' },
      event('attacked', { from: 'c4', to: 'e6', victim: 'colour-purple' }),
      event('captured', { victim: 'colour-purple' }),
      event('exchanged', { gaoler: 'colour-grey', captive: 'colour-purple' }),
    )
    expect(steps).toMatchObject([{ kind: 'slide', beaten: { colour: 'purple', height: 2, emperor: true } }])
  })

  it('spends a kamikaze with the discs it takes', () => {
    const steps = plan({ c4: 'navy1', e6: 'purple4' }, {}, event('kamikaze', { from: 'c4', to: 'e6', victim: 'colour-purple', emperor: 0 }))
    expect(steps).toMatchObject([{ kind: 'slide', spent: true }])
  })

  it('loses discs to a storm before the move', () => {
    const steps = plan(
      { f8: 'light_blue2*' },
      { k5: 'light_blue1' },
      event('storm', { who: 'colour-light-blue', from: 'f8', count: 1, emperor: 1 }),
      event('moved', { who: 'colour-light-blue', from: 'f8', to: 'k5', count: 1 }),
    )
    expect(steps.map((step) => step.kind)).toEqual(['lift', 'slide'])
  })

  it('builds, replaces, and reinforces the stack that paid', () => {
    const steps = plan(
      { c4: 'navy3*', b3: 'purple camp' },
      { c4: 'navy3*', b3: 'navy camp' },
      event('building-returned', { who: 'colour-purple', site: 'b3', building: 'building-camp' }),
      event('built', { site: 'b3', building: 'building-camp', from: 'c4', count: 2, emperor: 0 }),
      event('reinforced', { space: 'c4', count: 2, emperor: 0 }),
    )
    expect(steps.map((step) => step.kind)).toEqual(['raise', 'drop'])
    expect(steps[0]!.after.stacks.get('c4')).toEqual({ colour: 'navy', height: 1, emperor: true })
  })

  it('pays with the last disc', () => {
    plan({ c4: 'navy1' }, { b3: 'navy camp' }, event('built', { site: 'b3', building: 'building-camp', from: 'c4', count: 1, emperor: 0 }))
  })

  it('pays with the Emperor, who may come back elsewhere', () => {
    const steps = plan(
      { c4: 'navy3*', d5: 'navy1' },
      { c4: 'navy1', d5: 'navy2*', b3: 'navy tower' },
      event('built', { site: 'b3', building: 'building-tower', from: 'c4', count: 2, emperor: 1 }),
      event('reinforced', { space: 'd5', count: 1, emperor: 1 }),
    )
    expect(steps[0]!.after.stacks.get('c4')).toEqual({ colour: 'navy', height: 1, emperor: false })
  })

  it('tells a price from what a temple takes from the same stack later', () => {
    const steps = plan(
      { c4: 'navy4*' },
      { c4: 'navy1*', b3: 'navy tower' },
      event('built', { site: 'b3', building: 'building-tower', from: 'c4', count: 2, emperor: 0 }),
      event('sand', { who: 'colour-purple', space: 'c4', victim: 'colour-navy' }),
    )
    expect(steps[0]!.after.stacks.get('c4')).toEqual({ colour: 'navy', height: 2, emperor: true })
  })

  it('knows the temples and the swap', () => {
    plan({ c4: 'purple2' }, { c4: 'purple1' }, event('sand', { space: 'c4', victim: 'colour-purple' }))
    plan({}, { c4: 'navy1*' }, event('moon', { space: 'c4', emperor: 1 }))
    plan({ c4: 'navy1*', d5: 'navy1' }, { c4: 'navy1', d5: 'navy1*' }, event('swapped', { from: 'c4', to: 'd5' }))
  })

  it('leaves to a fade what no event explains', () => {
    const motion = planMotion(scene({ c4: 'navy1' }), scene({ d5: 'navy1', b3: 'navy camp' }), [event('turn', { number: 2 })])
    expect(motion.steps).toEqual([])
    expect([...motion.unexplained].sort()).toEqual(['b3', 'c4', 'd5'])
  })

  it('does not play the same events twice', () => {
    const there = scene({ c4: 'navy2' })
    expect(planMotion(there, scene({ c4: 'navy2' }), [event('reinforced', { space: 'c4', count: 1, emperor: 0 })])).toEqual({ steps: [], unexplained: new Set() })
  })

  it('stumbles over nothing: an event about a stack that is not there', () => {
    expect(planMotion(scene({}), scene({}), [event('moved', { from: 'c4', to: 'e6', count: 1 })]).steps).toEqual([])
  })

  it('shows a reader who was away the result', () => {
    const events = Array.from({ length: 20 }, (_, i) => event('reinforced', { space: `a${i}`, count: 1, emperor: 0 }))
    const after = scene(Object.fromEntries(events.map((each) => [String(each.args.space), 'navy1'])))
    const motion = planMotion(scene({}), after, events)
    expect(motion.steps).toEqual([])
    expect(motion.unexplained.size).toBe(20)
  })

  it('plays long sequences faster', () => {
    const events = Array.from({ length: 12 }, (_, i) => event('reinforced', { space: `a${i}`, count: 1, emperor: 0 }))
    const after = scene(Object.fromEntries(events.map((each) => [String(each.args.space), 'navy1'])))
    const total = planMotion(scene({}), after, events).steps.reduce((sum, step) => sum + step.milliseconds, 0)
    expect(total).toBeLessThanOrEqual(2601)
  })
})
