import { expect, test } from 'vitest'
import { decodeTest, encodeTest } from '@/storefront/typeface/specimen/test-setting'

test('text, style, axes and features of a test stand in the address, and are read again', () => {
  const tested = { styleKey: 'quay-sans/bold', text: 'a, b + ½', axes: { wght: 640, SOFT: 0 } }
  const set = { ...tested, features: { smcp: true, liga: false } }
  expect(decodeTest(encodeTest(set))).toEqual(set)
  expect(decodeTest(encodeTest(tested))).toEqual(tested)
})

test('a palette of the page stands beside its test, and what is no number is none', () => {
  const set = { text: 'Noon', palette: 2 }
  expect(encodeTest(set)).toBe('text=Noon&palette=2')
  expect(decodeTest(encodeTest(set))).toEqual(set)
  expect(decodeTest('palette=-1')).toEqual({})
})

test('an untouched test has no query, and a foreign one changes nothing', () => {
  expect(encodeTest({ axes: {} })).toBe('')
  expect(decodeTest('axes=wght,:4,opsz:x&size=9&features=liga,x,"smcp')).toEqual({})
})

test('a text that was taken away stays away', () => {
  expect(decodeTest(encodeTest({ text: '' }))).toEqual({ text: '' })
})
