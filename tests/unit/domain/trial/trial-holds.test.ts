import { expect, test } from 'vitest'
import { featuresLost, holdsInWords, layoutsLost } from '@/domain/trial/trial-holds'

const names = ['Small capitals', 'Oldstyle figures', 'SC titling', 'Ordinals']

test.each([
  [1254, 1254, [], 'every character and feature'],
  [1254, 1254, names.slice(0, 1), 'all 1\u2009254 characters, no small capitals'],
  [647, 1254, [], '647 of 1\u2009254 characters'],
  [
    647,
    1254,
    names.slice(0, 2),
    '647 of 1\u2009254 characters, no small capitals or oldstyle figures',
  ],
  [
    1200,
    1254,
    names,
    '1\u2009200 of 1\u2009254 characters, no small capitals, oldstyle figures, SC titling or 1 more feature',
  ],
] as [number, number, string[], string][])(
  '%i of %i characters, without %j: %s',
  (kept, total, lost, words) => {
    expect(holdsInWords({ kept, total, lost })).toBe(words)
  },
)

test('small capitals are told first, and what every trial font has is not told', () => {
  const features = ['aalt', 'c2sc', 'calt', 'frac', 'liga', 'smcp', 'ss01'].map((tag) => {
    return { tag, name: tag }
  })

  expect(featuresLost(features)).toEqual(['smcp', 'frac', 'ss01'])
})

test('a trial font is without what Apple’s tables do, whatever else it keeps', () => {
  const lost = layoutsLost(['morx', 'kern'])

  expect(holdsInWords({ kept: 9, total: 9, lost })).toBe(
    'all 9 characters, no layout by Apple’s tables (morx, kern)',
  )
  expect(layoutsLost(undefined)).toEqual([])
})
