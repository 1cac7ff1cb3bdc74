import { expect, test } from 'vitest'
import { choosableFeatures } from '@/storefront/tester/state/feature-choices'

test('a visitor chooses among features that are a choice, not among how a script is written', () => {
  const tags = ['ccmp', 'locl', 'liga', 'init', 'smcp', 'ss01', 'rvrn', 'frac']
  const features = tags.map((tag) => ({ tag, name: tag }))
  expect(choosableFeatures(features).map(({ tag }) => tag)).toEqual([
    'liga',
    'smcp',
    'ss01',
    'frac',
  ])
})
