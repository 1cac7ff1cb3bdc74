import { expect, test } from 'vitest'
import { composeRobots, isHiddenFromSearch } from '@/domain/site/search/hidden-from-search'

const origin = 'https://fonts.example'
const linesOf = (isHidden: boolean) => composeRobots({ origin, isHidden }).split('\n')

test('search engines stay out of the admin, the API and pages that belong to one person', () => {
  expect(linesOf(false)).toEqual(
    expect.arrayContaining([
      'Disallow: /admin',
      'Disallow: /api/',
      'Disallow: /cart/',
      'Disallow: /order/',
      'Disallow: /quote/',
      'Disallow: /my-licences',
      'Disallow: /mail/',
      'Sitemap: https://fonts.example/sitemap.xml',
    ]),
  )
})

test('they may fetch the fonts and pictures that pages are drawn with, said before the API is closed', () => {
  const lines = linesOf(false)
  const closed = lines.indexOf('Disallow: /api/')

  expect(lines.slice(0, closed)).toEqual(
    expect.arrayContaining(['Allow: /api/fonts', 'Allow: /api/font-files/file/']),
  )
})

test('no rule closes the page of licences', () => {
  const closed = linesOf(false).flatMap((line) => line.match(/^Disallow: (.*)$/)?.[1] ?? [])

  expect(closed.filter((path) => '/licences'.startsWith(path))).toEqual([])
})

test.each([
  ['https://fonts.example', true, true],
  ['http://localhost:3000', true, false],
  ['http://127.0.0.1:3000', true, false],
  ['https://fonts.example', false, false],
])('at %s a shop that is a demo (%s) is hidden: %s', (at, isDemo, isHidden) => {
  expect(isHiddenFromSearch({ origin: at, isDemo })).toBe(isHidden)
})

test('a hidden shop closes every page', () => {
  expect(linesOf(true).slice(0, 2)).toEqual(['User-agent: *', 'Disallow: /'])
})
