import fc from 'fast-check'
import { expect, test } from 'vitest'

import { countCharacters } from '@/domain/catalogue/glyphs/glyph-opening'
import { groupCharacters } from '@/domain/catalogue/glyphs/group-characters'
import { codesIn } from '@/domain/catalogue/glyphs/letter-pages'
import { surveyCharacters } from '@/fonts/characters/survey-characters'
import type { CodepointRange } from '@/fonts/font-facts'

const ASCII: CodepointRange = [0x20, 0x7e]
const LATIN_1: CodepointRange = [0xa0, 0xff]
const EURO: CodepointRange = [0x20ac, 0x20ac]

test('characters are counted by block, in the order of Unicode', () => {
  const { count, blocks } = surveyCharacters([[ASCII, LATIN_1, EURO]])

  expect({ count, blocks }).toEqual({
    count: 189,
    blocks: [
      { name: 'Basic Latin', count: 94 },
      { name: 'Latin-1 Supplement', count: 94 },
      { name: 'Currency Symbols', count: 1 },
    ],
  })
})

test('a typeface has as many characters as its case of glyphs: what can be seen', () => {
  const ranges = [ASCII, LATIN_1, [0x2000, 0x200f], [0x2060, 0x2064]] satisfies CodepointRange[]
  const { count, blocks } = surveyCharacters([ranges])
  expect(count).toBe(countCharacters(groupCharacters(codesIn(ranges))))
  expect(blocks.reduce((sum, block) => sum + block.count, 0)).toBe(count)
})

test('what one style lacks, the typeface lacks', () => {
  const { blocks, languages } = surveyCharacters([[ASCII, LATIN_1, EURO], [ASCII]])

  expect(blocks).toEqual([{ name: 'Basic Latin', count: 94 }])
  expect(languages.map(({ name }) => name)).not.toContain('German')
})

test('a language that some styles write is counted in as many as write it, one that all write in none', () => {
  const letters = fc.subarray([LATIN_1, EURO, [0x100, 0x17f], [0x370, 0x3ff], [0x400, 0x45f]])
  const styles = fc.array(letters, { minLength: 1, maxLength: 5 })
  fc.assert(
    fc.property(styles, (drawn) => {
      const files = drawn.map((ranges) => [ASCII, ...(ranges as CodepointRange[])])
      const { languages, partLanguages } = surveyCharacters(files)
      const alone = files.map((file) => surveyCharacters([file]).languages.map(({ code }) => code))
      const counts = new Map<string, number>()
      for (const code of alone.flat()) counts.set(code, (counts.get(code) ?? 0) + 1)

      expect(new Map(partLanguages.map((one) => [one.code, one.styles]))).toEqual(
        new Map([...counts].filter(([, count]) => count < files.length)),
      )
      expect(languages.every(({ code }) => counts.get(code) === files.length)).toBe(true)
    }),
    { seed: 3, numRuns: 12 },
  )
})

test('a language no style lacks more than a letter of is near, by all that any style lacks', () => {
  const without = (letter: string): CodepointRange[] => {
    const code = letter.codePointAt(0) ?? 0
    return [ASCII, [0xa0, code - 1], [code + 1, 0xff]]
  }
  const { nearLanguages } = surveyCharacters([without('ä'), without('ß')])

  expect(nearLanguages.find(({ code }) => code === 'de')?.missing).toEqual(['ß', 'ä'])
})
