import { expect, test } from 'vitest'
import { cssOfFace, figureFaceOf, thinFaceOf } from '@/storefront/shop/bill/figure-face'
import { aChoice, aStyle } from '../a-shop-choice'

test('a total is set in the upright nearest to Medium', () => {
  expect(figureFaceOf(aChoice())).toEqual({ face: 'Garnet Medium Preview', coordinates: {} })
})

test('nothing chosen is set in the lightest there is', () => {
  expect(thinFaceOf(aChoice())).toEqual({ face: 'Garnet Light Preview', coordinates: {} })
})

test('a variable style changes its weight and no other axis', () => {
  const style = aStyle({ name: 'Variable', defaultCoordinates: { wght: 400, opsz: 144 } })
  expect(figureFaceOf(aChoice({ styles: [style] }), 700)).toEqual({
    face: 'Garnet Variable Preview',
    coordinates: { wght: 700, opsz: 144 },
  })
})

test('a typeface of italics alone sets its totals in italics', () => {
  const italic = aStyle({ name: 'Bold Italic', weight: 700 })
  expect(figureFaceOf(aChoice({ styles: [italic] }))?.face).toBe('Garnet Bold Italic Preview')
})

test('axes are written as CSS has them, with the interface behind', () => {
  expect(cssOfFace({ face: 'Garnet Preview', coordinates: { wght: 500, opsz: 12 } })).toEqual({
    fontFamily: "'Garnet Preview', var(--ui)",
    fontVariationSettings: "'wght' 500,'opsz' 12",
  })
})
