import { expect, test } from 'vitest'
import { placeInWords, rangeInWords, variationInWords } from '@/admin/variation/variation-in-words'
import { CASUAL_BLACK, FILE, aSetting } from '../../domain/catalogue/variation/a-variation'

test.each([
  ['as the file has it', aSetting(), 'Weight 100–900, CASL 0–1; 3 instances'],
  [
    'as staff set it',
    aSetting({
      axes: [
        { tag: 'wght', name: 'Stroke', max: 400 },
        { tag: 'CASL', hidden: true },
      ],
    }),
    'Stroke 100–400; 1 of 3 instances',
  ],
])('a file in a line, %s', (_what, setting, words) => {
  expect(variationInWords(FILE, setting)).toBe(words)
})

test('a file without anything to set', () => {
  expect(variationInWords({ axes: [], instances: [] }, aSetting())).toBe('no axis; no instances')
})

test('an instance is described by the axes on which the instances differ', () => {
  expect(placeInWords(CASUAL_BLACK, FILE.instances)).toBe('wght 900, CASL 1')
})

test('numbers are written as people write them', () => {
  expect(rangeInWords({ min: -15, max: 0.100006103515625 })).toBe('−15–0.1')
})
