import { expect, test } from 'vitest'
import {
  parseStoredOverrides,
  parseVariationOverrides,
} from '@/domain/catalogue/variation/variation-overrides'

test('words are read in one spelling, without what nobody asked for', () => {
  const words = parseVariationOverrides({
    axes: [{ max: 800, min: 200.5, tag: 'wght', name: '  Stroke   width ', colour: 'red' }],
    instances: [{ instance: 'Black', hidden: true }],
    more: 1,
  })

  expect(words).toEqual({
    axes: [{ tag: 'wght', name: 'Stroke width', min: 200.5, max: 800 }],
    instances: [{ instance: 'Black', hidden: true }],
  })
  expect(JSON.stringify(words?.axes[0])).toBe(
    '{"tag":"wght","name":"Stroke width","min":200.5,"max":800}',
  )
})

test.each([
  ['a text', 'wght'],
  ['a list', []],
  ['axes that are no list', { axes: { wght: {} } }],
  ['an axis without a tag', { axes: [{ name: 'Weight' }] }],
  ['a tag of three letters', { axes: [{ tag: 'wgt' }] }],
  ['a range in words', { axes: [{ tag: 'wght', min: '100' }] }],
  ['a range without an end', { axes: [{ tag: 'wght', max: Infinity }] }],
  ['a name of nothing', { axes: [{ tag: 'wght', name: ' ' }] }],
  ['a name of 61 letters', { instances: [{ instance: 'Black', name: 'x'.repeat(61) }] }],
  ['an instance without its name', { instances: [{ hidden: true }] }],
  ['a half hidden instance', { instances: [{ instance: 'Black', hidden: 'half' }] }],
])('%s is no word', (_what, value) => {
  expect(parseVariationOverrides(value)).toBeNull()
})

test.each([[null], [undefined], [{}], ['{"axes"']])(
  '%j in the store is no word at all',
  (value) => {
    expect(parseStoredOverrides(value)).toEqual({ axes: [], instances: [] })
  },
)
