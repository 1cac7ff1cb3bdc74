import { expect, test } from 'vitest'

import { ShapedFont } from '@/fonts/harfbuzz/shaped-font'
import { readAxes } from '@/fonts/inspect/read-axes'
import { readCharacters } from '@/fonts/inspect/read-characters'
import { findName, NAME, readNames } from '@/fonts/inspect/read-names'
import { makeTrial } from '@/fonts/recipes/make-trial'
import { readSfnt } from '@/fonts/sfnt/read-sfnt'

import { readMaster } from '../masters'

const PROOF = 'AVATAR, Type fit: “Wo Yo”, office 1984?'

test.each(['static', 'cff', 'cff2'] as const)(
  'the trial of a %s master sets text exactly as wide',
  (name) => {
    const text = { static: PROOF, cff: PROOF, cff2: 'Folio AVTon' }[name]

    expect(advancesOf(makeTrial(readMaster(name), {}), text)).toEqual(
      advancesOf(readMaster(name), text),
    )
  },
)

test('a variable trial is as wide at every weight', () => {
  const trial = makeTrial(readMaster('variable'), {})
  const weights = [100, 333, 900]

  expect(weights.map((wght) => advancesOf(trial, PROOF, { wght }))).toEqual(
    weights.map((wght) => advancesOf(readMaster('variable'), PROOF, { wght })),
  )
})

test.each(['static', 'cff', 'variable', 'arabic'] as const)(
  'a full trial of a %s master has its every character, as wide and as closely kerned',
  (name) => {
    const master = readMaster(name)
    const trial = makeTrial(master, { isFull: true })
    const characters = readCharacters(readSfnt(master))
    const text = String.fromCodePoint(...characters)

    expect(readCharacters(readSfnt(trial))).toEqual(characters)
    expect(advancesOf(trial, text)).toEqual(advancesOf(master, text))
  },
)

test('it goes by the name of the family in the shop and says what it is', () => {
  const names = readNames(readSfnt(makeTrial(readMaster('cff'), { familyName: 'Quire' })))
  const told = [NAME.family, NAME.fullName, NAME.postScript, NAME.licence]

  expect(told.map((id) => findName(names, id))).toEqual([
    'Quire Trial',
    'Quire Trial Regular',
    'QuireTrial-Regular',
    'Trial font: for evaluation only, not licensed for use.',
  ])
})

test('it has the letters of its languages and the euro, and nothing to work with beyond them', () => {
  const characters = readCharacters(readSfnt(makeTrial(readMaster('static'), {})))
  const has = (letter: string) => characters.includes(letter.codePointAt(0) ?? 0)

  expect([...'Aa1éßąőțŵ€–„“'].filter((letter) => !has(letter))).toEqual([])
  expect([...'½²←◊ﬁ'].filter(has)).toEqual([])
})

test('a variable trial and those of its single styles have names of their own', () => {
  const named = (name: 'static' | 'variable') => {
    const names = readNames(readSfnt(makeTrial(readMaster(name), { familyName: 'Quire' })))
    return [NAME.family, NAME.postScript].map((id) => findName(names, id))
  }

  expect(named('static')).toEqual(['Quire Trial', 'QuireTrial-Regular'])
  expect(named('variable')?.[0]).toBe('Quire Trial Variable')
  expect(named('variable')?.[1]).toMatch(/^QuireTrialVariable-/)
})

test('it carries the copyright and the licence notice of its makers, and says one thing of its own licence', () => {
  const told = (font: Uint8Array, id: number) => findName(readNames(readSfnt(font)), id) ?? ''
  const [master, trial] = [readMaster('static'), makeTrial(readMaster('static'), {})]

  expect(told(trial, NAME.copyright)).toBe(told(master, NAME.copyright))
  expect(told(trial, NAME.description)).toContain(told(master, NAME.licence))
  expect(told(trial, NAME.licence)).toBe('Trial font: for evaluation only, not licensed for use.')
})

test('it keeps its axes', () => {
  const tags = readAxes(readSfnt(makeTrial(readMaster('manyAxes'), {}))).map((axis) => axis.tag)

  expect(tags.toSorted()).toEqual(['CASL', 'CRSV', 'MONO', 'slnt', 'wght'])
})

function advancesOf(
  font: Uint8Array,
  text: string,
  coordinates: Record<string, number> = {},
): number[] {
  const glyphs = new ShapedFont(font, coordinates).shape({ text, lang: 'en', dir: 'ltr' })
  return glyphs.map((glyph) => glyph.advance)
}
