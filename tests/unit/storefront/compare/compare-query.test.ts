import { expect, test } from 'vitest'
import { LONGEST_TEXT } from '@/domain/catalogue/typed-text'
import {
  comparePath,
  decodeCompareQuery,
  encodeCompareQuery,
} from '@/storefront/compare/compare-query'

test('the address holds the families, the words, their features and the sizes, and gives them back', () => {
  const query = encodeCompareQuery({
    slugs: ['syne', 'bungee'],
    text: 'Q & A',
    isMatched: false,
    features: { smcp: true, liga: false },
    isVertical: true,
  })
  expect(query).toBe(
    'typefaces=syne,bungee&text=Q+%26+A&features=smcp,-liga&sizes=equal&vertical=1',
  )
  expect(decodeCompareQuery(query)).toEqual({
    text: 'Q & A',
    isMatched: false,
    features: { smcp: true, liga: false },
    isVertical: true,
  })
})

test('what is as it begins is not in the address', () => {
  expect(
    comparePath({ slugs: ['syne'], text: null, isMatched: true, features: {}, isVertical: false }),
  ).toBe('/compare?typefaces=syne')
})

test('words that somebody took away stay away', () => {
  expect(decodeCompareQuery('typefaces=syne&text=')).toEqual({
    text: '',
    isMatched: true,
    features: {},
    isVertical: false,
  })
})

test('words too long are cut between characters, and stand in an address again', () => {
  const words = 'a'.repeat(LONGEST_TEXT - 1)
  const { text } = decodeCompareQuery(`text=${words}😀`)
  expect(
    encodeCompareQuery({ slugs: ['syne'], text, isMatched: true, features: {}, isVertical: false }),
  ).toBe(`typefaces=syne&text=${words}`)
})

test('half a character in what was typed does not break the page', () => {
  expect(
    comparePath({
      slugs: ['syne'],
      text: 'a\ud83d',
      isMatched: true,
      features: {},
      isVertical: false,
    }),
  ).toBe('/compare?typefaces=syne&text=a%EF%BF%BD')
})

test('each feature that a form sends by itself is read', () => {
  expect(decodeCompareQuery('features=smcp&features=zero,lnum').features).toEqual({
    smcp: true,
    zero: true,
    lnum: true,
  })
})
