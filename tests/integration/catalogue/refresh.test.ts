import { afterAll, expect, test } from 'vitest'
import { changedPages, type PageVersions } from '@/domain/catalogue/pages/page-versions'
import { prepareTypefaces } from '@/operations/fonts/refresh-typeface'
import { refreshChangedPages, refreshPages } from '@/operations/site/page-cache/refresh-pages'
import { openShop } from '../../support/shop/open-shop'

const shop = await openShop()
const { payload } = shop
afterAll(() => shop.close())
await refreshPages(payload)

const SLUGS = [
  'fount-serif',
  'instrument-serif',
  'recursive',
  'recursive-sans-linear',
  'young-serif',
]
const ALONE =
  '/ /explore /explore_old /shop /about /licence /licences /trial /write /missing/failure'.split(
    ' ',
  )
const PLAIN_LIST = ['/explore_old', ...SLUGS.map((slug) => `/explore_old/${slug}`)]
const everything = [...versionsNow().keys()]
const withFoot = everything.filter((address) => address !== '/shop')

const STAFF = { overrideAccess: true, depth: 0 } as const

function versionsNow(): PageVersions {
  return globalThis.fountCatalogueSnapshot?.pages ?? new Map()
}

/** What a change of staff's makes anew, by its hooks alone. */
async function pagesMadeAnewBy(change: () => Promise<unknown>): Promise<string[]> {
  // What an earlier change left to prepare is none of this one's.
  await prepareTypefaces(payload)
  await refreshPages(payload)
  const before = versionsNow()
  await change()
  return changedPages(before, versionsNow()).toSorted()
}

async function idOf(collection: 'typefaces' | 'pages', slug: string): Promise<string> {
  const where = { slug: { equals: slug } }
  const { docs } = await payload.find({ collection, where, ...STAFF })
  return docs[0]?.id ?? ''
}

async function change(
  collection: 'typefaces' | 'pages',
  slug: string,
  data: Record<string, unknown>,
) {
  const id = await idOf(collection, slug)
  return pagesMadeAnewBy(() => payload.update({ collection, id, data, ...STAFF }))
}

test('page versions hold every path of the page cache', () => {
  expect(everything.filter((address) => !address.startsWith('/eula/')).toSorted()).toEqual(
    [...ALONE, ...SLUGS.flatMap(pagesOf)].toSorted(),
  )
})

test.each([
  ['nothing', {}, []],
  ['its lead', { lead: 'Another lead' }, ['/explore', '/typeface/young-serif']],
  ['its text about itself', { about: 'Another text' }, ['/explore', '/typeface/young-serif']],
  ['its purpose', { purpose: 'Another' }, ['/explore', '/typeface/young-serif', ...PLAIN_LIST]],
  ['its field on the wall', { shape: 'belt' }, ['/explore']],
  [
    'a family price that is not its lowest',
    { price: 990_000 },
    ['/explore/young-serif', '/licences', '/shop', '/typeface/young-serif'],
  ],
])('a typeface that changes %s', async (_what, data, addresses) => {
  expect(await change('typefaces', 'young-serif', data)).toEqual([...addresses].toSorted())
})

test('a draft of a typeface changes no page', async () => {
  const id = await idOf('typefaces', 'fount-serif')
  const data = { name: 'Older Serif', slug: 'older-serif', lead: 'A draft' }
  const draft = { collection: 'typefaces', id, data, draft: true, ...STAFF } as const

  expect(await pagesMadeAnewBy(() => payload.update(draft))).toEqual([])
})

test('a child shows on its parent’s page as far as that page tells of it', async () => {
  const child = 'recursive-sans-linear'
  expect(await change('typefaces', child, { lead: 'Another' })).toEqual([`/typeface/${child}`])
  const described = ['/typeface/recursive', `/typeface/${child}`]
  expect(await change('typefaces', child, { purpose: 'Another' })).toEqual(described)
})

test('a new order changes the lists and the neighbours that lead to one another', async () => {
  expect(await change('typefaces', 'young-serif', { position: 0 })).toEqual(
    [
      '/',
      '/explore',
      '/licences',
      '/shop',
      ...PLAIN_LIST,
      '/typeface/fount-serif',
      '/typeface/recursive',
      '/typeface/young-serif',
      '/typeface/recursive-sans-linear', // a child leads to the first of the list
    ].toSorted(),
  )
})

test('a new slug changes its old addresses, its new ones, and whatever leads there', async () => {
  expect(await change('typefaces', 'young-serif', { slug: 'new-serif' })).toEqual(
    [
      '/',
      '/explore',
      '/licences',
      '/shop',
      '/explore_old',
      ...SLUGS.filter((slug) => slug !== 'young-serif').map((slug) => `/explore_old/${slug}`),
      ...['young-serif', 'new-serif'].flatMap(pagesOf),
      '/typeface/fount-serif',
      '/typeface/recursive-sans-linear',
    ].toSorted(),
  )
})

test('a page that says something else changes alone, and with its title every footer', async () => {
  expect(await change('pages', 'about', { lead: 'Something else' })).toEqual(['/about'])
  expect(await change('pages', 'about', { title: 'About us' })).toEqual(withFootNow())
})

test('a page is taken back from its address and from every footer', async () => {
  expect(await change('pages', 'about', { _status: 'draft' })).toEqual(withFootNow('/about'))
  expect(await change('pages', 'about', { _status: 'published' })).toEqual(withFootNow())
})

test('a style’s price shows where it is sold, and in lists where it is the lowest', async () => {
  const where = { 'typeface.slug': { equals: 'instrument-serif' } }
  const { docs } = await payload.find({ collection: 'styles', where, limit: 1, ...STAFF })
  const raise = (price: number) =>
    pagesMadeAnewBy(() =>
      payload.update({ collection: 'styles', id: docs[0]?.id ?? '', data: { price }, ...STAFF }),
    )
  const own = ['/explore/instrument-serif', '/licences', '/shop', '/typeface/instrument-serif']

  expect(await raise(880_000)).toEqual(own)
  expect(await raise(1)).toEqual(
    [...own, '/', '/explore', '/explore_old', ...explored()].toSorted(),
  )
})

test('what staff call an instance shows where the style can be tried', async () => {
  const where = { 'typeface.slug': { equals: 'recursive' } }
  const { docs } = await payload.find({ collection: 'styles', where, limit: 1, ...STAFF })
  const variation = { instances: [{ instance: 'Mono Linear Light', name: 'Typewriter' }] }
  const said = {
    collection: 'styles',
    id: docs[0]?.id ?? '',
    data: { variation },
    ...STAFF,
  } as const

  expect(await pagesMadeAnewBy(() => payload.update(said))).toEqual([
    '/explore/recursive',
    '/typeface/recursive',
  ])
})

test('what the foundry sells, and how, shows in the shop alone', async () => {
  const { docs } = await payload.find({ collection: 'licence-types', limit: 1, ...STAFF })
  const [type] = docs
  const data = { summary: { may: ['Anything'], may_not: [] } }

  expect(
    await pagesMadeAnewBy(() =>
      payload.update({ collection: 'licence-types', id: type?.id ?? '', data, ...STAFF }),
    ),
  ).toEqual(['/licences', '/shop'])
  expect(
    await pagesMadeAnewBy(() =>
      payload.updateGlobal({ slug: 'shop', data: { combinationFactor: '0.5' }, ...STAFF }),
    ),
  ).toEqual(['/licences', '/shop'])
})

test('a redirect changes no page', async () => {
  const to = { type: 'custom' as const, url: '/about' }
  const data = { from: '/old', to, type: '308' as const }
  expect(
    await pagesMadeAnewBy(() => payload.create({ collection: 'redirects', data, ...STAFF })),
  ).toEqual([])
})

test('what another process published is seen at the next look, once', async () => {
  // The preparation that the changes above began ends with a look of its own.
  await prepareTypefaces(payload)
  const id = await idOf('pages', 'about')
  const quiet = { context: { quiet: true }, data: { lead: 'From elsewhere' } }
  await payload.update({ collection: 'pages', id, ...quiet, ...STAFF })

  expect(await refreshChangedPages(payload)).toEqual(['/about'])
  expect(await refreshChangedPages(payload)).toEqual([])
})

function withFootNow(...gone: string[]): string[] {
  const renamed = withFoot.map((address) => address.replace('young-serif', 'new-serif'))
  return [...new Set([...renamed, ...gone])].toSorted()
}

function explored(): string[] {
  return SLUGS.map((slug) => `/explore_old/${slug}`.replace('young-serif', 'new-serif'))
}

function pagesOf(slug: string): string[] {
  const typeface = `/typeface/${slug}`
  return [typeface, `${typeface}/releases`, `/explore/${slug}`, `/explore_old/${slug}`]
}
