import { expect, test } from 'vitest'
import { compareWords } from '@/domain/licensing/eula/compare-words'
import { compareVersions, nextVersion } from '@/domain/licensing/eula/new-version'

test.each([
  ['1.2', '1.3'],
  ['1.9', '1.10'],
  ['2', '3'],
  ['v07', 'v08'],
  ['2026-01-01', '2026-11-23'],
  ['2026-11-23', '2026-11-24'],
  ['Draft', 'Draft 2'],
])('after %s comes %s', (version, next) => {
  expect(nextVersion(version, '2026-11-23')).toBe(next)
})

test('versions are ordered by their numbers', () => {
  expect(['1.10', '1.9', '1.2'].toSorted(compareVersions)).toEqual(['1.2', '1.9', '1.10'])
})

test('of two texts the words that go and come are told apart, and nothing is lost', () => {
  expect(
    compareWords('Use it on one computer at home.', 'Use it on five computers at home.'),
  ).toEqual([
    { kind: 'same', text: 'Use it on ' },
    { kind: 'old', text: 'one computer ' },
    { kind: 'new', text: 'five computers ' },
    { kind: 'same', text: 'at home.' },
  ])
})
