import { expect, test } from 'vitest'
import { suggestStyle } from '@/domain/catalogue/upload/matching/match-file'
import { aFont } from '../a-font'

test.each([
  ['Fraunces', 'Bold', 700, 'Fraunces', 'Bold'],
  ['Fraunces Black', 'Regular', 900, 'Fraunces', 'Black'],
  ['Fraunces Black', 'Italic', 900, 'Fraunces', 'Black Italic'],
  ['Fraunces Extra Light', 'Regular', 200, 'Fraunces', 'Extra Light'],
  ['Archivo Black', 'Regular', 400, 'Archivo Black', 'Regular'],
  ['Bold', 'Regular', 700, 'Bold', 'Regular'],
  ['Acme Condensed', 'Bold', 700, 'Acme', 'Condensed Bold'],
  ['Acme Constructor', 'Bold', 700, 'Acme Constructor', 'Bold'],
])('the file of %s, %s, weight %i is %s, %s', (family, style, weight, name, cut) => {
  const suggested = suggestStyle(aFont({ family, style, weight }))

  expect([suggested.family, suggested.fields.name]).toEqual([name, cut])
})

test.each([
  ['Recursive Sans Linear Light', 'Recursive Sans Linear'],
  ['Bricolage Grotesque 96pt ExtraBold', 'Bricolage Grotesque'],
  ['Geist', 'Geist'],
])('a variable font named %s after its default instance is of %s', (family, name) => {
  expect(suggestStyle(aFont({ family, typ: 'variable' })).family).toBe(name)
})

const WEIGHT = { tag: 'wght', name: 'Weight', min: 100, default: 900, max: 900 }
const SIZE = { tag: 'opsz', name: 'Optical size', min: 9, default: 144, max: 144 }

test('a variable font rests at its regular, wherever its default lies', () => {
  const font = aFont({
    typ: 'variable',
    weight: 900,
    axes: [WEIGHT, SIZE],
    instances: [
      { name: 'Black', coordinates: { wght: 900, opsz: 144 } },
      { name: 'Regular', coordinates: { wght: 400, opsz: 14 } },
    ],
  })

  expect(suggestStyle(font).fields).toEqual({
    name: 'Variable',
    typ: 'variable',
    weight: 400,
    width: 5,
    slope: 'upright',
    default_coordinates: { wght: 400, opsz: 14 },
    variation: { axes: [], instances: [] },
  })
})

test('without a regular instance it rests at weight 400, as near as its axis goes', () => {
  const heavy = { ...WEIGHT, min: 600, default: 700 }
  const { fields } = suggestStyle(aFont({ typ: 'variable', slope: 'italic', axes: [heavy] }))

  expect([fields.name, fields.weight, fields.default_coordinates]).toEqual([
    'Variable Italic',
    600,
    { wght: 600 },
  ])
})

test.each([
  ['Fira Code', 'mono'],
  ['Instrument Serif', 'serif'],
  ['Open Sans', 'sans'],
  ['Bricolage Grotesque', 'sans'],
])('%s is taken for a %s', (family, category) => {
  expect(suggestStyle(aFont({ family })).category).toBe(category)
})

test.each([
  ['Hedge', 'serif', 'serif'],
  ['Hedge Sans', 'serif', 'sans'],
  ['Hedge Mono', 'display', 'mono'],
  ['Hedge', undefined, 'sans'],
] as const)('%s, whose file says %s, is taken for a %s', (family, said, category) => {
  expect(suggestStyle(aFont({ family, ...(said && { category: said }) })).category).toBe(category)
})
