import { stripe } from '../../../support/shop/stripe-environment'
import { afterAll, expect, test } from 'vitest'
import type { DocumentContents } from '@/domain/order/documents/document-contents'
import { findDocumentsOfOrder } from '@/operations/records/invoices'
import { issueCreditNote } from '@/operations/orders/documents/issue-credit-note'
import type { Invoice, Order, Refund } from '@/payload-types'
import { aPurchase, confirm, readStatus } from '../../../support/shop/buyer'
import { requireOrder } from '../../../support/shop/delivered'
import { openShop } from '../../../support/shop/open-shop'

const shop = await openShop()
const { payload } = shop
const buyer = shop.visitor()
afterAll(async () => {
  await stripe.stop()
  await shop.close()
})

const YEAR = new Date().getFullYear()

async function aPaidOrder() {
  const bought = await aPurchase(buyer)
  stripe.commands.pay(bought.payment.payment_intent)
  await confirm(buyer, bought.cart, bought.payment)
  return { bought, order: await requireOrder(shop, bought.order) }
}

async function aRefund(order: Order, part: Partial<Refund>): Promise<Refund> {
  return payload.create({
    collection: 'refunds',
    data: {
      refundkey: crypto.randomUUID(),
      refundid: crypto.randomUUID(),
      order: order.id,
      amount: order.total,
      net: order.net,
      tax: order.total - order.net,
      licences: 'kept',
      state: 'succeeded',
      ...part,
    },
    depth: 0,
    overrideAccess: true,
  })
}

function sumsOf(note: Invoice | null) {
  const { net, tax, total } = note?.contents as unknown as DocumentContents
  return { number: note?.number, net, tax: tax.amount, total }
}

test('a refund has one credit note however often and by how many it is asked for, and the buyer finds it', async () => {
  const { bought, order } = await aPaidOrder()
  const refund = await aRefund(order, { licences: 'revoked' })
  const notes = await Promise.all(
    Array.from({ length: 20 }, () => issueCreditNote(payload, { order, refund })),
  )
  const { documents } = await readStatus(buyer, bought.order)
  const note = documents.find(({ kind }) => kind === 'credit_note')
  const response = await buyer.fetch(note?.url ?? '')

  expect(new Set(notes.map((one) => one?.number))).toEqual(new Set([`G${YEAR}-0001`]))
  expect(sumsOf(notes[0]!)).toMatchObject({ net: order.net, total: order.total })
  expect(notes[0]?.contents).toMatchObject({ corrects: { number: `R${YEAR}-0001` } })
  expect(response.headers.get('content-disposition')).toContain(`"G${YEAR}-0001.pdf"`)
})

test('credit notes of parts, all at once, add up to the invoice and to what the refunds were booked as', async () => {
  const { order } = await aPaidOrder()
  const tax = order.total - order.net
  const parts = [
    await aRefund(order, { amount: 1001, net: 841, tax: 160 }),
    await aRefund(order, { amount: 999, net: 840, tax: 159 }),
    await aRefund(order, { amount: order.total - 2000, net: order.net - 1681, tax: tax - 319 }),
  ]
  const notes = await Promise.all(
    parts.map((refund) => issueCreditNote(payload, { order, refund })),
  )
  const sums = notes.map(sumsOf)

  expect(sums.map(({ net, tax: of, total }) => ({ net, tax: of, total }))).toEqual(
    parts.map((part) => ({ net: part.net, tax: part.tax, total: part.amount })),
  )
  expect(sums.map(({ number }) => number).toSorted()).toEqual(
    [2, 3, 4].map((serial) => `G${YEAR}-000${serial}`),
  )
})

test('what came beyond the invoice goes back without a credit note', async () => {
  const { order } = await aPaidOrder()
  const whole = await aRefund(order, {})
  const beyond = await aRefund(order, { amount: 500, net: 500, tax: 0 })
  await issueCreditNote(payload, { order, refund: whole })

  expect(await issueCreditNote(payload, { order, refund: beyond })).toBe(null)
})

test('an order that was never delivered has nothing to credit', async () => {
  const { bought } = { bought: await aPurchase(buyer) }
  const order = await requireOrder(shop, bought.order)
  const refund = await aRefund(order, {})

  expect(await issueCreditNote(payload, { order, refund })).toBe(null)
  expect(await findDocumentsOfOrder(payload, order.id)).toEqual([])
})

test('an order that was delivered before there were invoices gets its invoice, then its credit note', async () => {
  const { order } = await aPaidOrder()
  await payload.db.deleteMany({ collection: 'invoices', where: { order: { equals: order.id } } })
  await issueCreditNote(payload, { order, refund: await aRefund(order, {}) })
  const documents = await findDocumentsOfOrder(payload, order.id)

  expect(documents.map(({ kind }) => kind)).toEqual(['invoice', 'credit_note'])
})
