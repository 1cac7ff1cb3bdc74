import { expect, test } from 'vitest'
import { columnsOf, isOfVerticalText } from '@/domain/catalogue/features'

test('a feature of columns is known by its tag or by its name', () => {
  expect(isOfVerticalText({ tag: 'valt', name: 'Alternates' })).toBe(true)
  expect(isOfVerticalText({ tag: 'ss08', name: 'Vertical block spacing' })).toBe(true)
  expect(isOfVerticalText({ tag: 'ss07', name: 'Horizontal block spacing' })).toBe(false)
})

test.each([
  ['letters stand under each other', 'Type', 'vertical-rl', 'upright'],
  ['other scripts lie beside Chinese, Japanese and Korean', '永 Type', 'vertical-rl', 'mixed'],
  ['Mongolian is joined downwards, in columns from the left', 'ᠮᠣᠩᠭᠣᠯ', 'vertical-lr', 'mixed'],
])('in columns %s', (_, text, writingMode, textOrientation) => {
  expect(columnsOf(text)).toEqual({ writingMode, textOrientation })
})
