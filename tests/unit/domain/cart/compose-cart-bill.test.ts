import { expect, test } from 'vitest'
import { composeCartBill, summariseCart } from '@/domain/cart/compose-cart-bill'
import type { CartLineRequest } from '@/domain/cart/cart-request'
import { priceLine } from '@/domain/pricing/price-line'
import { type PricedFamily, stylesOfFamily } from '@/domain/pricing/priced-family'
import { aFamily, aSuperfamily, styleIds, stylesAt, theRules } from '../pricing/a-price-list'

function lineOf(family: PricedFamily, request: CartLineRequest) {
  const { bill, licences } = priceLine(request, family, theRules())
  const homes = [family, ...family.children]
  const styles = stylesOfFamily(family)
    .filter((style) => request.styles.includes(style.id))
    .map(({ id, name }) => {
      const home = homes.find((one) => one.styles.some((style) => style.id === id)) ?? family
      return { id, name, typeface: { id: home.id, name: home.name } }
    })
  return { typeface: { id: family.id, name: family.name, slug: family.id }, styles, bill, licences }
}

const FRAUNCES = lineOf(aFamily(), {
  styles: styleIds('fraunces', 4),
  licences: [
    { type: 'desktop', tier: '2-5' },
    { type: 'web', tier: '10k' },
  ],
})
const YOUNG = lineOf(
  aFamily({
    id: 'young',
    name: 'Young Serif',
    familyPrice: 6000,
    styles: stylesAt('young', [6000]),
  }),
  { styles: ['young-1'], licences: [{ type: 'desktop', tier: '1' }] },
)
const RECURSIVE = lineOf(aSuperfamily(), {
  styles: styleIds('sc', 2),
  licences: [{ type: 'desktop', tier: '2-5' }],
})

function textsOf(lines: Parameters<typeof composeCartBill>[0]) {
  return composeCartBill(lines).map((step) => [step.text, step.amount, step.role])
}

test('the bill of a cart names each typeface, a plain line in one step', () => {
  expect(textsOf([FRAUNCES, YOUNG])).toEqual([
    ['Fraunces, four styles at 45.00', 18000, 'inner'],
    ['Desktop, 2–5 users × 1.5', 27000, 'addend'],
    ['Web, to 10 000 views; second licence × 0.75', 13500, 'addend'],
    ['Young Serif, one style; Desktop, 1 user', 6000, 'addend'],
  ])
})

test('a sub-family keeps its own name behind that of the typeface', () => {
  expect(textsOf([RECURSIVE])).toEqual([
    ['Recursive, Sans Casual, two styles at 60.00', 12000, 'inner'],
    ['Desktop, 2–5 users × 1.5', 18000, 'addend'],
  ])
})

test('a whole cart is one step in words', () => {
  expect([summariseCart([FRAUNCES, YOUNG]), summariseCart([YOUNG])]).toEqual([
    'Two families, three licences',
    'One family, one licence',
  ])
})
