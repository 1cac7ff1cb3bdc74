import { stripe, WEBHOOK_SECRET } from '../../support/shop/stripe-environment'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { recoverLostEvents } from '@/operations/orders/payment/process-payment-events'
import type { Refusal } from '../../support/shop/browser'
import { readStatus } from '../../support/shop/buyer'
import {
  aSale,
  booksOf,
  downloadsOf,
  eventsDone,
  aStaffMember,
  refundAs,
  type Sale,
} from '../../support/money/money-back'
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

async function open({ intent }: Sale): Promise<string> {
  const { id } = stripe.commands.openDispute(intent)
  await eventsDone(shop)
  return id
}

async function close(dispute: string, outcome: 'won' | 'lost') {
  stripe.commands.closeDispute(dispute, outcome)
  await eventsDone(shop)
}

async function noticesOf(kind: 'staff_dispute' | 'staff_inquiry'): Promise<number> {
  const where = { kind: { equals: kind } }
  return (await shop.payload.count({ collection: 'mails', where, overrideAccess: true })).totalDocs
}

test('a bank that only asks pauses nothing and takes nothing: staff are told once, and refunds go on', async () => {
  const sale = await aSale(shop, 'asked@example.org')
  const [url = ''] = await downloadsOf(sale)
  const disputesBefore = await noticesOf('staff_dispute')
  const before = await noticesOf('staff_inquiry')
  const { id } = stripe.commands.openDispute(sale.intent, { asInquiry: true })
  await eventsDone(shop)
  stripe.commands.moveDispute(id, 'warning_under_review')
  await eventsDone(shop)

  expect((await sale.buyer.fetch(url)).status).toBe(200)
  expect((await readStatus(sale.buyer, sale.order)).state).toBe('paid')
  expect(await noticesOf('staff_inquiry')).toBe(before + 1)
  await refundAs(shop, user, sale, { choice: { kind: 'amount', amount: 500 } })
  expect((await booksOf(shop, sale)).refunded).toBe(500)

  stripe.commands.moveDispute(id, 'warning_closed')
  await eventsDone(shop)
  expect((await readStatus(sale.buyer, sale.order)).state).toBe('partially_refunded')
  expect(await noticesOf('staff_dispute')).toBe(disputesBefore)
})

test('a bank that asks first and then takes the money is a dispute from then on', async () => {
  const sale = await aSale(shop, 'asked-first@example.org')
  const { id } = stripe.commands.openDispute(sale.intent, { asInquiry: true })
  await eventsDone(shop)
  stripe.commands.moveDispute(id, 'needs_response')
  await eventsDone(shop)
  expect((await readStatus(sale.buyer, sale.order)).state).toBe('disputed')

  stripe.commands.moveDispute(id, 'lost')
  await eventsDone(shop)
  stripe.commands.moveDispute(id, 'appeal_under_review')
  await eventsDone(shop)
  expect((await readStatus(sale.buyer, sale.order)).state).toBe('refunded')
})

test('A28, F2: a disputed payment pauses the downloads, and staff are told once', async () => {
  const sale = await aSale(shop, 'disputed@example.org')
  const [url = ''] = await downloadsOf(sale)
  const before = await noticesOf('staff_dispute')
  await open(sale)
  const [event] = stripe.commands.events().filter(({ type }) => type === 'charge.dispute.created')
  await stripe.commands.redeliver(event?.id ?? '')
  await eventsDone(shop)
  const refused = await sale.buyer.get<Refusal>(url)

  expect({ status: refused.status, message: refused.body.error.message }).toEqual({
    status: 410,
    message: expect.stringContaining('paused'),
  })
  expect((await readStatus(sale.buyer, sale.order)).licences).toEqual([])
  expect(await noticesOf('staff_dispute')).toBe(before + 1)
  expect(await booksOf(shop, sale)).toMatchObject({
    state: 'disputed',
    refunded: 0,
    dispute: 'open',
    licences: ['active', 'active'],
    events: ['dispute_opened'],
  })
})

test('A28: a dispute that is won leaves all as it was', async () => {
  const sale = await aSale(shop, 'won@example.org')
  const [url = ''] = await downloadsOf(sale)
  await close(await open(sale), 'won')

  expect((await sale.buyer.fetch(url)).status).toBe(200)
  expect(await booksOf(shop, sale)).toEqual({
    state: 'paid',
    refunded: 0,
    dispute: 'won',
    refundMails: 0,
    refunds: [`${sale.order.total} cancelled revoked by stripe`],
    licences: ['active', 'active'],
    events: ['dispute_opened', 'dispute_won'],
  })
})

test('A28: a dispute that is lost is a refund nobody gave, and ends the licences', async () => {
  const sale = await aSale(shop, 'lost@example.org')
  const [url = ''] = await downloadsOf(sale)
  await close(await open(sale), 'lost')

  expect((await sale.buyer.fetch(url)).status).toBe(410)
  expect(await booksOf(shop, sale)).toEqual({
    state: 'refunded',
    refunded: sale.order.total,
    dispute: 'lost',
    refundMails: 1,
    refunds: [`${sale.order.total} succeeded revoked by stripe`],
    licences: ['revoked', 'revoked'],
    events: ['dispute_opened', 'dispute_lost'],
  })
})

test('A28: a dispute after a refund, lost and then won on appeal, ends where the refund left it', async () => {
  const sale = await aSale(shop, 'appeal@example.org')
  await refundAs(shop, user, sale, { choice: { kind: 'amount', amount: 1000 } })
  const dispute = await open(sale)
  await close(dispute, 'lost')
  const lost = await booksOf(shop, sale)
  await close(dispute, 'won')

  expect(lost).toMatchObject({ state: 'refunded', licences: ['revoked', 'revoked'] })
  expect(await booksOf(shop, sale)).toMatchObject({
    state: 'partially_refunded',
    refunded: 1000,
    licences: ['active', 'active'],
  })
})

test.each(['won', 'lost'] as const)(
  'A28: the events of a dispute that is %s may come backwards, and twice',
  async (outcome) => {
    const sale = await aSale(shop, `backwards-${outcome}@example.org`)
    stripe.commands.holdWebhooks()
    stripe.commands.closeDispute(stripe.commands.openDispute(sale.intent).id, outcome)
    stripe.commands.webhook({ copies: 2, type: 'charge.dispute.created' })
    await stripe.commands.releaseWebhooks({ reversed: true })
    await eventsDone(shop)

    expect(await booksOf(shop, sale)).toMatchObject({
      state: outcome === 'won' ? 'paid' : 'refunded',
      refundMails: outcome === 'won' ? 0 : 1,
      events: ['dispute_opened', `dispute_${outcome}`],
    })
  },
)

test.each([
  ['as they come', { reversed: false }, {}],
  ['backwards', { reversed: true }, {}],
  ['three times each', { reversed: false }, { copies: 3 }],
])(
  'A25: money given back at Stripe is in the books, its events coming %s',
  async (_how, order, mishap) => {
    const sale = await aSale(shop, `dashboard-${order.reversed}-${'copies' in mishap}@example.org`)
    const [url = ''] = await downloadsOf(sale)
    stripe.commands.holdWebhooks()
    stripe.commands.refund(sale.intent, 1000)
    stripe.commands.refund(sale.intent)
    for (const type of ['refund.created', 'charge.refunded']) {
      stripe.commands.webhook({ ...mishap, type })
    }
    await stripe.commands.releaseWebhooks(order)
    await eventsDone(shop)

    expect(await booksOf(shop, sale)).toEqual({
      state: 'refunded',
      refunded: sale.order.total,
      dispute: null,
      refunds: [
        '1000 succeeded kept by stripe',
        `${sale.order.total - 1000} succeeded revoked by stripe`,
      ],
      licences: ['revoked', 'revoked'],
      refundMails: 2,
      events: ['refund_succeeded', 'refund_succeeded'],
    })
    expect((await sale.buyer.fetch(url)).status).toBe(410)
  },
)

test('A25: money given back at Stripe is found although no event of it ever came', async () => {
  const sale = await aSale(shop, 'unheard@example.org')
  for (const type of ['refund.created', 'charge.refunded']) {
    stripe.commands.webhook({ lose: true, type })
  }
  stripe.commands.refund(sale.intent, 500)
  await eventsDone(shop)
  expect(await booksOf(shop, sale)).toMatchObject({ state: 'paid', refunded: 0 })

  await recoverLostEvents(shop.payload)
  await eventsDone(shop)
  expect(await booksOf(shop, sale)).toMatchObject({ state: 'partially_refunded', refunded: 500 })
})

test('A25: a forged event changes nothing: what Stripe says counts', async () => {
  const sale = await aSale(shop, 'forged@example.org')
  stripe.commands.webhook({ wrongSignature: true, type: 'charge.refunded' })
  stripe.commands.refund(sale.intent, 700)
  await eventsDone(shop)

  expect(await booksOf(shop, sale)).toMatchObject({
    refunded: 700,
    refunds: ['700 succeeded kept by stripe'],
  })
})
