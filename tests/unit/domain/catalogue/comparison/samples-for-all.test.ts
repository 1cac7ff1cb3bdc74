import { expect, test } from 'vitest'
import { samplesForAll } from '@/domain/catalogue/comparison/comparison'
import type { Sample } from '@/domain/catalogue/typeface-view'

const GREEK: Sample = { text: 'Μια επιστολή', lang: 'el', dir: 'ltr', script: 'Greek' }
const LATIN: Sample = { text: 'A letter', lang: 'en', dir: 'ltr', script: 'Latin' }
const BOTH = { scripts: ['Latin', 'Greek'] }

test('families are compared in a text that each of them writes', () => {
  expect(samplesForAll([GREEK, LATIN], [BOTH, { scripts: ['Latin'] }])).toEqual([LATIN])
  expect(samplesForAll([GREEK, LATIN], [BOTH, BOTH])).toEqual([GREEK, LATIN])
})

test('where they share none, it is the first family’s', () => {
  expect(samplesForAll([GREEK], [BOTH, { scripts: ['Arabic'] }])).toEqual([GREEK])
})
