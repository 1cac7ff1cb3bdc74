import { createHash, createHmac, hkdfSync } from 'node:crypto'
import { afterAll, afterEach, expect, test } from 'vitest'
import { env } from '@/env'
import { keyOf } from '@/operations/secret-key'
import type { OrderAnswer } from '@/domain/order/order-answer'
import { aPaidPurchase } from '../../support/shop/buyer'
import { openShop } from '../../support/shop/open-shop'

const shop = await openShop()
const before = { secret: env.secret, formerSecret: env.formerSecret }
afterEach(() => void Object.assign(env, before))
afterAll(() => shop.close())

const inAnHour = () => new Date(Date.now() + 3_600_000)

async function aPaidOrder() {
  const { order } = await aPaidPurchase(shop.visitor())
  const key = order.order_key
  const { docs } = await shop.payload.find({
    collection: 'orders',
    sort: '-createdAt',
    limit: 1,
    overrideAccess: true,
    showHiddenFields: true,
  })
  return { key, nonce: docs[0]?.nonce ?? '', id: docs[0]?.id ?? '' }
}

async function statusOf(key: string) {
  return shop.visitor().get<OrderAnswer>(`/api/order/status?order_key=${key}`)
}

async function downloadOf(url: string) {
  return (await shop.visitor().fetch(new URL(url).pathname)).status
}

test('a changed secret leaves old links open until the time that is set, and fresh ones open too', async () => {
  const { key, nonce } = await aPaidOrder()
  const url = (await statusOf(key)).body.licences[0]?.download_url ?? ''
  Object.assign(env, {
    secret: 'another secret',
    formerSecret: { secret: before.secret, until: inAnHour() },
  })
  const fresh = keyOf('order', nonce)
  const open = [(await statusOf(key)).status, (await statusOf(fresh)).status, await downloadOf(url)]
  Object.assign(env, { formerSecret: { secret: before.secret, until: new Date() } })

  expect(fresh).not.toBe(key)
  expect(open).toEqual([200, 200, 200])
  expect([(await statusOf(key)).status, await downloadOf(url)]).toEqual([404, 404])
  expect((await statusOf(fresh)).status).toBe(200)
})

test('a secret that is changed without the one before ends its links at once', async () => {
  const { key, nonce } = await aPaidOrder()
  Object.assign(env, { secret: 'another secret', formerSecret: null })

  expect((await statusOf(key)).status).toBe(404)
  expect((await statusOf(keyOf('order', nonce))).status).toBe(200)
})

test('a link of an older shop still opens, and so does a fresh one for its order', async () => {
  const { nonce, id } = await aPaidOrder()
  const secret = Buffer.from(hkdfSync('sha256', env.secret, '', 'order key', 32))
  const older = createHmac('sha256', secret).update(nonce).digest('base64url').slice(0, 24)
  const keyhash = createHash('sha256').update(older).digest('hex')
  await shop.payload.update({ collection: 'orders', id, data: { keyhash }, overrideAccess: true })

  expect((await statusOf(older)).status).toBe(200)
  expect((await statusOf(keyOf('order', nonce))).status).toBe(200)
})
