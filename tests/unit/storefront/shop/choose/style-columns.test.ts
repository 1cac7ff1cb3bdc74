import { expect, test } from 'vitest'
import { arrangeColumns, splitItalic } from '@/storefront/shop/choose/style-columns'
import { aStyle } from '../a-shop-choice'

const light = aStyle({ name: 'Light', weight: 300 })
const lightItalic = aStyle({ name: 'Light Italic', weight: 300 })
const regular = aStyle({ name: 'Regular', weight: 400 })
const italic = aStyle({ name: 'Italic', weight: 400 })

test('romans are left and italics right, each beside its own', () => {
  expect(arrangeColumns([light, regular, lightItalic, italic])).toEqual({
    kind: 'pairs',
    placed: [
      { style: light, row: 1, column: 1 },
      { style: lightItalic, row: 1, column: 2 },
      { style: regular, row: 2, column: 1 },
      { style: italic, row: 2, column: 2 },
    ],
  })
})

test('an italic without a roman has a row of its own', () => {
  expect(arrangeColumns([regular, lightItalic])).toEqual({
    kind: 'pairs',
    placed: [
      { style: regular, row: 1, column: 1 },
      { style: lightItalic, row: 2, column: 2 },
    ],
  })
})

test('uprights alone run down one column', () => {
  expect(arrangeColumns([light, regular])).toEqual({ kind: 'column', styles: [light, regular] })
})

test('the shop’s order is kept: a variable style stands after the static ones, whatever its weight', () => {
  const variable = aStyle({ name: 'Variable', weight: 400 })
  const bold = aStyle({ name: 'Bold', weight: 700 })

  expect(arrangeColumns([regular, bold, variable])).toEqual({
    kind: 'column',
    styles: [regular, bold, variable],
  })
})

test('a typeface of one style is that style', () => {
  expect(arrangeColumns([regular])).toEqual({ kind: 'single', style: regular })
})

test.each([
  ['Bold Italic', { roman: 'Bold', italic: ' Italic' }],
  ['Thin Oblique', { roman: 'Thin', italic: ' Oblique' }],
  ['Italic', { roman: 'Italic', italic: '' }],
  ['Bold', { roman: 'Bold', italic: '' }],
])('%s is split from its slope', (name, parts) => {
  expect(splitItalic(name)).toEqual(parts)
})
