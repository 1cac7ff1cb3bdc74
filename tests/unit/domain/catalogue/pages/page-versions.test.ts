import { expect, test } from 'vitest'
import {
  changedPages,
  isOutdated,
  cacheTagOf,
  updatePageVersions,
} from '@/domain/catalogue/pages/page-versions'

const hashes = (home: string, about?: string) =>
  new Map([['/', home], ...(about ? [['/about', about] as const] : [])])
const FIRST = updatePageVersions(undefined, { hashes: hashes('h1', 'a1'), now: 100 })
const SECOND = updatePageVersions(FIRST, { hashes: hashes('h2', 'a1'), now: 200 })

test('a version says since when a path shows its content', () => {
  expect([...FIRST]).toEqual([
    ['/', { contentHash: 'h1', since: 0 }],
    ['/about', { contentHash: 'a1', since: 0 }],
  ])
  expect([...SECOND]).toEqual([
    ['/', { contentHash: 'h2', since: 200 }],
    ['/about', { contentHash: 'a1', since: 0 }],
  ])
})

test('exactly the paths with other content have changed, those that came or went too', () => {
  expect(changedPages(FIRST, SECOND)).toEqual(['/'])
  expect(
    changedPages(SECOND, updatePageVersions(SECOND, { hashes: hashes('h2'), now: 300 })),
  ).toEqual(['/about'])
  expect(changedPages(new Map(), FIRST)).toEqual(['/', '/about'])
})

test.each([
  ['rendered from its content', { versions: FIRST, tagged: FIRST, path: '/', madeAt: 50 }, false],
  ['rendered before a change', { versions: SECOND, tagged: FIRST, path: '/', madeAt: 150 }, true],
  ['rendered after a change', { versions: SECOND, tagged: SECOND, path: '/', madeAt: 250 }, false],
  [
    'of a path that did not change',
    { versions: SECOND, tagged: FIRST, path: '/about', madeAt: 150 },
    false,
  ],
  [
    'tagged after a change, begun before',
    { versions: SECOND, tagged: SECOND, path: '/', madeAt: 150 },
    true,
  ],
  ['of a path that is gone', { versions: new Map(), tagged: FIRST, path: '/', madeAt: 50 }, true],
  ['of a path that never was', { versions: FIRST, tagged: FIRST, path: '/no', madeAt: 50 }, false],
  [
    'of a path that came to be',
    { versions: FIRST, tagged: new Map(), path: '/', madeAt: 50 },
    true,
  ],
])('a page %s', (_what, { versions, tagged, path, madeAt }, outdated) => {
  const tags = ['_N_T_/layout', cacheTagOf(tagged, path), `_N_T_${path}`].join(',')
  expect(isOutdated(versions, { tags, madeAt })).toBe(outdated)
})

test('a page without a tag of ours is none of the catalogue’s', () => {
  expect(isOutdated(FIRST, { tags: '_N_T_/layout,_N_T_/_not-found', madeAt: 0 })).toBe(false)
})
