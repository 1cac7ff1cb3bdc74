import { expect, test } from 'vitest'
import { featuresInWords } from '@/storefront/compare/compared-facts'

test('features without a name of their own are counted, behind those that have one', () => {
  const names = ['All alternates', 'Stylistic set 1', 'Small capitals', 'Stylistic set 7']
  expect(featuresInWords([...names, 'Character variant 2'])).toBe(
    'Small capitals, 2 stylistic sets, 1 character variant',
  )
})
