import { afterAll, expect, test } from 'vitest'
import { AREA_OF } from '@/domain/staff/roles'
import { openShop } from '../../support/shop/open-shop'
import { signInStaff } from '../../support/shop/staff'

const shop = await openShop()
const staff = await signInStaff(shop)
afterAll(() => shop.close())

type Doc = Record<string, unknown> & { id: string }
type Saved = { doc?: Doc; errors?: unknown }

const COUPON = { code: 'COPIED-10', kind: 'percent', value: 10 }
const PAGE = { title: 'To copy', slug: 'to-copy', _status: 'draft' }

const { docs: set } = await shop.payload.find({ collection: 'typefaces', limit: 1, depth: 0 })
const STORY = { ...PAGE, kind: 'news', summary: 'Told twice.', typeface: set[0]?.id }

/** What staff can duplicate, with one of each; undefined: the shop has some. */
const DUPLICATED: Record<string, { name: string; first?: object }> = {
  'licence-types': { name: 'key' },
  coupons: { name: 'code', first: COUPON },
  pages: { name: 'slug', first: PAGE },
  stories: { name: 'slug', first: STORY },
}

test('whatever offers to be duplicated has a test that it works', async () => {
  type Access = { collections: Record<string, { create?: boolean }> }
  const { body } = await staff.ask<Access>('GET', '/api/access')
  const offered = shop.payload.config.collections
    .filter(({ slug, disableDuplicate }) => slug in AREA_OF && !disableDuplicate)
    .filter(({ slug }) => body.collections[slug]?.create)

  expect(offered.map(({ slug }) => slug).toSorted()).toEqual(Object.keys(DUPLICATED).toSorted())
})

async function firstOf(collection: string): Promise<Doc> {
  const { first } = DUPLICATED[collection] ?? {}
  if (first) {
    const { body } = await staff.ask<Saved>('POST', `/api/${collection}?draft=true`, first)
    if (body.doc) return body.doc
  }
  const { body } = await staff.ask<{ docs: Doc[] }>('GET', `/api/${collection}?limit=1&depth=0`)
  const [doc] = body.docs
  if (!doc) throw new Error(`The shop has nothing of ${collection} to copy.`)
  return doc
}

test.each(Object.keys(DUPLICATED))(
  'a duplicate of %s has a name of its own within the rule, and is saved as it is',
  async (collection) => {
    const { name } = DUPLICATED[collection] ?? { name: '' }
    const { id, ...first } = await firstOf(collection)
    const copy = () => staff.ask<Saved>('POST', `/api/${collection}/${id}/duplicate`, {})
    const [one, two] = [await copy(), await copy()]
    const start = String(first[name])
    const names = [one, two].map(({ body }) => String(body.doc?.[name]))

    expect([one.status, two.status]).toEqual([200, 200])
    expect(names.map((copied) => copied.toLowerCase())).toEqual(
      ['-copy', '-copy-2'].map((end) => `${start}${end}`.toLowerCase()),
    )
    const saved = await staff.ask<Saved>('PATCH', `/api/${collection}/${one.body.doc?.id}`, {
      [name]: names[0],
      ...('_status' in first ? { _status: 'published' } : {}),
    })
    expect([saved.status, saved.body.errors]).toEqual([200, undefined])
  },
)

test('nobody buys a copy of a licence type before it was looked through', async () => {
  const { id } = await firstOf('licence-types')
  const { body } = await staff.ask<Saved>('POST', `/api/licence-types/${id}/duplicate`, {})

  expect(body.doc).toMatchObject({ isForSale: false })
})
