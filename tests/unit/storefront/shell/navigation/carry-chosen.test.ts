import { expect, test } from 'vitest'
import { carryChosen } from '@/storefront/shell/navigation/carry-chosen'

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
  expect(carryChosen(href, TYPED)).toBe(carried)
})

test.each(['', 'text=', 'text=+', 'style=bold'])(
  'nothing typed changes no address: “%s”',
  (query) => {
    expect(carryChosen('/explore', query)).toBe('/explore')
  },
)

test.each([
  ['/typeface/geist', '/typeface/geist?features=smcp,-liga'],
  ['/compare?typefaces=geist', '/compare?typefaces=geist&features=smcp,-liga'],
  ['/shop?typeface=geist', '/shop?typeface=geist&features=smcp,-liga'],
  ['/explore/geist?features=zero', '/explore/geist?features=zero'],
  ['/explore', '/explore?facts=feature:smcp'],
  ['/explore?facts=weight:900', '/explore?facts=weight:900'],
])('the features it is set in go along too, to Explore as compartments: %s', (href, carried) => {
  expect(carryChosen(href, 'features=smcp,-liga')).toBe(carried)
})

test('compartments of features go along as features, those of anything else stay behind', () => {
  const query = 'facts=feature:zero,weight:900,feature:liga&text=100'
  expect(carryChosen('/explore/geist', query)).toBe('/explore/geist?features=zero,lnum&text=100')
})
