import type { Metadata } from 'next'
import { afterAll, expect, test, vi } from 'vitest'
import { generateMetadata as ofPage } from '@/app/(shop)/(default)/[slug]/page'
import { generateMetadata as ofCompare } from '@/app/(shop)/(default)/compare/page'
import { generateMetadata as ofEula } from '@/app/(shop)/(default)/eula/[id]/page'
import { generateMetadata as ofExplore } from '@/app/(shop)/(default)/explore/page'
import { generateMetadata as ofTester } from '@/app/(shop)/(default)/explore/[slug]/page'
import { generateMetadata as ofCheck } from '@/app/(shop)/(default)/licence/page'
import { generateMetadata as ofLicences } from '@/app/(shop)/(default)/licences/page'
import { generateMetadata as ofHome } from '@/app/(shop)/(default)/page'
import { generateMetadata as ofTrial } from '@/app/(shop)/(default)/trial/page'
import { generateMetadata as ofTypeface } from '@/app/(shop)/(default)/typeface/[slug]/page'
import { generateMetadata as ofReleases } from '@/app/(shop)/(default)/typeface/[slug]/releases/page'
import { generateMetadata as ofShop } from '@/app/(shop)/(panel)/shop/page'
import { GET as getSitemap } from '@/app/sitemap.xml/route'
import { env } from '@/env'
import { loadKnownRoutes } from '@/operations/site/routes/route-lookup'
import { openShop } from '../../support/shop/open-shop'

const shop = await openShop()
const { payload } = shop
const before = env.shopUrl
vi.mock('@/app/(shop)/open-shop', () => ({ openShop: async () => payload }))
afterAll(async () => {
  env.shopUrl = before
  // Other test files follow in this process.
  vi.doUnmock('@/app/(shop)/open-shop')
  await shop.close()
})
await loadKnownRoutes(payload)

const props = (slug: string) => ({ params: Promise.resolve({ slug, id: slug }) })
const compared = { searchParams: Promise.resolve({}) }
const PAGES: [RegExp, (slug: string) => Metadata | Promise<Metadata>][] = [
  [/^\/$/, ofHome],
  [/^\/explore$/, ofExplore],
  [/^\/compare$/, () => ofCompare(compared)],
  [/^\/licences$/, ofLicences],
  [/^\/licence$/, ofCheck],
  [/^\/trial$/, ofTrial],
  [/^\/eula\/([^/]+)$/, (id) => ofEula(props(id))],
  [/^\/explore\/([^/]+)$/, (slug) => ofTester(props(slug))],
  [/^\/typeface\/([^/]+)$/, (slug) => ofTypeface(props(slug))],
  [/^\/typeface\/([^/]+)\/releases$/, (slug) => ofReleases(props(slug))],
  [/^\/([^/]+)$/, (slug) => ofPage(props(slug))],
]

async function canonicalOf(path: string): Promise<unknown> {
  for (const [route, generateMetadata] of PAGES) {
    const match = route.exec(path)
    if (match) return (await generateMetadata(match[1] ?? '')).alternates?.canonical
  }
  return `no page of this test is ${path}`
}

async function readPaths(): Promise<string[]> {
  const xml = await (await getSitemap(new Request('http://localhost:3000/sitemap.xml'))).text()
  return [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname)
}

test('every address of the sitemap is a page that calls itself so, and the shop is home', async () => {
  env.shopUrl = new URL('https://fonts.example')
  const paths = await readPaths()

  expect(paths.length).toBeGreaterThan(10)
  expect(await Promise.all(paths.map(canonicalOf))).toEqual(paths)
  expect(ofShop().alternates?.canonical).toBe('/')
})

test('a shop that was not told its address gives none: search engines refuse one without a host', async () => {
  env.shopUrl = null
  const paths = await readPaths()

  expect(await Promise.all(paths.map(canonicalOf))).toEqual(paths.map(() => undefined))
})
