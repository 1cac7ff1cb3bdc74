import { expect, test } from 'vitest'
import { offersInCart, withTaken } from '@/storefront/shop/offers/offers-in-cart'
import { quoteShownCart } from '@/domain/cart/quote-shown-cart'
import type { CouponTerms, PricedCart } from '@/domain/cart/priced-cart'
import { requestOfLine } from '@/storefront/shop/cart/cart-client'
import { aCart, aLine } from '../a-priced-cart'
import { aChoice, theRules } from '../a-shop-choice'

const GARNET = { id: 'garnet', name: 'Garnet', slug: 'garnet' }
const CHOICES = [aChoice()]

test('an offer that was taken keeps its row and is included, until the cart lacks some of it', () => {
  const before = cartOf(['light', 'bold'])
  const [offer] = offersInCart(before, CHOICES, theRules())
  const taken = offer ? [offer] : []
  const shown = (styles: string[]) => {
    const cart = cartOf(styles)
    return withTaken(offersInCart(cart, CHOICES, theRules()), taken, cart).map(
      ({ key, text, price }) => [key, text, price],
    )
  }

  expect(shown(['light', 'bold', 'regular', 'medium'])).toEqual([
    ['garnet 0', 'Complete Garnet: two more styles', 'included'],
  ])
  expect(shown(['light', 'bold', 'regular'])).toEqual([
    ['garnet 0', 'Complete Garnet: one more style', '+ 15.00'],
  ])
  expect(withTaken([], taken, aCart({ lines: [] }))).toEqual([])
})

test('an offer is what the whole cart costs more: with its audience, and with its coupon', () => {
  const audience = { key: 'student', label: 'Students', words: 'As long as they study.' }
  const terms: CouponTerms = {
    kind: 'percent',
    label: null,
    percent: '10',
    amount: 0,
    currency: 'EUR',
    least_total: 0,
    typefaces: [],
    stackable: true,
  }
  const student = {
    audience: { ...audience, amount: 0 },
    audiences: [{ ...audience, percent_off: '50' }],
  }
  const coupon = { coupon: { code: 'SPRING', label: 'SPRING', amount: 0, terms } }
  const priceWith = (given: Partial<PricedCart>) =>
    offersInCart(cartOf(['light', 'bold'], given), CHOICES, theRules())[0]?.price

  expect([priceWith({}), priceWith(student), priceWith(coupon)]).toEqual([
    '+ 90.00',
    '+ 45.00',
    '+ 81.00',
  ])
  expect(priceWith({ ...student, ...coupon })).toBe('+ 40.50')
})

test('to a cart that is newer than the prices in this browser nothing is offered', () => {
  const cart = cartOf(['light', 'bold'])
  expect(offersInCart({ ...cart, net: cart.net + 1 }, CHOICES, theRules())).toEqual([])
})

function cartOf(styles: string[], given: Partial<PricedCart> = {}): PricedCart {
  const names = styles.map((id) => ({ id, name: id, typeface: GARNET }))
  const cart = aCart({ lines: [aLine({ typeface: GARNET, styles: names })], ...given })
  const prices = { scopes: CHOICES, rules: theRules() }
  return { ...cart, net: quoteShownCart(cart, cart.lines.map(requestOfLine), prices)?.net ?? 0 }
}
