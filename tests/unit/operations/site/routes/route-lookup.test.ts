import { expect, test } from 'vitest'
import { lookUpPath } from '@/operations/site/routes/route-lookup'

const SLUGS = { typefaces: new Set(['fraunces']), pages: new Set(['about']) }

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
