import { afterAll, expect, test } from 'vitest'
import { closeOldOrder } from '@/operations/orders/payment/reconcile-payments'
import { readOrder } from '@/operations/orders/read-order'
import { receiveTransfer } from '@/operations/orders/payment/pay-by-transfer'
import { ORIGIN, type Browser, type Refusal } from '../../../support/shop/browser'
import { createPayment, confirm, payDemo, type Placed } from '../../../support/shop/buyer'
import { mailsTo } from '../../../support/mails/kept-mails'
import { deliveredFor, requireOrder } from '../../../support/shop/delivered'
import { emptyOutbox, openShop } from '../../../support/shop/open-shop'
import { aStaffMember, refundAs } from '../../../support/money/money-back'
import {
  acceptQuote,
  aQuote,
  CLIENT,
  readQuote,
  takeTransfers,
} from '../../../support/money/quotes'
import type { PricedCart } from '@/domain/cart/priced-cart'

const shop = await openShop()
await takeTransfers(shop)
const staff = await aStaffMember(shop)
afterAll(() => shop.close())

const DAY_MS = 24 * 3_600_000

type Chosen = Refusal & { order_number: string; order_url?: string; due_at: string }

function choose(client: Browser, { cart_key }: PricedCart) {
  return client.post<Chosen>('/api/order/transfer', { cart_key })
}

async function aTransfer(email: string) {
  const quote = await aQuote(shop.visitor())
  const client = shop.visitor()
  const { body: placed, cart } = await acceptQuote(client, quote, { email })
  const { body } = await choose(client, cart)
  const { id } = await requireOrder(shop, placed)
  return { quote, client, cart, placed, chosen: body, id, email }
}

function receive(id: string, amount: number) {
  const what = { amount, receivedOn: '2026-11-23', reason: 'Statement 12' }
  return receiveTransfer(shop.payload, { order: id, user: staff, ...what })
}

function view({ order_key: key }: Placed) {
  return readOrder(shop.payload, { key, origin: ORIGIN })
}

test('the order waits for the transfer; its page and one mail say where to send what', async () => {
  const { placed, chosen, cart, client, email } = await aTransfer('waits@example.org')
  const again = await choose(client, cart)
  await emptyOutbox(shop.payload)
  const order = await view(placed)
  const mails = await mailsTo(shop.dataDir, email)

  expect(chosen.order_url).toContain(`/order/${placed.order_key}`)
  expect(again.body).toEqual(chosen)
  expect(order).toMatchObject({
    state: 'awaiting_payment',
    transfer: {
      iban: 'DE89 3704 0044 0532 0130 00',
      amount: placed.total,
      reference: placed.order_number,
      due_at: chosen.due_at,
    },
  })
  expect(mails).toHaveLength(1)
  expect(JSON.stringify(mails)).toContain('DE89 3704 0044 0532 0130 00')
})

test('staff mark it paid, and all the rest is as ever', async () => {
  const { placed, id, quote } = await aTransfer('paid@example.org')
  const settled = await receive(id, placed.total)
  const twice = await receive(id, placed.total)
  await emptyOutbox(shop.payload)
  const delivered = await deliveredFor(shop, placed)
  const order = await view(placed)

  expect([settled.kind, twice.kind]).toEqual(['paid', 'paid'])
  expect(delivered).toMatchObject({ state: 'paid', orders: 1, licences: 1, grants: 1 })
  expect(order.documents.map(({ kind }) => kind)).toEqual(['licence', 'invoice', 'eula'])
  expect(await readQuote(shop.visitor(), quote)).toMatchObject({ state: 'paid' })
})

test('less money than was ordered waits for a decision of staff', async () => {
  const { placed, id } = await aTransfer('less@example.org')
  const settled = await receive(id, placed.total - 100)
  const order = await requireOrder(shop, placed)

  expect(settled.kind).toBe('needs_review')
  expect([order.state, order.reviewReason]).toEqual([
    'needs_review',
    expect.stringContaining('came for'),
  ])
})

test('an overdue transfer is reminded of once, then the order closes; money that comes later is not lost', async () => {
  const { placed, id, chosen, email } = await aTransfer('late@example.org')
  const day = (days: number) => new Date(Date.parse(chosen.due_at) + days * DAY_MS)
  for (const days of [-1, 1, 2]) await closeOldOrder(shop.payload, id, day(days))
  await emptyOutbox(shop.payload)
  const reminded = await requireOrder(shop, placed)
  await closeOldOrder(shop.payload, id, day(8))
  const closed = await requireOrder(shop, placed)

  expect(reminded.state).toBe('awaiting_payment')
  expect(await mailsTo(shop.dataDir, email)).toHaveLength(2)
  expect(closed.state).toBe('cancelled')
  expect((await receive(id, placed.total)).kind).toBe('needs_review')
})

test('a transfer can be given up for a card, and a card for a transfer', async () => {
  const { client, cart, placed } = await aTransfer('changes-mind@example.org')
  const refused = await client.post<Refusal>('/api/order/stripe/create', {
    cart_key: cart.cart_key,
  })
  const back = { cart_key: cart.cart_key, instead_of_transfer: true }
  const first = await client.post<{ payment_intent: string }>('/api/order/stripe/create', back)
  await choose(client, cart)
  await client.post('/api/order/stripe/create', back)
  const { body: payment } = await createPayment(client, cart)
  await payDemo(client, payment)
  const { body } = await confirm(client, cart, payment)

  expect([refused.status, refused.body.error.code]).toEqual([409, 'awaits_transfer'])
  expect(first.status).toBe(200)
  expect(body.status).toBe('paid')
  expect((await choose(client, cart)).body.error.code).toBe('cart_paid')
  expect((await view(placed)).by_transfer).toBe(false)
})

test('money of a transfer goes back by hand: staff write it down, with a credit note', async () => {
  const { placed, id } = await aTransfer('back@example.org')
  await receive(id, placed.total)
  const outcome = await refundAs(shop, staff, { id })
  const order = await view(placed)

  expect(outcome.kind).toBe('given_back')
  expect(order).toMatchObject({
    state: 'refunded',
    refunds: [{ amount: placed.total, card: 'the account it came from' }],
  })
  expect(order.documents.map(({ kind }) => kind)).toContain('credit_note')
})

test('without an account in the shop’s settings nothing is paid by transfer', async () => {
  const quote = await aQuote(shop.visitor())
  await shop.payload.updateGlobal({
    slug: 'shop',
    data: { takesTransfers: false },
    overrideAccess: true,
  })
  const client = shop.visitor()
  const { cart } = await acceptQuote(client, quote, { email: CLIENT.email })
  const { status, body } = await choose(client, cart)

  expect([status, body.error.code]).toEqual([409, 'transfers_not_taken'])
})
