import { expect, test } from 'vitest'
import { featureSearchNames } from '@/operations/catalogue/typefaces/typeface-rows'

test('a feature is found by its name, short for capitals, by its tag, and as the type case calls it', () => {
  const features = [
    { tag: 'smcp', name: 'Small capitals' },
    { tag: 'ss01', name: 'Round a; round e' },
  ]
  expect(featureSearchNames(features, ['feature:smcp', 'feature:onum', 'kind:serif'])).toEqual([
    'small capitals',
    'small caps',
    'smcp',
    'round a, round e',
    'ss01',
    'old style',
  ])
})
