import { afterAll, expect, test } from 'vitest'
import { readBlocks } from '@/operations/site/pages/blocks/read-blocks'
import { findPage } from '@/operations/site/pages/find-page'
import { refreshPages } from '@/operations/site/page-cache/refresh-pages'
import { openShop } from '../../support/shop/open-shop'

const shop = await openShop()
const { payload } = shop
afterAll(() => shop.close())

const STAFF = { overrideAccess: true, depth: 0 } as const

const typefaces = await payload.find({ collection: 'typefaces', limit: 100, ...STAFF })
const idOf = (slug: string) => typefaces.docs.find((one) => one.slug === slug)?.id ?? ''

test('a page with blocks is stored, and shows what of them is complete', async () => {
  const specimen = { blockType: 'specimen', size: 'fit' } as const
  await payload.create({
    collection: 'pages',
    data: {
      title: 'In use',
      slug: 'in-use',
      _status: 'published',
      blocks: [{ ...specimen, typeface: idOf('fount-serif'), text: 'Set  in\nitself' }],
    },
    ...STAFF,
  })
  const page = await findPage(payload, 'in-use')
  const { blocks, faces } = await readBlocks(payload, [
    ...(page?.blocks ?? []),
    { ...specimen, id: 'gone', typeface: 'deleted' },
    { id: 'odd', blockType: 'of another shop' },
  ])

  expect(blocks).toEqual([
    {
      id: expect.any(String),
      view: {
        kind: 'specimen',
        text: 'Set in itself',
        dir: 'auto',
        size: 'fit',
        setting: {
          name: 'Fount Serif',
          slug: 'fount-serif',
          styleName: 'Regular',
          face: 'Fount Serif Regular Preview',
          coordinates: {},
        },
      },
    },
    { id: 'gone', gap: 'typeface' },
    { id: 'odd', gap: 'unknown' },
  ])
  expect(faces).toEqual([
    {
      face: 'Fount Serif Regular Preview',
      url: expect.stringMatching(/^\/api\/font-files\/file\/[0-9a-f]{32}\.woff2$/),
    },
  ])
})

test('a page is out of date when a typeface that its blocks show changes, and not for another', async () => {
  await refreshPages(payload)
  const hashNow = () => globalThis.fountCatalogueSnapshot?.pages.get('/in-use')?.contentHash
  const change = (slug: string) =>
    payload.update({
      collection: 'typefaces',
      id: idOf(slug),
      data: { lead: 'Another lead' },
      ...STAFF,
    })
  const before = hashNow()
  await change('young-serif')
  expect(hashNow()).toBe(before)
  await change('fount-serif')
  expect(hashNow()).not.toBe(before)
})
