import { expect, test } from 'vitest'
import { offersInCart, withTaken } from '@/storefront/shop/offers/offers-in-cart'
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

function cartOf(styles: string[]) {
  const names = styles.map((id) => ({ id, name: id, typeface: GARNET }))
  return aCart({ lines: [aLine({ typeface: GARNET, styles: names })] })
}
