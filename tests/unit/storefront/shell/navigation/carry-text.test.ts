import { expect, test } from 'vitest'
import { carryText } from '@/storefront/shell/navigation/carry-text'

const TYPED = 'style=bold&text=Plum+%26+rye'

test.each([
  ['/explore', '/explore?text=Plum+%26+rye'],
  ['/explore/geist#glyphs', '/explore/geist?text=Plum+%26+rye#glyphs'],
  ['/shop?typeface=geist&style=7', '/shop?typeface=geist&style=7&text=Plum+%26+rye'],
  ['/compare?typefaces=geist', '/compare?typefaces=geist&text=Plum+%26+rye'],
  ['/typeface/geist?text=Mine', '/typeface/geist?text=Mine'],
  ['/typeface/geist/releases', '/typeface/geist/releases'],
  ['/cart/1234', '/cart/1234'],
  ['/', '/'],
  ['https://example.org/explore', 'https://example.org/explore'],
])('what was typed goes along to pages that set it: %s', (href, carried) => {
  expect(carryText(href, TYPED)).toBe(carried)
})

test.each(['', 'text=', 'text=+', 'style=bold'])(
  'nothing typed changes no address: “%s”',
  (query) => {
    expect(carryText('/explore', query)).toBe('/explore')
  },
)
