import { expect, test } from 'vitest'

import { surveyCharacters } from '@/fonts/characters/survey-characters'
import type { CodepointRange } from '@/fonts/font-facts'

const ASCII: CodepointRange = [0x20, 0x7e]
const LATIN_1: CodepointRange = [0xa0, 0xff]
const EURO: CodepointRange = [0x20ac, 0x20ac]

test('characters are counted by block, in the order of Unicode', () => {
  const { count, blocks } = surveyCharacters([[ASCII, LATIN_1, EURO]])

  expect({ count, blocks }).toEqual({
    count: 192,
    blocks: [
      { name: 'Basic Latin', count: 95 },
      { name: 'Latin-1 Supplement', count: 96 },
      { name: 'Currency Symbols', count: 1 },
    ],
  })
})

test('what one style lacks, the typeface lacks', () => {
  const { blocks, languages } = surveyCharacters([[ASCII, LATIN_1, EURO], [ASCII]])

  expect(blocks).toEqual([{ name: 'Basic Latin', count: 95 }])
  expect(languages.map(({ name }) => name)).not.toContain('German')
})

test('a language no style lacks more than a letter of is near, by all that any style lacks', () => {
  const without = (letter: string): CodepointRange[] => {
    const code = letter.codePointAt(0) ?? 0
    return [ASCII, [0xa0, code - 1], [code + 1, 0xff]]
  }
  const { nearLanguages } = surveyCharacters([without('ä'), without('ß')])

  expect(nearLanguages.find(({ code }) => code === 'de')?.missing).toEqual(['ß', 'ä'])
})
