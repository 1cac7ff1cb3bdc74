import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { lookUpPath } from '@/operations/site/routes/route-lookup'

const SLUGS = { typefaces: new Set(['fraunces', 'slug']), pages: new Set(['about', 'slug']) }

test.each([
  ['/typeface/fraunces', 'known'],
  ['/typeface/fraunces/releases', 'known'],
  ['/typeface/fraunces/releases/', 'known'],
  ['/typeface/gone/releases', 'no_page'],
  ['/typeface/fraunces/prices', 'no_route'],
  ['/explore/fraunces/releases', 'no_route'],
  ['/about', 'known'],
])('%s is %s', async (path, status) => {
  expect(await lookUpPath(path, SLUGS)).toBe(status)
})

/** "/quote/quote_key" for `(default)/quote/[quote_key]/page.tsx`. */
const paths = readdirSync('src/app/(shop)', { recursive: true, encoding: 'utf8' })
  .filter((file) => /^\([a-z]+\)\/(.*\/)?page\.tsx$/.test(file))
  .map((file) => file.replace(/^\([a-z]+\)|\/page\.tsx$/g, ''))
  .filter((path) => !/^\/(missing|preview)\//.test(path))
  .map((path) => path.replace(/\/\[\[.*\]\]$/, '').replaceAll(/[[\]]/g, ''))

test('the pages of the shop are found where they lie', () => {
  expect(paths).toContain('/quote/quote_key')
})

test.each(paths)('the proxy lets the page %s through', async (path) => {
  expect(await lookUpPath(path, SLUGS)).toBe('known')
})
