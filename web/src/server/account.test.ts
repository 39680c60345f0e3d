// @vitest-environment node
import { describe, expect, it } from 'vitest'

import { writeQuery } from './account'

describe('which of my tables', () => {
  it('all of them', () => expect(writeQuery({ status: '', game: '' })).toBe(''))
  it('of one kind, older than the last one shown', () =>
    expect(writeQuery({ status: 'running', game: 'noughts', before: 12.5 })).toBe('?status=running&game=noughts&before=12.5'))
})
