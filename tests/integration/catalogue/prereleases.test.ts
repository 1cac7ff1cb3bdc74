import { afterAll, beforeAll, expect, test } from 'vitest'
import { compareTypefaces } from '@/operations/catalogue/typefaces/compare-typefaces'
import { findTypefaceView, listTypefaceViews } from '@/operations/catalogue/typefaces/find-typeface'
import { listTypefaceRows } from '@/operations/catalogue/typefaces/list-typefaces'
import { findSoldFamilies } from '@/operations/records/prices/price-inputs'
import { refreshPages } from '@/operations/site/page-cache/refresh-pages'
import { readReleaseFeed } from '@/operations/site/read-feeds'
import { findTypefaceSharing } from '@/operations/site/read-sharing'
import { describeRoutes } from '@/operations/site/routes/built-routes'
import { loadKnownRoutes, lookUpPath, redirectFrom } from '@/operations/site/routes/route-lookup'
import { writeSitemap } from '@/operations/site/write-sitemap'
import { readTrialPage } from '@/operations/trials/read-trial-page'
import type { Typeface } from '@/payload-types'
import { openShop } from '../../support/shop/open-shop'

const shop = await openShop()
const { payload } = shop
afterAll(() => shop.close())

const STAFF = { depth: 0, overrideAccess: true } as const
const SECRET = /^young-serif-[0-9a-f]{32}$/
const ORIGIN = 'https://fount.example'

const [young] = (
  await payload.find({
    collection: 'typefaces',
    where: { slug: { equals: 'young-serif' } },
    ...STAFF,
  })
).docs
const id = young?.id ?? ''

function save(data: Partial<Typeface>): Promise<Typeface> {
  return payload.update({ collection: 'typefaces', id, data, ...STAFF })
}

async function text(path: string): Promise<string> {
  return (await shop.visitor().fetch(path)).text()
}

/** In which of what anybody is told of the catalogue it is named. */
async function namedIn(): Promise<string[]> {
  await refreshPages(payload)
  const told = {
    rows: JSON.stringify(await listTypefaceRows(payload)),
    views: JSON.stringify(await listTypefaceViews(payload)),
    trial: JSON.stringify(await readTrialPage(payload)),
    compare: JSON.stringify(await compareTypefaces(payload, null)),
    feed: await readReleaseFeed(payload, ORIGIN),
    sitemap: (await writeSitemap(payload, { origin: ORIGIN, part: null })) ?? '',
    fonts: await text('/api/fonts'),
    typefaces: await text('/api/typefaces?limit=100'),
    styles: await text('/api/styles?limit=100&depth=2'),
  }
  return Object.entries(told).flatMap(([where, said]) => (/young.serif/i.test(said) ? [where] : []))
}

/** It is not lent. */
const EVERYWHERE = ['rows', 'views', 'compare', 'feed', 'sitemap', 'fonts', 'typefaces', 'styles']

beforeAll(async () => {
  await payload.create({
    collection: 'redirects',
    data: {
      from: '/young',
      to: { type: 'reference', reference: { relationTo: 'typefaces', value: id } },
      type: '308',
    },
    ...STAFF,
  })
})

test('a typeface that everybody sees is not made a secret by a tick', async () => {
  expect(await namedIn()).toEqual(EVERYWHERE)
  await expect(save({ prerelease: true, _status: 'published' })).rejects.toThrow(
    /prerelease|Before/,
  )
})

test('before its release a typeface is found by its secret address alone, without a price', async () => {
  await save({ _status: 'draft' })
  const { slug } = await save({ prerelease: true, _status: 'published' })
  await loadKnownRoutes(payload)
  const named = await namedIn()
  const view = await findTypefaceView(payload, slug)
  const sold = await findSoldFamilies(payload, [view?.styles[0]?.id ?? ''])

  expect(slug).toMatch(SECRET)
  expect(named).toEqual([])
  expect(view).toMatchObject({ isPrerelease: true, shownFrom: null, familyPrice: null })
  expect(view?.styles.every(({ price }) => price === null)).toBe(true)
  expect(view?.hasTrial).toBe(false)
  expect(sold.map(({ styles }) => styles.some(({ price }) => price !== null))).toEqual([true])
  expect((await findTypefaceSharing(payload, slug))?.isUnlisted).toBe(true)
  expect(await lookUpPath(`/typeface/${slug}`)).toBe('known')
  expect(await lookUpPath('/typeface/young-serif')).toBe('no_page')
  expect(redirectFrom('/young')).toBeNull()
  const route = '/typeface/[slug]'
  const built = describeRoutes({
    files: { '/(shop)/(default)/typeface/[slug]/page': route },
    pages: { [`/typeface/${slug}`]: { srcRoute: route }, '/typeface/geist': { srcRoute: route } },
    dynamic: {},
  } as never)
  expect(built.prerendered).toEqual(['/typeface/geist'])
})

test('its address keeps the key as long as staff leave it, and has another where they take it away', async () => {
  const { slug: before } = await save({ lead: 'Soon', _status: 'published' })
  const { slug: after } = await save({ slug: 'young-serif', _status: 'published' })
  await loadKnownRoutes(payload)

  expect([before, after]).toEqual([expect.stringMatching(SECRET), expect.stringMatching(SECRET)])
  expect(after).not.toBe(before)
  expect(redirectFrom(`/typeface/${before}`)).toBeNull()
})

test('once it is out everybody sees it, and the secret address leads to it', async () => {
  const { slug: secret } = await payload.findByID({ collection: 'typefaces', id, ...STAFF })
  const { slug } = await save({ prerelease: false, _status: 'published' })
  await loadKnownRoutes(payload)

  expect(slug).toBe('young-serif')
  expect(await namedIn()).toEqual(EVERYWHERE)
  expect(redirectFrom(`/typeface/${secret}`)?.to).toBe('/typeface/young-serif')
})

test('a family of a superfamily is no secret', async () => {
  const { docs } = await payload.find({
    collection: 'typefaces',
    where: { slug: { in: ['recursive', 'recursive-sans-linear'] } },
    ...STAFF,
  })
  for (const one of docs) {
    await payload.update({
      collection: 'typefaces',
      id: one.id,
      data: { _status: 'draft' },
      ...STAFF,
    })
    const secret = payload.update({
      collection: 'typefaces',
      id: one.id,
      data: { prerelease: true },
      ...STAFF,
    })
    await expect(secret).rejects.toThrow(/prerelease|Before/)
  }
})
