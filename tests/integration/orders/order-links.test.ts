import fc from 'fast-check'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import type { MineAnswer } from '@/domain/order/mine-answer'
import type { OrderAnswer } from '@/domain/order/order-answer'
import { orderUrl } from '@/operations/orders/order-link'
import { findOrder } from '@/operations/records/orders'
import { keyOf } from '@/operations/secret-key'
import { signIn } from '../../support/buyers/sign-in'
import { aPaidPurchase } from '../../support/shop/buyer'
import { openShop } from '../../support/shop/open-shop'

const shop = await openShop()
afterEach(() => void vi.useRealTimers())
afterAll(() => shop.close())

const DAY_MS = 86_400_000

async function aPaidOrder() {
  const { order } = await aPaidPurchase(shop.visitor())
  const { docs } = await shop.payload.find({
    collection: 'orders',
    where: { number: { equals: order.order_number } },
    overrideAccess: true,
    showHiddenFields: true,
  })
  const [row] = docs
  if (!row) throw new Error('The order is not there.')
  return row
}

const keyIn = (url: string) => url.split('/').at(-1) ?? ''

async function statusOf(key: string) {
  return shop.visitor().get<OrderAnswer>(`/api/order/status?order_key=${key}`)
}

/** A link as it was made so many days ago. */
function linkOf(order: { nonce?: string | null }, daysAgo: number): string {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - daysAgo * DAY_MS })
  const url = orderUrl(order)
  vi.useRealTimers()
  return keyIn(url)
}

async function setMonths(linkMonths: number) {
  await shop.payload.updateGlobal({ slug: 'shop', data: { linkMonths }, overrideAccess: true })
}

test('a link to an order works for two years, and says then where a new one is made', async () => {
  const order = await aPaidOrder()
  const [young, old] = [linkOf(order, 725), linkOf(order, 735)]

  expect((await statusOf(young)).status).toBe(200)
  expect(await statusOf(old)).toMatchObject({
    status: 410,
    body: { error: { code: 'order_link_ended', message: expect.stringMatching(/My licences/) } },
  })
})

test('the foundry sets how long, for links that are out there too', async () => {
  const order = await aPaidOrder()
  const link = linkOf(order, 45)
  const before = (await statusOf(link)).status
  await setMonths(1)
  const shorter = (await statusOf(link)).status
  await setMonths(24)

  expect([before, shorter, (await statusOf(link)).status]).toEqual([200, 410, 200])
})

test('a link of an older shop, which says no day, counts from its order', async () => {
  const order = await aPaidOrder()
  const undated = keyOf('quote', order.nonce ?? '') // of another kind, so never of an order
  expect((await statusOf(undated)).status).toBe(404)
  const link = keyOf('order', order.nonce ?? '')
  const young = (await statusOf(link)).status
  const placedAt = new Date(Date.now() - 735 * DAY_MS).toISOString()
  await shop.payload.db.updateOne({
    collection: 'orders',
    where: { id: { equals: order.id } },
    data: { placedAt },
  })

  expect([young, (await statusOf(link)).status]).toEqual([200, 410])
  const fresh = keyIn(orderUrl((await findOrder(shop.payload, order.id)) ?? {}))
  expect((await statusOf(fresh)).status).toBe(200)
})

test('My licences makes new links to old orders', async () => {
  const order = await aPaidOrder()
  const buyer = shop.visitor()
  await signIn(shop, buyer, order.email ?? '')
  const { body } = await buyer.get<MineAnswer>('/api/order/mine')
  const links = body.orders.map(({ order_url }) => keyIn(order_url))
  const answers = await Promise.all(links.map(statusOf))
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 20 * DAY_MS })
  const later = keyIn(orderUrl(order))
  vi.useRealTimers()

  expect(answers.map(({ status }) => status)).toEqual(links.map(() => 200))
  const today = links.find((link) => link.startsWith(order.nonce ?? 'none'))
  expect(today).toBe(keyIn(orderUrl(order)))
  expect(later).not.toBe(today)
})

test('the day of a link is signed with it: no letter of it may be another', async () => {
  const order = await aPaidOrder()
  const link = linkOf(order, 735)
  await fc.assert(
    fc.asyncProperty(
      fc.nat(link.length - 1),
      fc.constantFrom(...'ABCxyz019-_'),
      async (at, letter) => {
        fc.pre(link[at] !== letter)
        const forged = link.slice(0, at) + letter + link.slice(at + 1)
        expect((await statusOf(forged)).status).not.toBe(200)
      },
    ),
    { numRuns: 40 },
  )
})
