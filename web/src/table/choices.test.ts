import { expect, it } from 'vitest'

import type { AnyGameClient } from '../games/contract'
import plain from '../games/plain'
import { fitting, sentenceFor } from './choices'
import { FluentTexts } from '../i18n/texts'

const texts = FluentTexts.of({ language: 'en', files: ['action-move = Move\naction-pass = Pass the turn'] })
const choice = (action: number, sentence: string, text = '') => ({ sentence, offer: { action, kind: '', text, path: [] } })

it('an action is said in the game’s own words', () => {
  const client: AnyGameClient = { ...plain, sentence: () => 'c4 takes e6' }
  expect(sentenceFor({ action: 1, kind: 'move', text: 'c4 e6', path: ['stack:c4', 'space:e6'] }, client, {}, {}, texts)).toBe('c4 takes e6')
})

it('else by its kind and the things to touch; a button adds nothing', () => {
  const say = (kind: string, text: string, ...path: string[]) => sentenceFor({ action: 1, kind, text, path }, plain, {}, {}, texts)
  expect(say('move', 'c4 e6', 'stack:c4', 'space:e6')).toBe('Move: stack c4 → space e6')
  expect(say('pass', 'pass', 'button:pass')).toBe('Pass the turn')
  expect(say('other', 'x', 'button:wait')).toBe('wait')
  expect(say('other', 'notation')).toBe('notation')
})

it('typing finds every word, whatever the accents and the order', () => {
  const choices = [choice(1, 'Zagraj Łódź'), choice(2, 'Zagraj Burzę', 'play storm'), choice(3, 'Pas')]
  const found = (typed: string) => fitting(choices, typed).map(({ offer }) => offer.action)
  expect(found('')).toEqual([1, 2, 3])
  expect(found('lodz')).toEqual([1])
  expect(found('burze zagr')).toEqual([2])
  expect(found('storm')).toEqual([2])
  expect(found('nothing')).toEqual([])
})

it('what was typed exactly comes first, then what begins with it, then what has it as a whole word', () => {
  const choices = [choice(1, 'a7 takes b60', 'a7 b60'), choice(2, 'Move a7 to b6 and on', 'a7 b6 c5'), choice(3, 'Go on', 'a7 b6'), choice(4, 'b6: the way from a7', 'x')]
  expect(fitting(choices, 'A7 b6').map(({ offer }) => offer.action)).toEqual([3, 2, 4, 1])
})
