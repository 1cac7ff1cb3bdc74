import { afterAll, expect, test, vi } from 'vitest'
import type { PricedCart } from '@/domain/cart/priced-cart'
import { readDownload } from '@/delivery/download-token'
import { env } from '@/env'
import { openSqlite } from '@/operations/database'
import { asOneRequest } from '@/operations/read-once'
import { readShop } from '@/operations/records/shop'
import type { Shop } from '@/payload-types'
import { aCart, aLine, aPaidPurchase, DESKTOP, readStatus } from '../../support/shop/buyer'
import { openShop, type Shop as TestShop } from '../../support/shop/open-shop'

vi.mock(import('@/delivery/download-token'), async (original) => {
  const actual = await original()
  return { ...actual, readDownload: vi.fn(actual.readDownload) }
})

const shop = await openShop()
afterAll(() => shop.close())

const EACH_ONCE = { shop: 1, 'licence-types': 1, bundles: 1 }

/** Several servers write to a MongoDB. */
const isKept = !env.databaseUrl.startsWith('mongodb')

async function saveShop(data: Partial<Shop>): Promise<void> {
  await shop.payload.db.updateGlobal({ slug: 'shop', data })
}

test('a second line is priced from settings, price rules and bundles that are read once', async () => {
  const buyer = shop.visitor()
  const { cart_key, lines } = await aCart(buyer)
  const second = await aLine(buyer, { slug: 'instrument-serif', licences: [DESKTOP] })
  const added = [...lines.map(requestOf), second]

  await saveShop({})
  const counted = countReads(shop)
  const { status } = await buyer.post<PricedCart>('/api/order', {
    cart_key,
    revision: 1,
    lines: added,
  })

  expect({ status, reads: counted() }).toEqual({ status: 200, reads: EACH_ONCE })
})

test('what all visitors read is kept from one request to the next, until staff change any of it', async () => {
  const buyer = shop.visitor()
  const { cart_key, total } = await aCart(buyer)
  const read = async () => (await buyer.get<PricedCart>(`/api/order?cart_key=${cart_key}`)).body
  const counted = countReads(shop)
  const again = await read()
  const reads = counted()
  await saveShop({ combinationFactor: '0.5' })
  const countedAfter = countReads(shop)
  await read()
  const readsAfter = countedAfter()
  const [style] = again.lines[0]?.styles ?? []
  await shop.payload.db.updateOne({
    ...{ collection: 'styles', where: { id: { equals: style?.id } }, data: { price: 1_000_000 } },
  })
  await shop.payload.db.updateOne({
    ...{ collection: 'typefaces', where: { slug: { equals: 'young-serif' } } },
    data: { price: null },
  })
  const dearer = await read()

  expect(reads).toEqual(isKept ? { shop: 0, 'licence-types': 0, bundles: 0 } : EACH_ONCE)
  expect(readsAfter).toEqual(EACH_ONCE)
  expect([again.total, dearer.total > total]).toEqual([total, true])
})

test.runIf(isKept)(
  'what another process changes is read by the next request, settings and prices',
  async () => {
    const buyer = shop.visitor()
    const { cart_key, lines } = await aCart(buyer)
    const read = async () => (await buyer.get<PricedCart>(`/api/order?cart_key=${cart_key}`)).body
    const before = await read()
    const elsewhere = openSqlite(env.databaseUrl)
    await elsewhere.execute({
      sql: 'update styles set price = 2000000 where id = ?',
      args: [lines[0]?.styles[0]?.id ?? ''],
    })
    await elsewhere.execute('update typefaces set price = null')
    await elsewhere.execute("update shop set name = 'Elsewhere'")
    elsewhere.close()

    expect((await read()).total).toBeGreaterThan(before.total)
    expect((await asOneRequest(() => readShop(shop.payload))).name).toBe('Elsewhere')
  },
)

test('what a request left to itself reads the settings anew', async () => {
  await saveShop({})
  const counted = countReads(shop)
  let goOn = () => {}
  const answered = new Promise<void>((resolve) => (goOn = resolve))
  let leftOver: Promise<unknown> = Promise.resolve()
  await asOneRequest(async () => {
    await Promise.all([readShop(shop.payload), readShop(shop.payload)])
    leftOver = answered.then(async () => {
      await saveShop({})
      return readShop(shop.payload)
    })
  })
  goOn()
  await leftOver

  expect(counted()).toEqual({ shop: 2, 'licence-types': 0, bundles: 0 })
})

test('the token of a download is verified once', async () => {
  const buyer = shop.visitor()
  const { order } = await aPaidPurchase(buyer)
  const { licences } = await readStatus(buyer, order)
  vi.mocked(readDownload).mockClear()
  const { status } = await buyer.fetch(licences[0]?.download_url ?? '')

  expect({ status, times: vi.mocked(readDownload).mock.calls.length }).toEqual({
    status: 200,
    times: 1,
  })
})

function requestOf(line: PricedCart['lines'][number]) {
  return {
    styles: line.styles.map(({ id }) => id),
    licences: line.licences.map(({ type, tier }) => ({ type, tier })),
  }
}

/** Of each table, how often the database was asked for it since. */
function countReads({ payload }: TestShop): () => Record<string, number> {
  const find = vi.spyOn(payload.db, 'find')
  const findGlobal = vi.spyOn(payload.db, 'findGlobal')
  return () => {
    const asked = find.mock.calls.map(([{ collection }]) => collection)
    const counts = {
      shop: findGlobal.mock.calls.filter(([{ slug }]) => slug === 'shop').length,
      'licence-types': asked.filter((slug) => slug === 'licence-types').length,
      bundles: asked.filter((slug) => slug === 'bundles').length,
    }
    find.mockRestore()
    findGlobal.mockRestore()
    return counts
  }
}
