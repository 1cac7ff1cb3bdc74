import { expect, test } from 'vitest'
import type { TypefaceView } from '@/domain/catalogue/typeface-view'
import { boughtFamiliesOf, styleNamesOf } from '@/storefront/shop/bill/bought-families'
import { thanksOfOrder } from '@/storefront/checkout/order/thanks-step'
import type { OrderView } from '@/domain/order/order-answer'
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

const WEIGHTS = { Light: 300, Bold: 700, Black: 900 }

function aView(slug: string, styles = Object.entries(WEIGHTS)): TypefaceView {
  const ofSlopes = styles.flatMap(([name, weight]) => [
    { ...aStyle({ name: `${name} Italic`, weight, slope: 'italic' }), axes: [] },
    { ...aStyle({ name, weight }), axes: [] },
  ])
  return {
    ...aChoice({ slug, name: slug }),
    styles: ofSlopes,
    children: [],
  } as unknown as TypefaceView
}

function faceOfThanks(
  lines: { slug: string; styles: string[]; amount: number }[],
  views: TypefaceView[],
) {
  const order = { first_name: 'Ada', lines } as unknown as OrderView
  return thanksOfOrder(order, boughtFamiliesOf(views, lines)).face
}

test.each([
  [['Light', 'Light Italic'], 'Light'],
  [['Light', 'Bold Italic'], 'Bold Italic'],
  [['Bold', 'Black Italic', 'Black'], 'Black'],
  [['garnet Bold', 'Other Black'], 'Bold'],
])('who bought %j is thanked in %s', (styles, name) => {
  const view = aView('garnet')
  const style = view.styles.find((one) => one.name === name)
  expect(faceOfThanks([{ slug: 'garnet', styles, amount: 1 }], [view])?.face).toBe(
    style?.previewFace,
  )
})

test('of several typefaces thanks stand in the dearest, a variable one as heavy as it goes', () => {
  const variable = {
    ...aStyle({ name: 'Variable', defaultCoordinates: { wght: 400 } }),
    axes: [{ tag: 'wght', name: 'Weight', min: 300, default: 400, max: 850 }],
  }
  const dear = { ...aView('opal', []), styles: [variable] } as unknown as TypefaceView
  const face = faceOfThanks(
    [
      { slug: 'garnet', styles: ['Black'], amount: 100 },
      { slug: 'opal', styles: ['Variable'], amount: 200 },
    ],
    [aView('garnet'), dear],
  )
  expect(face).toMatchObject({ face: variable.previewFace, coordinates: { wght: 850 } })
})
