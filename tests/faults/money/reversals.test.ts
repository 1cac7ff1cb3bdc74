import { stripe, WEBHOOK_SECRET } from '../../support/shop/stripe-environment'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { completeRefunds } from '@/operations/orders/refunds/complete-refunds'
import { reconcileRefunds } from '@/operations/orders/refunds/follow-payment'
import { tellOfRefund } from '@/operations/orders/refunds/notify-of-refund'
import { findRefundsOfOrder } from '@/operations/records/refunds'
import { balanceOf, documentsOf } from '../../support/money/balance'
import {
  aSale,
  aStaffMember,
  booksOf,
  downloadsOf,
  eventsDone,
  mailsAbout,
  refundAs,
  type Sale,
} from '../../support/money/money-back'
import { requireOrder } from '../../support/shop/delivered'
import { openShop } from '../../support/shop/open-shop'
import { serveShop } from '../../support/shop/serve-shop'

const shop = await openShop()
const served = await serveShop(shop)
const user = await aStaffMember(shop)

beforeAll(() => stripe.deliverWebhooks(`${served.base}/api/order/stripe/webhook`, WEBHOOK_SECRET))
afterAll(async () => {
  await stripe.stop()
  await served.stop()
  await shop.close()
})

function refundIdOf({ intent }: Sale): string {
  return stripe.commands.refunds().findLast((one) => one.payment_intent === intent)?.id ?? ''
}

const inAnHour = () => new Date(Date.now() + 3_600_000)

/** Whole, with its licences; it arrived, its buyer was written to. */
async function aRefundedSale(email: string): Promise<Sale> {
  const sale = await aSale(shop, email)
  await refundAs(shop, user, sale, { licences: 'revoked' })
  await eventsDone(shop)
  await booksOf(shop, sale)
  return sale
}

test('a refund that arrived and fails after all is put right: a document reverses its credit note, licences come back, buyer and staff are told once', async () => {
  const sale = await aRefundedSale('bounced@example.org')
  const [url = ''] = await downloadsOf(sale)
  expect((await sale.buyer.fetch(url)).status).toBe(410)
  stripe.commands.failRefund(refundIdOf(sale))
  await eventsDone(shop)
  await reconcileRefunds(shop.payload, inAnHour())

  const { total } = sale.order
  expect(await booksOf(shop, sale)).toMatchObject({
    state: 'paid',
    refunded: 0,
    licences: ['active', 'active'],
    events: ['refund_asked', 'refund_succeeded', 'refund_failed', 'credit_reversed'],
  })
  const [invoice, note, reversal] = await documentsOf(shop, sale.id)
  expect([invoice, note, reversal]).toMatchObject([
    { kind: 'invoice', total },
    { kind: 'credit_note', total, corrects: invoice?.number },
    { kind: 'reversal', total, corrects: note?.number },
  ])
  expect(await mailsAbout(shop, sale)).toMatchObject({ refund_reversed: 1, staff_refund_failed: 1 })
  expect((await sale.buyer.fetch(url)).status).toBe(200)
})

test('a dispute that was lost and is won on appeal: its credit note is reversed, and buyer and staff are told once', async () => {
  const sale = await aSale(shop, 'appealed@example.org')
  const { id } = stripe.commands.openDispute(sale.intent)
  stripe.commands.closeDispute(id, 'lost')
  await eventsDone(shop)
  const lost = await documentsOf(shop, sale.id)
  stripe.commands.closeDispute(id, 'won')
  await eventsDone(shop)
  await reconcileRefunds(shop.payload, inAnHour())

  expect(lost.map(({ kind }) => kind)).toEqual(['invoice', 'credit_note'])
  expect(await booksOf(shop, sale)).toMatchObject({
    state: 'paid',
    refunded: 0,
    dispute: 'won',
    licences: ['active', 'active'],
    events: ['dispute_opened', 'dispute_lost', 'dispute_won', 'credit_reversed'],
  })
  expect((await documentsOf(shop, sale.id)).map(({ kind }) => kind)).toEqual([
    'invoice',
    'credit_note',
    'reversal',
  ])
  expect(await mailsAbout(shop, sale)).toMatchObject({ refund_reversed: 1, staff_dispute_won: 1 })
})

test('a dispute that is won at once leaves no paper', async () => {
  const sale = await aSale(shop, 'never-lost@example.org')
  stripe.commands.closeDispute(stripe.commands.openDispute(sale.intent).id, 'won')
  await eventsDone(shop)

  expect((await documentsOf(shop, sale.id)).map(({ kind }) => kind)).toEqual(['invoice'])
  expect(await mailsAbout(shop, sale)).toMatchObject({ staff_dispute_won: 1 })
})

test('what failed may go back another way: the next credit note stands beside the reversed one', async () => {
  const sale = await aRefundedSale('second-try@example.org')
  stripe.commands.failRefund(refundIdOf(sale))
  await eventsDone(shop)
  const choice = { kind: 'amount' as const, amount: 1000 }
  await refundAs(shop, user, sale, { choice })
  await refundAs(shop, user, sale, { licences: 'revoked' })
  await eventsDone(shop)

  const documents = await documentsOf(shop, sale.id)
  const { total } = sale.order
  expect(documents.map(({ kind, total: amount }) => `${kind} ${amount}`)).toEqual([
    `invoice ${total}`,
    `credit_note ${total}`,
    `reversal ${total}`,
    'credit_note 1000',
    `credit_note ${total - 1000}`,
  ])
  expect(await booksOf(shop, sale)).toMatchObject({ state: 'refunded', refunded: total })
})

test('events that come twice and backwards, and fifty callers at once, reverse a credit note once', async () => {
  const sale = await aRefundedSale('crowded@example.org')
  stripe.commands.holdWebhooks()
  stripe.commands.failRefund(refundIdOf(sale))
  stripe.commands.webhook({ copies: 3, type: 'refund.failed' })
  const callers = Array.from({ length: 50 }, () => reconcileRefunds(shop.payload, inAnHour()))
  await Promise.all([...callers, stripe.commands.releaseWebhooks({ reversed: true })])
  await eventsDone(shop)

  const documents = await documentsOf(shop, sale.id)
  expect(documents.map(({ kind }) => kind)).toEqual(['invoice', 'credit_note', 'reversal'])
  expect(await mailsAbout(shop, sale)).toMatchObject({ refund_reversed: 1 })
})

test('a process that still believes a refund arrived, after another saw it fail, leaves no credit note standing', async () => {
  const sale = await aSale(shop, 'believer@example.org')
  stripe.commands.slowRefund()
  await refundAs(shop, user, sale, { licences: 'revoked' })
  const [row] = await findRefundsOfOrder(shop.payload, sale.id)
  stripe.commands.failRefund(refundIdOf(sale))
  await eventsDone(shop)
  const order = await requireOrder(shop, sale.order)
  await tellOfRefund(shop.payload, { order, row: { ...row!, state: 'succeeded' } })
  await completeRefunds(shop.payload, sale.id)

  expect((await documentsOf(shop, sale.id)).map(({ kind }) => kind)).toEqual(['invoice'])
})

test('all documents together are what Stripe holds, and no number is left out', async () => {
  const { invoiced, credited, reversed, atStripe, numbersAreGapFree, wrong } = await balanceOf(shop)

  expect(wrong).toEqual([])
  expect(numbersAreGapFree).toBe(true)
  expect(invoiced - credited + reversed).toBe(atStripe)
})
