import { expect, test } from 'vitest'
import { listSamples } from '@/domain/catalogue/specimens/list-samples'
import type { Sample } from '@/domain/catalogue/typeface-view'

const GREEK: Sample = { text: 'Μια επιστολή', lang: 'el', dir: 'ltr', script: 'Greek' }
const GERMAN: Sample = { text: 'Ausgang', lang: 'de', dir: 'ltr', script: 'Latin' }
const ENGLISH: Sample = { text: 'Mind the gap', lang: 'en', dir: 'ltr', script: 'Latin' }
const NAMED = { text: 'Alegreya', lang: 'en', dir: 'ltr' } as const

test('a sheet opens with a text in the language of the name, whatever stands in the row', () => {
  const samples = [GREEK, GERMAN, ENGLISH]

  expect(listSamples({ sample: GREEK, samples, inItself: NAMED })).toEqual([ENGLISH, GREEK, GERMAN])
})

test('where no text is in the language of the name, the one of the row comes first', () => {
  expect(listSamples({ sample: GERMAN, samples: [GREEK, GERMAN], inItself: NAMED })).toEqual([
    GERMAN,
    GREEK,
  ])
})
