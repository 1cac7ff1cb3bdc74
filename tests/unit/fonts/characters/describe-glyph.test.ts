import { expect, test } from 'vitest'
import { describeGlyph } from '@/fonts/characters/describe-glyph'
import { readMaster } from '../masters'

const at = (letter: string) => letter.codePointAt(0) ?? 0

test('a glyph is described by its name, its outline, its advance and its ink', () => {
  const glyph = describeGlyph(readMaster('static'), {
    code: at('l'),
    coordinates: {},
    features: [],
  })

  expect({ ...glyph, path: glyph.path.slice(0, 1) }).toEqual({
    code: at('l'),
    name: 'l',
    unitsPerEm: 1000,
    path: 'M',
    advance: 244,
    bounds: { left: 25, right: 227, top: 742, bottom: -12 },
    alternates: [],
  })
})

test('a space has an advance and no ink', () => {
  const { advance, bounds, path } = describeGlyph(readMaster('static'), {
    code: at(' '),
    coordinates: {},
    features: [],
  })

  expect([advance > 0, bounds, path]).toEqual([true, null, ''])
})

test('an alternate that several features lead to is one alternate of them all', () => {
  const { alternates } = describeGlyph(readMaster('static'), {
    code: at('a'),
    coordinates: {},
    features: ['ordn', 'smcp', 'sups', 'tnum'],
  })

  expect(alternates.map(({ tags, name }) => [tags, name])).toEqual([
    [['ordn', 'sups'], 'a.sups'],
    [['smcp'], 'a.sc'],
  ])
})

test('a letter that joins its neighbours shows the form of each place', () => {
  const { alternates } = describeGlyph(readMaster('arabic'), {
    code: at('ن'),
    coordinates: {},
    features: [],
  })

  expect(alternates.map(({ tags }) => tags)).toEqual([['init'], ['medi'], ['fina']])
})

test('an outline stands at the place on the axes that is asked for', () => {
  const pathAt = (wght: number) =>
    describeGlyph(readMaster('variable'), { code: at('n'), coordinates: { wght }, features: [] })
      .path

  expect(pathAt(100)).not.toBe(pathAt(900))
})

test('a letter that joins none behind it has no form for the middle of a word', () => {
  const { alternates } = describeGlyph(readMaster('arabic'), {
    code: at('ا'),
    coordinates: {},
    features: [],
  })

  expect(alternates.map(({ tags }) => tags)).toEqual([['fina']])
})

test('a letter is drawn as text shows it, and what joins no neighbour has no forms by place', () => {
  const { name, alternates } = describeGlyph(readMaster('manyAxes'), {
    code: at('0'),
    coordinates: {},
    features: [],
  })

  expect([name, alternates]).toEqual(['zero.sans', []])
})
