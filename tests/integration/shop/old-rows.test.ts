import { readdir, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { sweepArchives } from '@/operations/downloads/build-archives'
import { removeAbandonedCarts } from '@/operations/orders/cart/close-carts'
import { removeOldEvents } from '@/operations/orders/payment/process-payment-events'
import {
  aCart,
  aPaidPurchase,
  aPurchase,
  checkOut,
  chooseCountry,
  readStatus,
} from '../../support/shop/buyer'
import { requireOrder } from '../../support/shop/delivered'
import { openShop } from '../../support/shop/open-shop'

const shop = await openShop()
const { payload } = shop
afterAll(() => shop.close())

const DAY_MS = 24 * 3_600_000
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS)

/** As if the cart had been left alone since. */
async function leaveFor(days: number, hash: string) {
  const where = { id: { equals: hash } }
  const data = { updatedAt: inDays(-days).toISOString() }
  await payload.db.updateOne({ collection: 'carts', where, data, options: { atomic: true } })
}

async function newestCart(): Promise<string> {
  const { docs } = await payload.find({ collection: 'carts', sort: '-createdAt', limit: 1 })
  return docs[0]!.id
}

async function carts(): Promise<string[]> {
  const { docs } = await payload.find({ collection: 'carts', limit: 100, overrideAccess: true })
  return docs.map(({ id }) => id)
}

test('a cart left alone for thirty days goes, one that was changed or looked at since stays', async () => {
  const buyer = shop.visitor()
  const makeCart = async () => ({ cart: await aCart(buyer), id: await newestCart() })
  const [left, changed, seen] = [await makeCart(), await makeCart(), await makeCart()]
  for (const { id } of [left, changed, seen]) await leaveFor(31, id)
  await chooseCountry(buyer, changed.cart)
  await buyer.get(`/api/order?cart_key=${seen.cart.cart_key}`)
  await removeAbandonedCarts(payload)
  const gone = await buyer.get(`/api/order?cart_key=${left.cart.cart_key}`)

  expect((await carts()).toSorted()).toEqual([changed.id, seen.id].toSorted())
  expect(gone.status).toBe(404)
})

test('a cart whose order may still be paid stays, and so does a paid one; no order goes', async () => {
  const buyer = shop.visitor()
  const unpaid = await aPurchase(buyer)
  const unpaidId = await newestCart()
  const paid = await aPaidPurchase(buyer)
  const paidId = await newestCart()
  const given = await aCart(buyer)
  const givenId = await newestCart()
  const { body: up } = await checkOut(buyer, given)
  const order = await requireOrder(shop, up)
  const data = { state: 'cancelled' }
  await payload.db.updateOne({ collection: 'orders', where: { id: { equals: order.id } }, data })
  for (const id of [unpaidId, paidId, givenId]) await leaveFor(400, id)
  await removeAbandonedCarts(payload)
  const left = await carts()

  expect([left.includes(unpaidId), left.includes(paidId), left.includes(givenId)]).toEqual([
    true,
    true,
    false,
  ])
  for (const placed of [unpaid.order, paid.order, up]) await requireOrder(shop, placed)
})

test('payment events go after sixty days, what is left to do and what is younger stays', async () => {
  const add = (eventid: string, state: string, days: number) =>
    payload.db.create({
      collection: 'payment-events',
      data: { eventid, type: 'charge.updated', state, createdAt: inDays(-days).toISOString() },
    })
  await add('evt_old', 'done', 61)
  await add('evt_old_failed', 'failed', 61)
  await add('evt_old_waiting', 'received', 61)
  await add('evt_young', 'done', 59)
  await removeOldEvents(payload)
  const { docs } = await payload.find({
    collection: 'payment-events',
    where: { eventid: { like: 'evt_' } },
    sort: 'eventid',
    overrideAccess: true,
  })

  expect(docs.map(({ eventid }) => eventid)).toEqual(['evt_old_waiting', 'evt_young'])
})

test('an archive nobody fetched for a week goes, and the next download builds the same again', async () => {
  const buyer = shop.visitor()
  const { order } = await aPaidPurchase(buyer)
  const etags: (string | null)[] = []
  const fetchFonts = async () => {
    const { licences } = await readStatus(buyer, order)
    const response = await buyer.fetch(new URL(licences[0]?.download_url ?? '').pathname)
    etags.push(response.headers.get('etag'))
    return Buffer.from(await response.arrayBuffer())
  }
  const folder = join(shop.dataDir, 'archives')
  const first = await fetchFonts()
  const [name = ''] = await readdir(folder)
  await fetchFonts()
  await utimes(join(folder, name), inDays(-8), inDays(-8))
  await fetchFonts()
  await sweepArchives()
  const used = await readdir(folder)
  await sweepArchives(inDays(8).getTime())
  const swept = await readdir(folder)
  const again = await fetchFonts()

  expect([used, swept]).toEqual([[name], []])
  expect(new Set(etags.slice(0, 2)).size).toBe(1)
  expect(again.equals(first)).toBe(true)
})
