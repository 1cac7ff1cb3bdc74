import { expect, test } from 'vitest'
import { styleNamesOf } from '@/storefront/shop/bill/bought-families'
import { aChoice, aStyle } from '../a-shop-choice'

test('the styles of a superfamily are named with their families', () => {
  const child = (name: string) =>
    aChoice({ name, styles: [aStyle({ name: 'Regular' })], children: [] })
  const whole = aChoice({ styles: [], children: [child('Garnet Sans'), child('Garnet Mono')] })
  expect(styleNamesOf(whole)).toEqual(['Garnet Sans Regular', 'Garnet Mono Regular'])
})
