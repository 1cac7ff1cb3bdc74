import { expect, test } from 'vitest'
import { compareVersions, plainVersion } from '@/domain/catalogue/releases/font-version'

test.each([
  ['Version 1.000;PS 001.000', '1.000'],
  ['version 2.1', '2.1'],
  ['33.003', '33.003'],
  ['', ''],
])('%o is version %o', (written, plain) => {
  expect(plainVersion(written)).toBe(plain)
})

test('versions rise by their numbers, not by their letters', () => {
  expect(['1.10', '2.001', '1.9', '10.0'].toSorted(compareVersions)).toEqual([
    '1.9',
    '1.10',
    '2.001',
    '10.0',
  ])
})
