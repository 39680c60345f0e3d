import { describe, expect, it } from 'vitest'

import type { AnyOption } from '../../table/forms'
import { ruleArguments, unusualOptions } from './rule_options'
import { FluentTexts } from '../../i18n/texts'

const OPTIONS: readonly AnyOption[] = [
  { type: 'Flag', name: 'chain', default: false },
  { type: 'Number', name: 'limit', low: 0, high: 99, default: 60 },
  { type: 'Choice', name: 'majority', values: ['most', 'more-than-half'], default: 'most', sets: {} },
]
const RULES = `
rules-text = { $majority ->
        [more-than-half] Two of three.
       *[most] Most of them.
    } { $limit ->
        [0] No end.
       *[other] After { $limit } turns.
    } { $chain ->
        [true] In turn.
       *[false] Once.
    }
`

describe('rules follow the options of a table', () => {
  const texts = FluentTexts.of({ language: 'en', files: [RULES] })
  const said = (chosen: Record<string, boolean | number | string>): string => texts.fill('rules-text', ruleArguments(OPTIONS, chosen))

  it('speaks of the usual options without a table', () => {
    expect(said({})).toBe('Most of them. After 60 turns. Once.')
  })

  it('speaks of the options of the table beside it', () => {
    expect(said({ chain: true, limit: 0, majority: 'more-than-half' })).toBe('Two of three. No end. In turn.')
  })

  it('lists what is not usual', () => {
    expect(unusualOptions(OPTIONS, {})).toEqual([])
    expect(unusualOptions(OPTIONS, { chain: true, limit: 60, majority: 'more-than-half' })).toEqual([
      { name: 'chain', value: 'true', deck: false },
      { name: 'majority', value: 'more-than-half', deck: false },
    ])
  })
})
