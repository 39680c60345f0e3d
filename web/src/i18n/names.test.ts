// @vitest-environment node
import { describe, expect, it } from 'vitest'

import type { Seat } from '../generated/protocol'
import english from '../text/en.ftl?raw'
import polish from '../text/pl.ftl?raw'
import { namesFor } from './names'
import { FluentTexts } from './texts'

const en = FluentTexts.of({ language: 'en', files: [english] })
const pl = FluentTexts.of({ language: 'pl', files: [polish] })
const person: Seat = { role: '', kind: 'person', name: 'Ada', bot: '', away: false, here: true, mine: true }
const bot = (level: string): Seat => ({ ...person, kind: 'bot', name: '', bot: level, mine: false })

describe('the names at a table', () => {
  it('call a bot by its level', () => {
    expect(namesFor([person, bot('master')], en)).toEqual(['Ada', 'Master'])
    expect(namesFor([person, bot('master')], pl)).toEqual(['Ada', 'Mistrz'])
  })

  it('are short among many, and tell bots of a level apart', () => {
    expect(namesFor([person, bot('master'), bot('adept'), bot('master')], en)).toEqual(['Ada', 'Master 1', 'Adept', 'Master 2'])
    expect(namesFor([bot('master'), bot('master'), person], pl)).toEqual(['Mistrz 1', 'Mistrz 2', 'Ada'])
  })
})
