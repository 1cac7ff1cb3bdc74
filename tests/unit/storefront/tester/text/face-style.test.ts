import { expect, test } from 'vitest'
import { featureStyle } from '@/storefront/tester/state/feature-choices'
import {
  axisSettings,
  featureSettings,
  featuresIn,
  hasFeaturesOn,
} from '@/storefront/tester/text/face-style'

test('axis values and features are written as CSS expects them', () => {
  expect(axisSettings({ wght: 460, slnt: -6.75 })).toBe('"wght" 460, "slnt" -6.75')
  expect(featureSettings({ smcp: true, liga: false })).toBe('"smcp" 1, "liga" 0')
})

test('a style without axes, a text without features: nothing is set', () => {
  expect([axisSettings({}), featureSettings({})]).toEqual(['normal', 'normal'])
})

test('fractions are switched on where a text has one: other figures stay figures', () => {
  const tags = ['smcp', 'frac']

  expect(featuresIn('250 g Topfen', tags)).toEqual(['smcp'])
  expect(featuresIn('24/7', ['afrc'])).toEqual(['afrc'])
  expect(featuresIn('1/2 lb', tags)).toEqual(tags)
})

test.each([
  ['of a text', { fontFeatureSettings: '"onum" 1, "ss01" 1' }, true],
  ['that pages switch on', { fontFeatureSettings: '"onum" 1, "ss01" 0' }, false],
  ['of a list of features', featureStyle('case'), true],
  ['of such a list that pages switch on', featureStyle('smcp'), false],
  ['none', undefined, false],
])('features %s are known to be beyond a guarded preview, or within it', (_, style, isBeyond) => {
  expect(hasFeaturesOn(style)).toBe(isBeyond)
})
