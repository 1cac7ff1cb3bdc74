import { afterAll, expect, test } from 'vitest'
import type { PricedCart } from '@/domain/cart/priced-cart'
import { signDownload } from '@/delivery/download-token'
import { env } from '@/env'
import { namesOfInstances } from '@/fonts/inspect/read-axes'
import { readSfnt } from '@/fonts/sfnt/read-sfnt'
import { findRefusal } from '@/operations/downloads/open-download'
import type { Refusal } from '../../support/shop/browser'
import {
  aCart,
  aLine,
  aPaidPurchase,
  checkOut,
  confirm,
  createPayment,
  payDemo,
  readStatus,
} from '../../support/shop/buyer'
import { requireOrder } from '../../support/shop/delivered'
import { openShop } from '../../support/shop/open-shop'
import { readArchive } from '../../support/shop/read-archive'

const shop = await openShop()
afterAll(() => shop.close())

const GONE = { error: { code: 'download_gone', message: expect.any(String) } }
const UNKNOWN = { error: { code: 'download_not_found', message: 'There is no such download.' } }

async function aDownload() {
  const buyer = shop.visitor()
  const { order } = await aPaidPurchase(buyer)
  const status = await readStatus(buyer, order)
  return { buyer, order, url: status.licences[0]?.download_url ?? '', status }
}

async function grantOf(order: Parameters<typeof requireOrder>[1]) {
  const { id } = await requireOrder(shop, order)
  const { docs } = await shop.payload.find({
    collection: 'grants',
    where: { 'licence.order': { equals: id } },
    depth: 0,
    overrideAccess: true,
  })
  return docs[0]?.id ?? ''
}

test('a download says its length, its name and that nobody may keep it', async () => {
  const { buyer, url, status } = await aDownload()
  const response = await buyer.fetch(url)
  const bytes = await response.arrayBuffer()

  expect(response.status).toBe(200)
  expect(Number(response.headers.get('content-length'))).toBe(bytes.byteLength)
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'application/zip',
    'accept-ranges': 'bytes',
    'cache-control': 'private, no-store',
    'x-content-type-options': 'nosniff',
    'content-disposition': expect.stringContaining(
      `filename="Young Serif ${status.licences[0]?.number}.zip"`,
    ),
  })
})

test('a variable font is delivered under names of its own where a single style has one of its instances', async () => {
  const taken = 'RecursiveMonoLnr-Light'
  const { docs } = await shop.payload.find({
    collection: 'typefaces',
    depth: 0,
    overrideAccess: true,
    where: { slug: { equals: 'recursive' } },
  })
  const single = {
    name: 'Light',
    typ: 'static',
    weight: 300,
    facts: { axes: [], instances: [], postScriptName: taken },
  }
  await shop.payload.create({
    collection: 'styles',
    overrideAccess: true,
    data: { ...single, typ: 'static', slope: 'upright', typeface: docs[0]?.id ?? '' },
  })
  const buyer = shop.visitor()
  const line = await aLine(buyer, { slug: 'recursive', styles: ['Variable'] })
  const { body: cart } = await buyer.post<PricedCart>('/api/order', { lines: [line] })
  const { body: order } = await checkOut(buyer, cart)
  const { body: payment } = await createPayment(buyer, cart)
  await payDemo(buyer, payment)
  await confirm(buyer, cart, payment)
  const { licences } = await readStatus(buyer, order)
  const files = await readArchive(await buyer.fetch(licences[0]?.download_url ?? ''))
  const [font] = files.filter(({ name }) => name.endsWith('.ttf'))
  const names = namesOfInstances(readSfnt(font?.bytes ?? new Uint8Array()))

  expect(names).toContain('RecursiveVariable-MonoLinearLight')
  expect(names).not.toContain(taken)
  expect(new Set(names).size).toBe(names.length)
})

test('a hundred downloads at once are the same archive, built once', async () => {
  const { buyer, url } = await aDownload()
  const responses = await Promise.all(Array.from({ length: 100 }, () => buyer.fetch(url)))
  const bodies = await Promise.all(responses.map((response) => response.arrayBuffer()))
  const [first] = bodies.map((body) => Buffer.from(body))

  expect(bodies.every((body) => first?.equals(Buffer.from(body)))).toBe(true)
  expect(new Set(responses.map(({ headers }) => headers.get('etag'))).size).toBe(1)
})

test('an address that expired answers 410 and says where a fresh one is', async () => {
  const { buyer, order } = await aDownload()
  const grant = await grantOf(order)
  const token = signDownload({ grant, expiresAt: new Date(Date.now() - 1000) }, env.secret)
  const { status, body } = await buyer.get<Refusal>(`/api/download/${token}`)

  expect({ status, body }).toEqual({ status: 410, body: GONE })
  expect(body.error.message).toContain('fresh one')
})

test('what a person reads of a link is what the API answers; of trial fonts it names another way', async () => {
  const { order } = await aDownload()
  const read = async (grant: string) => {
    const token = signDownload({ grant, expiresAt: new Date(Date.now() - 1000) }, env.secret)
    return findRefusal(shop.payload, { token, client: null })
  }
  const trial = await shop.payload.create({
    collection: 'grants',
    data: { grantkey: 'trial:read', kind: 'trial', email: 'reader@example.org' },
    overrideAccess: true,
  })

  expect(await read(await grantOf(order))).toEqual({
    status: 410,
    message: 'This link has expired. Your order’s page has a fresh one.',
    isTrial: false,
  })
  expect(await read(trial.id)).toEqual({
    status: 410,
    message: 'This link has expired. Order the trial fonts again for a fresh one.',
    isTrial: true,
  })
})

test.each([
  ['cut short', (token: string) => token.slice(0, -1)],
  ['of another grant', (token: string) => `${btoa('["1","archive",9e9]')}.${token.split('.')[1]}`],
  ['unsigned', (token: string) => token.split('.')[0] ?? ''],
  ['made up', () => 'nonsense'],
  ['a path', () => '..%2F..%2Ffount.db'],
])('a token that is %s answers 404', async (_how, forge) => {
  const { buyer, url } = await aDownload()
  const token = url.split('/').at(-1) ?? ''
  const { status, body } = await buyer.get<Refusal>(`/api/download/${forge(token)}`)

  expect({ status, body }).toEqual({ status: 404, body: UNKNOWN })
})

test('a signed address of a grant nobody has answers 404', async () => {
  const expiresAt = new Date(Date.now() + 60_000)
  const token = signDownload({ grant: 'nobody', expiresAt }, env.secret)
  const { status, body } = await shop.visitor().get<Refusal>(`/api/download/${token}`)

  expect({ status, body }).toEqual({ status: 404, body: UNKNOWN })
})

test('a revoked grant gives nothing, from the next request on', async () => {
  const { buyer, order, url } = await aDownload()
  const { status: before } = await buyer.fetch(url)
  await shop.payload.update({
    collection: 'grants',
    id: await grantOf(order),
    data: { revokedAt: new Date().toISOString() },
    overrideAccess: true,
  })
  const { status, body } = await buyer.get<Refusal>(url)

  expect(before).toBe(200)
  expect({ status, body }).toEqual({ status: 410, body: GONE })
})

test('the licence is a PDF of its own', async () => {
  const { buyer, status } = await aDownload()
  const document = status.documents.find(({ kind }) => kind === 'licence')
  const response = await buyer.fetch(document?.url ?? '')
  const bytes = Buffer.from(await response.arrayBuffer())

  expect(response.headers.get('content-type')).toBe('application/pdf')
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
  expect(document?.number).toBe(status.licences[0]?.number)
})

test('an order of one buyer says nothing to a cart of another', async () => {
  const [one, other] = [shop.visitor(), shop.visitor()]
  const { order } = await aPaidPurchase(one)
  const cart = await aCart(other)
  const { status } = await other.get(`/api/order/status?order_key=${cart.cart_key}`)

  expect(status).toBe(404)
  expect((await other.get(`/api/order?cart_key=${order.order_key}`)).status).toBe(404)
})
