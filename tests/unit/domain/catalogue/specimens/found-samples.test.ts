import { expect, test } from 'vitest'
import texts from '@/domain/catalogue/specimens/found-samples.json' with { type: 'json' }
import { foundSamples } from '@/domain/catalogue/specimens/found-samples'
import { scriptName } from '@/domain/catalogue/scripts'
import { scriptOf } from '../../../../support/languages/script-of'

const SCRIPTS = Object.keys(texts)
const languages = Object.values(texts).map(({ lang }) => ({ code: lang, name: lang }))
const unprepared = { slug: 'noto', name: 'Noto', scripts: SCRIPTS, languages }

test('a typeface that nobody has given texts speaks in each of its scripts, its own first', () => {
  const samples = foundSamples({ ...unprepared, name: 'נוטו', scripts: ['Latin', 'Hebrew'] })

  expect(samples.map(({ script, dir }) => [script, dir])).toEqual([
    ['Hebrew', 'rtl'],
    ['Hebrew', 'rtl'],
    ['Latin', 'ltr'],
  ])
})

test.each([
  ['noto-nastaliq-urdu', ['ar', 'fa', 'ur'], 'ur'],
  ['gulzar-nastaleeq', ['ar', 'ur'], 'ur'],
  ['vazirmatn', ['ar', 'fa', 'ur'], 'ar'],
  ['noto-nastaliq-urdu', ['ar'], 'ar'],
])('%s, which writes %j, speaks %s', (slug, codes, lang) => {
  const written = codes.map((code) => ({ code, name: code }))
  const samples = foundSamples({ slug, name: 'Noto', scripts: ['Arabic'], languages: written })

  expect(samples.map((sample) => [sample.lang, sample.dir, sample.script])).toEqual(
    samples.map(() => [lang, 'rtl', 'Arabic']),
  )
  expect(samples).toHaveLength(3)
})

test('one whose name is Latin speaks first in the script that it is drawn for', () => {
  const samples = foundSamples({ ...unprepared, scripts: ['Bengali', 'Latin'] })

  expect(samples.map(({ script }) => script)).toEqual(['Bengali', 'Bengali', 'Latin'])
})

test.each(SCRIPTS)('what is said in %s is written in its letters alone', (script) => {
  const texts = foundSamples({ ...unprepared, scripts: [script] }).map(({ text }) => text)
  const foreign = texts.flatMap((text) =>
    [...text].filter((letter) => /\p{L}/u.test(letter) && !inScript(letter, script)),
  )

  expect(texts).toHaveLength(3)
  expect(foreign).toEqual([])
})

test('a script whose language the fonts cannot write, or that the shop has no text for, is left out', () => {
  const none = { ...unprepared, scripts: ['Hebrew', 'Yi'], languages: languages.slice(0, 1) }

  expect(foundSamples(none)).toEqual([])
})

test('typefaces beside one another do not all say the same', () => {
  const words = ['abril', 'inter', 'noto', 'press-start'].map(
    (slug) => foundSamples({ ...unprepared, slug })[0]?.text,
  )
  expect(new Set(words).size).toBeGreaterThan(1)
})

function inScript(letter: string, script: string): boolean {
  const found = scriptOf([letter.codePointAt(0) ?? 0])
  if (script === 'Japanese') return found === 'Han' || /[\u3040-\u30ff]/u.test(letter)
  return found !== null && scriptName(found) === script
}
