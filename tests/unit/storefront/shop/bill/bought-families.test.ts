import { expect, test } from 'vitest'
import type { TypefaceView } from '@/domain/catalogue/typeface-view'
import { boughtFamiliesOf, styleNamesOf } from '@/storefront/shop/bill/bought-families'
import { cssOfThin } from '@/storefront/shop/bill/figure-face'
import { aChoice, aStyle } from '../a-shop-choice'

test('the styles of a superfamily are named with their families', () => {
  const child = (name: string) =>
    aChoice({ name, styles: [aStyle({ name: 'Regular' })], children: [] })
  const whole = aChoice({ styles: [], children: [child('Garnet Sans'), child('Garnet Mono')] })
  expect(styleNamesOf(whole)).toEqual(['Garnet Sans Regular', 'Garnet Mono Regular'])
})

test('the thin face of a weight axis is as light as the axis goes, and no lighter', () => {
  const coordinates = { wght: 400, opsz: 14 }
  const style = {
    ...aStyle({ name: 'Variable', defaultCoordinates: coordinates }),
    axes: [{ tag: 'wght', name: 'Weight', min: 380, default: 400, max: 700 }],
  }
  const view = { ...aChoice({ slug: 'garnet' }), styles: [style], children: [] }
  const { garnet } = boughtFamiliesOf([view as unknown as TypefaceView])

  expect(garnet?.thin?.coordinates).toEqual({ wght: 380, opsz: 14 })
  expect(cssOfThin(garnet?.thin ?? null).color).toBe('var(--soft)')
})
