import { expect, test } from 'vitest'
import { axisSettings, featureSettings, featuresIn } from '@/storefront/tester/text/face-style'

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
