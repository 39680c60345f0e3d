import { describe, expect, it } from 'vitest'

import { plainText, readBlocks } from './markup'

const TEXT = `First __strong__ words
go on here.

- one
- two __words__

@moving`

describe('the signs of the rules', () => {
  it('are paragraphs, lists and examples', () => {
    expect(readBlocks(TEXT)).toEqual([
      { kind: 'text', spans: [{ text: 'First ', strong: false }, { text: 'strong', strong: true }, { text: ' words go on here.', strong: false }] },
      { kind: 'list', items: [[{ text: 'one', strong: false }], [{ text: 'two ', strong: false }, { text: 'words', strong: true }]] },
      { kind: 'example', name: 'moving' },
    ])
  })

  it('are no words', () => {
    expect(plainText(TEXT)).not.toMatch(/__|@|moving/)
  })
})
