import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { lookUpPath } from '@/operations/site/routes/route-lookup'
import { config } from '@/proxy'

const SLUGS = {
  typefaces: new Set(['fraunces', 'slug']),
  pages: new Set(['about', 'slug']),
  designers: new Set(['slug']),
  uses: new Set(['slug']),
  stories: new Set(['/news/slug', '/essays/slug', '/essays/two-storeys']),
}

test.each([
  ['/typeface/fraunces', 'known'],
  ['/typeface/fraunces/releases', 'known'],
  ['/typeface/fraunces/releases/', 'known'],
  ['/typeface/gone/releases', 'no_page'],
  ['/typeface/fraunces/prices', 'no_route'],
  ['/explore/fraunces/releases', 'no_route'],
  ['/about', 'known'],
  ['/essays/two-storeys', 'known'],
  ['/news/two-storeys', 'no_page'],
  ['/news/slug/more', 'no_route'],
  ['/designer/gone', 'no_page'],
  ['/designer', 'no_route'],
  ['/in-use', 'known'],
  ['/in-use/fraunces', 'no_route'],
  ['/feed.xml', 'known'],
])('%s is %s', async (path, status) => {
  expect(await lookUpPath(path, SLUGS)).toBe(status)
})

test('a list of nothing is no page', async () => {
  const slugs = { ...SLUGS, stories: new Set(['/news/slug']), uses: new Set<string>() }

  expect([await lookUpPath('/news', slugs), await lookUpPath('/essays', slugs)]).toEqual([
    'known',
    'no_page',
  ])
  expect(await lookUpPath('/in-use', slugs)).toBe('no_page')
})

/** "/quote/quote_key" for `(shop)/(default)/quote/[quote_key]/page.tsx`, "/cards/path" for `cards/[...path]/route.ts`. */
const paths = readdirSync('src/app', { recursive: true, encoding: 'utf8' })
  .filter((file) => /(^|\/)(page\.tsx|route\.tsx?)$/.test(file))
  .map((file) => `/${file}`.replace(/\/[^/]+$/, '').replaceAll(/\/\([a-z]+\)/g, '') || '/')
  .filter((path) => !/^\/(missing|preview)\//.test(path))
  .map((path) => path.replace(/\/\[\[.*\]\]$/, '').replaceAll(/\[(?:\.{3})?|\]/g, ''))

test('pages and handlers are found where they lie', () => {
  expect(paths).toEqual(
    expect.arrayContaining(['/', '/quote/quote_key', '/cards/path', '/sitemap.xml', '/api/slug']),
  )
})

const [guarded] = config.matcher
const isBehindProxy = new RegExp(`^${guarded}$`)

test.each(paths.filter((path) => isBehindProxy.test(path)))(
  'the proxy lets %s through',
  async (path) => {
    expect(await lookUpPath(path, SLUGS)).toBe('known')
  },
)
