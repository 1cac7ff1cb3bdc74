import { expect, test } from 'vitest'
import { opensNewerReleases } from '@/domain/licensing/update-policy'

test.each([
  ['all', 'purchased', true],
  ['purchased', 'all', true],
  ['purchased', 'purchased', false],
  [undefined, 'all', true],
  [undefined, 'purchased', false],
  ['all', undefined, true],
] as const)('promised %s, allowed today %s: %s', (promised, today, isOpen) => {
  expect(opensNewerReleases(promised, today)).toBe(isOpen)
})
