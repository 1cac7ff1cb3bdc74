import { expect, test } from 'vitest'
import { changedPages, isOutdated, markOf, turnBook } from '@/domain/catalogue/page-book'

const prints = (home: string, about?: string) =>
  new Map([['/', home], ...(about ? [['/about', about] as const] : [])])
const FIRST = turnBook(undefined, { prints: prints('h1', 'a1'), now: 100 })
const SECOND = turnBook(FIRST, { prints: prints('h2', 'a1'), now: 200 })

test('a book tells since when an address shows what it shows', () => {
  expect([...FIRST]).toEqual([
    ['/', { print: 'h1', since: 0 }],
    ['/about', { print: 'a1', since: 0 }],
  ])
  expect([...SECOND]).toEqual([
    ['/', { print: 'h2', since: 200 }],
    ['/about', { print: 'a1', since: 0 }],
  ])
})

test('exactly the addresses that show something else have changed, those that came or went too', () => {
  expect(changedPages(FIRST, SECOND)).toEqual(['/'])
  expect(changedPages(SECOND, turnBook(SECOND, { prints: prints('h2'), now: 300 }))).toEqual([
    '/about',
  ])
  expect(changedPages(new Map(), FIRST)).toEqual(['/', '/about'])
})

test.each([
  ['made from what it shows', { book: FIRST, marked: FIRST, address: '/', madeAt: 50 }, false],
  ['made before a change', { book: SECOND, marked: FIRST, address: '/', madeAt: 150 }, true],
  ['made after a change', { book: SECOND, marked: SECOND, address: '/', madeAt: 250 }, false],
  [
    'of an address that did not change',
    { book: SECOND, marked: FIRST, address: '/about', madeAt: 150 },
    false,
  ],
  [
    'marked after a change, begun before',
    { book: SECOND, marked: SECOND, address: '/', madeAt: 150 },
    true,
  ],
  [
    'of an address that is gone',
    { book: new Map(), marked: FIRST, address: '/', madeAt: 50 },
    true,
  ],
  [
    'of an address that never was',
    { book: FIRST, marked: FIRST, address: '/no', madeAt: 50 },
    false,
  ],
  [
    'of an address that came to be',
    { book: FIRST, marked: new Map(), address: '/', madeAt: 50 },
    true,
  ],
])('a page %s', (_what, { book, marked, address, madeAt }, outdated) => {
  const tags = ['_N_T_/layout', markOf(marked, address), `_N_T_${address}`].join(',')
  expect(isOutdated(book, { tags, madeAt })).toBe(outdated)
})

test('a page that carries no mark is none of the catalogue’s', () => {
  expect(isOutdated(FIRST, { tags: '_N_T_/layout,_N_T_/_not-found', madeAt: 0 })).toBe(false)
})
