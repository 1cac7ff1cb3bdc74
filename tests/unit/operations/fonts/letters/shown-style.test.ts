import { expect, test } from 'vitest'
import type { CodeRange } from '@/domain/catalogue/glyphs/glyph-view'
import { keptCharactersOf } from '@/operations/fonts/letters/shown-style'
import type { MasteredStyle } from '@/operations/fonts/merge-facts'

const styleWith = (master: string, codepoints: CodeRange[]) =>
  ({ master, facts: { codepoints } }) as Pick<MasteredStyle, 'master' | 'facts'>
const inStandard = { previewSet: 'standard' as const, previewCharacters: null, previewFeatures: [] }

test('the characters of a file are sorted once, whoever asks', async () => {
  const style = styleWith('a-file', [[0x41, 0x5a]])
  const sets = await keptCharactersOf(style, inStandard)

  expect(sets).toEqual({ shown: [[0x41, 0x5a]], beyond: [] })
  expect(await keptCharactersOf(styleWith('a-file', [[0x41, 0x5a]]), { ...inStandard })).toBe(sets)
})

test('another file, and another wish of the foundry, has sets of its own', async () => {
  const style = styleWith('one-file', [
    [0x41, 0x5a],
    [0x1e9e, 0x1e9e],
  ])
  const wide = await keptCharactersOf(style, inStandard)
  const narrow = await keptCharactersOf(style, { ...inStandard, previewSet: 'basic' })
  const other = await keptCharactersOf(styleWith('another', [[0x42, 0x42]]), inStandard)

  expect([wide.beyond, narrow.beyond]).toEqual([[[0x1e9e, 0x1e9e]], []])
  expect(narrow.shown).toEqual([[0x41, 0x5a]])
  expect(other.shown).toEqual([[0x42, 0x42]])
})
