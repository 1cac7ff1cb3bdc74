import { stripe } from '../../../support/shop/stripe-environment'
import { spawn } from 'node:child_process'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { issueInvoice } from '@/operations/orders/documents/issue-invoice'
import type { Invoice, Order } from '@/payload-types'
import { aPurchase, confirm, type Purchase } from '../../../support/shop/buyer'
import { requireOrder } from '../../../support/shop/delivered'
import { openShop } from '../../../support/shop/open-shop'

const shop = await openShop()
const { payload } = shop
const buyer = shop.visitor()
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})
afterAll(async () => {
  await stripe.stop()
  await shop.close()
})

const bought = await aPurchase(buyer)
stripe.commands.pay(bought.payment.payment_intent)

async function invoices(): Promise<Invoice[]> {
  const { docs } = await payload.find({
    collection: 'invoices',
    limit: 1000,
    depth: 0,
    sort: 'number',
    overrideAccess: true,
  })
  return docs
}

async function numbers(): Promise<string[]> {
  return (await invoices()).map(({ number }) => number)
}

const from = (first: number, last: number, year = new Date().getFullYear()) =>
  Array.from(
    { length: last - first + 1 },
    (_, index) => `R${year}-${String(first + index).padStart(4, '0')}`,
  )

/** Copies of the order that was bought, each as if it had been placed by itself. */
async function moreOrders(count: number, difference: Partial<Order> = {}): Promise<Order[]> {
  const { id: _id, ...order } = await requireOrder(shop, bought.order)
  return Promise.all(
    Array.from({ length: count }, async () => {
      const own = crypto.randomUUID()
      const data = { ...order, ...difference, number: own, checkoutkey: own, keyhash: own }
      return (await payload.db.create({ collection: 'orders', data })) as unknown as Order
    }),
  )
}

/** Lets the process "end" before the write of the invoice. */
function crashBeforeInvoice() {
  const create = payload.create.bind(payload)
  vi.spyOn(payload, 'create').mockImplementation((options) => {
    if (options.collection === 'invoices') throw new Error('The lights went out.')
    return create(options)
  })
}

/** Lets it "end" between the invoice and the write that makes the order paid. */
function crashBeforePaid() {
  const update = payload.db.updateOne.bind(payload.db)
  vi.spyOn(payload.db, 'updateOne').mockImplementation(async (options) => {
    const isLast = options.collection === 'orders' && options.data.state === 'paid'
    if (isLast) throw new Error('The lights went out.')
    return update(options)
  })
}

async function settled({ cart, payment, order }: Purchase) {
  const { status } = await confirm(buyer, cart, payment)
  return { status, state: (await requireOrder(shop, order)).state, numbers: await numbers() }
}

test('an order that is settled has one invoice, whatever ends in between and however often it runs', async () => {
  const seen = []
  for (const fail of [crashBeforeInvoice, crashBeforePaid]) {
    fail()
    seen.push(await settled(bought))
    vi.restoreAllMocks()
  }
  seen.push(await settled(bought), await settled(bought))

  expect(seen).toEqual([
    { status: 500, state: 'awaiting_payment', numbers: [] },
    { status: 500, state: 'awaiting_payment', numbers: from(1, 1) },
    { status: 200, state: 'paid', numbers: from(1, 1) },
    { status: 200, state: 'paid', numbers: from(1, 1) },
  ])
})

test('fifty at once leave no gap and make none twice', async () => {
  const orders = await moreOrders(25)
  const issued = await Promise.all(
    [...orders, ...orders].map((order) => issueInvoice(payload, order)),
  )

  expect(await numbers()).toEqual(from(1, 26))
  expect(issued.map((one) => one?.number).toSorted()).toEqual(
    [...from(2, 26), ...from(2, 26)].toSorted(),
  )
})

test('two processes at once leave no gap and make none twice', async () => {
  const orders = await moreOrders(40)
  const ids = orders.map(({ id }) => id).join(',')
  const child = spawn(
    process.execPath,
    [
      '--conditions=production',
      'src/setup/run-payload.mjs',
      'run',
      'tests/support/shop/processes/issue-invoices-child.ts',
      ids,
    ],
    { env: process.env, stdio: ['ignore', 'ignore', 'inherit'] },
  )
  const gone = new Promise((ended) => child.once('exit', ended))
  await vi.waitFor(async () => expect((await numbers()).length).toBeGreaterThan(26), {
    timeout: 60_000,
    interval: 50,
  })
  await Promise.all(orders.toReversed().map((order) => issueInvoice(payload, order)))

  expect(await gone).toBe(0)
  expect(await numbers()).toEqual(from(1, 66))
  expect(new Set((await invoices()).map(({ order }) => order)).size).toBe(66)
})

test('numbers of a year begin with its first day in the country of the seller', async () => {
  const [old, first, second] = await moreOrders(3)
  vi.useFakeTimers({ toFake: ['Date'] })
  const at = async (moment: string, order?: Order) => {
    vi.setSystemTime(new Date(moment))
    return (await issueInvoice(payload, order!))?.number
  }

  expect([
    await at('2031-12-31T22:59:59Z', old),
    await at('2031-12-31T23:00:00Z', first),
    await at('2032-01-01T12:00:00Z', second),
  ]).toEqual(['R2031-0001', 'R2032-0001', 'R2032-0002'])
})

test('an order of 0 has no invoice, and one of the demo is counted by itself', async () => {
  const [free] = await moreOrders(1, { total: 0, net: 0, tax: null })
  const [demo] = await moreOrders(1, { provider: 'demo' })
  const year = new Date().getFullYear()

  expect(await issueInvoice(payload, free!)).toBe(null)
  expect((await issueInvoice(payload, demo!))?.number).toBe(`DEMO-${year}-R0001`)
  expect((await numbers()).filter((number) => number.startsWith(`R${year}`))).toEqual(from(1, 66))
})

test('an invoice keeps what it said, whatever the shop is called later', async () => {
  const before = (await invoices()).find(({ number }) => number === from(1, 1)[0])
  await payload.updateGlobal({
    slug: 'shop',
    data: { name: 'Another name', seller: 'Another GmbH', vatId: null, address: { city: 'Rome' } },
    overrideAccess: true,
  })
  await payload.update({
    collection: 'typefaces',
    where: { slug: { equals: 'young-serif' } },
    data: { name: 'Old Serif' },
    overrideAccess: true,
  })
  const order = await requireOrder(shop, bought.order)

  expect(await issueInvoice(payload, order)).toEqual(before)
  expect(before?.contents).toMatchObject({ lines: [{ typeface: 'Young Serif' }] })
})

test('an order of before, that holds no seller, is invoiced by the shop of today', async () => {
  const [old] = await moreOrders(1, { seller: null, origin: null })
  const invoice = await issueInvoice(payload, old!)

  expect(invoice?.contents).toMatchObject({ seller: { legalName: 'Another GmbH' } })
})
