import { describe, expect, it } from 'vitest'

import type { GuideStep, Offer } from '../generated/protocol'
import { beginGuide, decided, fits, goOn, stageOf, stepNow, tookBack, wanted } from './guide'

const step = (name: string, ...asks: string[]): GuideStep => ({ name, asks, marks: [] })
const offer = (text: string): Offer => ({ action: text.length, kind: 'move', text, path: [`thing:${text}`] })
const STEPS = [step('welcome'), step('first', 'a-b', 'a-*'), step('look'), step('second', 'c-d'), step('end')]
const OFFERS = [offer('a-b'), offer('a-c'), offer('x-y')]

describe('a guide', () => {
  it('goes from step to step as told', () => {
    let guide = beginGuide(STEPS)
    expect(stageOf(guide, OFFERS)).toBe('read')
    guide = goOn(guide)
    expect([stageOf(guide, OFFERS), wanted(stepNow(guide), OFFERS).map(({ text }) => text)]).toEqual(['do', ['a-b']])
    guide = decided(guide, offer('a-b'), OFFERS)
    expect([stepNow(guide)?.name, guide.strayed]).toEqual(['look', null])
    guide = goOn(goOn(decided(guide, offer('c-d'), [offer('c-d')])))
    expect(stageOf(guide, OFFERS)).toBe('over')
  })

  it('takes another wording as well', () => {
    const guide = decided(goOn(beginGuide(STEPS)), offer('a-c'), OFFERS)
    expect([stepNow(guide)?.name, guide.strayed]).toEqual(['look', null])
  })

  it('says kindly that something else was done, and does not ask for it again', () => {
    let guide = decided(goOn(beginGuide(STEPS)), offer('x-y'), OFFERS)
    expect([stageOf(guide, OFFERS), guide.strayed?.name]).toEqual(['strayed', 'first'])
    guide = goOn(guide)
    expect(stageOf(guide, [offer('c-d')])).toBe('do')
    expect(stepNow(guide)?.name).toBe('second')
  })

  it('tells nothing of the outcome of what was not done', () => {
    const strayed = decided(goOn(beginGuide(STEPS)), offer('x-y'), OFFERS)
    expect([stageOf(goOn(strayed), OFFERS), stepNow(goOn(strayed))?.name]).toEqual(['blocked', 'second'])
    const after = [...STEPS, step('third', 'e-f'), step('outcome'), step('goodbye')]
    const blocked = { ...beginGuide(after), at: 5 }
    expect([stageOf(blocked, OFFERS), stageOf(goOn(blocked), OFFERS), stepNow(goOn(blocked))?.name]).toEqual(['blocked', 'read', 'goodbye'])
  })

  it('steps aside for a learner who simply plays on', () => {
    const strayed = decided(goOn(beginGuide(STEPS)), offer('x-y'), OFFERS)
    const guide = decided(strayed, offer('x-y'), OFFERS)
    expect([guide.strayed, stepNow(guide)?.name]).toEqual([null, 'second'])
  })

  it('comes back to the path where the learner does', () => {
    const guide = decided(goOn(beginGuide(STEPS)), offer('c-d'), [offer('c-d'), offer('x-y')])
    expect([guide.strayed, stepNow(guide)?.name]).toEqual([null, 'end'])
  })

  it('finds its way back when that is taken back', () => {
    const before = goOn(beginGuide(STEPS))
    expect(tookBack(decided(before, offer('x-y'), OFFERS))).toEqual(before)
    expect(tookBack(decided(before, offer('a-b'), OFFERS))).toEqual(before)
  })

  it('does not insist on what has become impossible, and can leave it out', () => {
    const guide = decided(goOn(beginGuide(STEPS)), offer('a-b'), OFFERS)
    const blocked = goOn(guide)
    expect(stageOf(blocked, OFFERS)).toBe('blocked')
    const free = decided(blocked, offer('x-y'), OFFERS)
    expect([free.strayed, stageOf(free, [offer('c-d')])]).toEqual([null, 'do'])
    expect(stepNow(goOn(blocked))?.name).toBe('end')
  })

  it('takes a decision made while something is to be read for an answer to the next question', () => {
    expect(stepNow(decided(beginGuide(STEPS), offer('a-b'), OFFERS))?.name).toBe('look')
    expect(decided(beginGuide(STEPS), offer('x-y'), OFFERS).strayed?.name).toBe('first')
  })

  it('waits while the others act', () => {
    expect(stageOf(goOn(beginGuide(STEPS)), null)).toBe('wait')
  })
})

describe('a pattern', () => {
  it('fits what it says, and a star anything', () => {
    expect([fits('a*', 'a 1'), fits('*', ''), fits('a.c', 'abc'), fits('a+b', 'a+b'), fits('a', 'ab')]).toEqual([true, true, false, true, false])
  })
})
