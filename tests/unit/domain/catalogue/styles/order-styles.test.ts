import { expect, test } from 'vitest'
import {
  compareStylesInPairs,
  type OrderedStyle,
  orderStyles,
} from '@/domain/catalogue/styles/order-styles'

const style = (name: string, weight: number, part: Partial<OrderedStyle> = {}): OrderedStyle => ({
  name,
  weight,
  typ: 'static',
  slope: 'upright',
  place: null,
  ...part,
})
const italic = (name: string, weight: number, place: number | null = null) =>
  style(name, weight, { slope: 'italic', place })
const namesOf = (styles: OrderedStyle[]) => orderStyles(styles).map(({ name }) => name)

test('until somebody drags a style, the order follows weight', () => {
  const styles = [style('Bold', 700), italic('Italic', 400), style('Regular', 400)]

  expect(namesOf(styles)).toEqual(['Regular', 'Bold', 'Italic'])
  expect(orderStyles(styles, { byWeight: compareStylesInPairs }).map(({ name }) => name)).toEqual([
    'Regular',
    'Italic',
    'Bold',
  ])
})

test('then it is the order of staff, in every list alike', () => {
  const styles = [
    style('Regular', 400, { place: 3 }),
    style('Bold', 700, { place: 1 }),
    italic('Italic', 400, 2),
  ]

  expect(namesOf(styles)).toEqual(['Bold', 'Italic', 'Regular'])
  expect(orderStyles(styles, { byWeight: compareStylesInPairs })).toEqual(orderStyles(styles))
})

test.each([
  ['behind its lighter neighbour', style('Semibold', 600), ['Black', 'Regular', 'Semibold']],
  ['as an italic behind its roman', italic('Italic', 400), ['Black', 'Regular', 'Italic']],
  ['as the lightest before its neighbour', style('Thin', 100), ['Black', 'Thin', 'Regular']],
  ['as the heaviest behind its neighbour', style('Ultra', 950), ['Black', 'Ultra', 'Regular']],
])('a style that came since stands %s', (_, late, order) => {
  const own = [style('Black', 900, { place: 1 }), style('Regular', 400, { place: 2 })]

  expect(namesOf([late, ...own])).toEqual(order)
})

test('several that came since stand by weight among themselves', () => {
  const own = [style('Black', 900, { place: 1 }), style('Regular', 400, { place: 2 })]
  const late = [style('Light', 300), style('Bold', 700), style('Thin', 100), style('Medium', 500)]

  expect(namesOf([...late, ...own])).toEqual([
    'Black',
    'Thin',
    'Light',
    'Regular',
    'Medium',
    'Bold',
  ])
})
