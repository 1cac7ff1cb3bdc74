import { expect, test } from 'vitest'
import { foundSamples } from '@/domain/catalogue/specimens/found-samples'
import type { Sample, Shape } from '@/domain/catalogue/typeface-view'
import { chooseWallSample } from '@/domain/catalogue/wall/choose-shape'

const latin = (text: string): Sample => ({ text, lang: 'en', dir: 'ltr', script: 'Latin' })
const NAME = latin('Quay')
const PARAGRAPH = latin('A page is quiet work. '.repeat(9))
const SAMPLES = [
  latin('Ring twice for the night porter'),
  latin('Plum jam'),
  latin('HOTEL'),
  latin('Bring it broken, take it home on Saturday'),
  latin('20:14  Wien\n22:31  Praha'),
  PARAGRAPH,
]

test.each<[Shape, string]>([
  ['belt', 'Plum jam'],
  ['mast', 'HOTEL'],
  ['field', 'Bring it broken, take it home on Saturday'],
  ['table', '20:14  Wien\n22:31  Praha'],
  ['page', PARAGRAPH.text],
])('a %s shows the first text that suits it, other than that of the row', (shape, text) => {
  expect(chooseWallSample(shape, { samples: SAMPLES, name: NAME }).text).toBe(text)
})

test('the row’s own text stands where no other suits', () => {
  const [own] = SAMPLES
  const samples = SAMPLES.slice(0, 1)
  const chosen = (['belt', 'field', 'page'] as const).map((shape) =>
    chooseWallSample(shape, { samples, name: NAME }),
  )
  expect(chosen).toEqual([own, own, own])
})

test('a mast shows a word of a text before it shows the name', () => {
  const samples = [latin('Morning edition'), latin('Every evening the ferry brings bread.')]
  expect(chooseWallSample('mast', { samples, name: latin('Grotesque No. 9') })).toEqual(
    latin('Every'),
  )
  expect(chooseWallSample('mast', { samples: [], name: NAME })).toEqual(NAME)
})

test('without any text there is the name, and for Latin a timetable', () => {
  const samples = foundSamples({
    slug: 'quay',
    name: 'Quay',
    scripts: ['Latin'],
    languages: [{ code: 'en', name: 'English', speakers: 1 }] as never,
  })
  expect(chooseWallSample('field', { samples: [], name: NAME })).toEqual(NAME)
  expect(chooseWallSample('table', { samples, name: NAME }).text).toContain('06:40  Lisboa')
})
