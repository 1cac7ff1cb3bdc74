import { afterAll, expect, test, vi } from 'vitest'
import type { PricedCart } from '@/domain/cart/priced-cart'
import { readDownload } from '@/delivery/download-token'
import { asOneRequest } from '@/operations/read-once'
import { readShop } from '@/operations/records/shop'
import { aCart, aLine, aPaidPurchase, DESKTOP, readStatus } from '../../support/shop/buyer'
import { openShop, type Shop } from '../../support/shop/open-shop'

vi.mock(import('@/delivery/download-token'), async (original) => {
  const actual = await original()
  return { ...actual, readDownload: vi.fn(actual.readDownload) }
})

const shop = await openShop()
afterAll(() => shop.close())

test('a second line is priced from settings, price rules and bundles that are read once', async () => {
  const buyer = shop.visitor()
  const { cart_key, lines } = await aCart(buyer)
  const second = await aLine(buyer, { slug: 'instrument-serif', licences: [DESKTOP] })
  const added = [...lines.map(requestOf), second]

  const counted = countReads(shop)
  const { status } = await buyer.post<PricedCart>('/api/order', {
    cart_key,
    revision: 1,
    lines: added,
  })

  expect({ status, reads: counted() }).toEqual({
    status: 200,
    reads: { shop: 1, 'licence-types': 1, bundles: 1 },
  })
})

test('what a request left to itself reads the settings anew', async () => {
  const counted = countReads(shop)
  let goOn = () => {}
  const answered = new Promise<void>((resolve) => (goOn = resolve))
  let leftOver: Promise<unknown> = Promise.resolve()
  await asOneRequest(async () => {
    await Promise.all([readShop(shop.payload), readShop(shop.payload)])
    leftOver = answered.then(() => readShop(shop.payload))
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
function countReads({ payload }: Shop): () => Record<string, number> {
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
