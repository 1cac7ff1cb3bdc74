import { expect, test } from 'vitest'
import { toldApart } from '@/storefront/glyphs/inspector'

test('alternates of one name are told apart by a number', () => {
  expect(toldApart(['Swashes', 'Small capitals', 'Swashes'])).toEqual([
    'Swashes 1',
    'Small capitals',
    'Swashes 2',
  ])
})
