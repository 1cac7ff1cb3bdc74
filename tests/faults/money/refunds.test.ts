import { stripe, WEBHOOK_SECRET } from '../../support/shop/stripe-environment'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import {
  aSale,
  aStaffMember,
  booksOf,
  downloadsOf,
  eventsDone,
  refundAs,
  refundedAtStripe,
} from '../../support/money/money-back'
import { openShop } from '../../support/shop/open-shop'
import { serveShop } from '../../support/shop/serve-shop'
import { reconcileRefunds } from '@/operations/orders/refunds/follow-payment'

const shop = await openShop()
const served = await serveShop(shop)
const user = await aStaffMember(shop)

beforeAll(() => stripe.deliverWebhooks(`${served.base}/api/order/stripe/webhook`, WEBHOOK_SECRET))
afterEach(() => stripe.commands.clearFaults())
afterAll(async () => {
  await stripe.stop()
  await served.stop()
  await shop.close()
})

const inAnHour = () => new Date(Date.now() + 3_600_000)

test('a whole refund from the admin goes back once, ends the licences and is told once', async () => {
  const sale = await aSale(shop, 'whole@example.org')
  const urls = await downloadsOf(sale)
  const outcome = await refundAs(shop, user, sale, { licences: 'revoked' })
  await eventsDone(shop)

  expect(outcome).toEqual({ kind: 'given_back', amount: sale.order.total })
  expect(await booksOf(shop, sale)).toEqual({
    state: 'refunded',
    refunded: sale.order.total,
    dispute: null,
    refunds: [`${sale.order.total} succeeded revoked by money@example.org`],
    licences: ['revoked', 'revoked'],
    refundMails: 1,
    events: ['refund_asked', 'refund_succeeded'],
  })
  expect(refundedAtStripe(sale)).toBe(sale.order.total)
  const answers = await Promise.all(urls.map((url) => sale.buyer.fetch(url)))
  expect(answers.map(({ status }) => status)).toEqual([410, 410])
})

test('a line goes back with its own tax, and its licence alone ends', async () => {
  const sale = await aSale(shop, 'line@example.org')
  const line = { kind: 'lines' as const, lines: await lineIds(sale.id, 1) }
  const { amount } = await refundAs(shop, user, sale, { choice: line, licences: 'revoked' })
  await eventsDone(shop)
  const { state, refunded, licences } = await booksOf(shop, sale)
  const again = refundAs(shop, user, sale, { choice: line })

  expect({ state, refunded }).toEqual({ state: 'partially_refunded', refunded: amount })
  expect(licences.toSorted()).toEqual(['active', 'revoked'])
  await expect(again).rejects.toMatchObject({ code: 'line_given_back', status: 409 })
})

async function lineIds(order: string, count: number): Promise<string[]> {
  const row = await shop.payload.findByID({ collection: 'orders', id: order, overrideAccess: true })
  return (row.lines as { id: string }[]).slice(0, count).map(({ id }) => id)
}

test('no more goes back than came, whoever asks and wherever it went back before', async () => {
  const sale = await aSale(shop, 'over@example.org')
  stripe.commands.holdWebhooks()
  stripe.commands.refund(sale.intent, sale.order.total - 100)
  const choice = { kind: 'amount' as const, amount: 101 }
  const refused = refundAs(shop, user, sale, { choice })

  await expect(refused).rejects.toMatchObject({
    code: 'refund_too_large',
    message: expect.stringContaining('at most 1.00'),
  })
  await refundAs(shop, user, sale, { choice: { ...choice, amount: 100 } })
  await stripe.commands.releaseWebhooks({ reversed: true })
  await eventsDone(shop)
  expect(await booksOf(shop, sale)).toMatchObject({
    state: 'refunded',
    refunded: sale.order.total,
    refundMails: 2,
  })
})

test('a double click, and twenty at once, are one refund', async () => {
  const sale = await aSale(shop, 'double@example.org')
  const choice = { kind: 'amount' as const, amount: 1000 }
  const outcomes = await Promise.all(
    Array.from({ length: 20 }, () => refundAs(shop, user, sale, { key: 'once', choice })),
  )
  await eventsDone(shop)

  expect(new Set(outcomes.map(({ kind }) => kind))).toEqual(new Set(['given_back']))
  expect(refundedAtStripe(sale)).toBe(1000)
  expect(await booksOf(shop, sale)).toMatchObject({ refunded: 1000, refundMails: 1 })
})

test('A27: a refund that fails corrects the books, gives the licences back and is told to staff', async () => {
  const sale = await aSale(shop, 'failing@example.org')
  const [url = ''] = await downloadsOf(sale)
  stripe.commands.slowRefund()
  const outcome = await refundAs(shop, user, sale, { licences: 'revoked' })
  const underWay = await booksOf(shop, sale)
  const [refund] = stripe.commands.refunds().filter((one) => one.payment_intent === sale.intent)
  stripe.commands.failRefund(refund?.id ?? '')
  await eventsDone(shop)

  expect(outcome.kind).toBe('on_its_way')
  expect(underWay).toMatchObject({ state: 'refunded', refundMails: 0, licences: REVOKED })
  expect(await booksOf(shop, sale)).toMatchObject({
    state: 'paid',
    refunded: 0,
    licences: ['active', 'active'],
    refundMails: 0,
    events: ['refund_asked', 'refund_pending', 'refund_failed'],
  })
  expect((await sale.buyer.fetch(url)).status).toBe(200)
  expect(await staffMails('staff_refund_failed')).toBe(1)
})

const REVOKED = ['revoked', 'revoked']

async function staffMails(kind: 'staff_refund_failed') {
  const where = { kind: { equals: kind } }
  return (await shop.payload.count({ collection: 'mails', where, overrideAccess: true })).totalDocs
}

test('a refund that takes its time is told to the buyer when it has arrived', async () => {
  const sale = await aSale(shop, 'slow@example.org')
  stripe.commands.slowRefund()
  stripe.commands.refund(sale.intent, 900)
  await eventsDone(shop)
  const before = await booksOf(shop, sale)
  const [refund] = stripe.commands.refunds().filter((one) => one.payment_intent === sale.intent)
  stripe.commands.finishRefund(refund?.id ?? '')
  await eventsDone(shop)

  expect(before).toMatchObject({ state: 'partially_refunded', refunded: 900, refundMails: 0 })
  expect(await booksOf(shop, sale)).toMatchObject({ refunded: 900, refundMails: 1 })
})

test.each([
  ['is cut off before the work', { how: 'reset', when: 'before', times: 3 }],
  ['is cut off after the work', { how: 'reset', when: 'after', times: 3 }],
  ['fails', { how: '500', when: 'before', times: 3 }],
  ['fails after the work, for good', { how: '500', when: 'after', times: 1 }],
  ['wants fewer requests', { how: '429', when: 'before', times: 3 }],
] as const)('where Stripe %s, the refund is kept and made once', async (_what, fault) => {
  const sale = await aSale(shop, `${fault.how}-${fault.when}@example.org`)
  stripe.commands.fault({ ...fault, on: 'POST /v1/refunds' })
  const { kind } = await refundAs(shop, user, sale, { choice: { kind: 'amount', amount: 800 } })
  stripe.commands.clearFaults()
  await reconcileRefunds(shop.payload, inAnHour())
  await eventsDone(shop)

  expect(['waiting', 'given_back']).toContain(kind)
  expect(refundedAtStripe(sale)).toBe(800)
  expect(await booksOf(shop, sale)).toMatchObject({ refunded: 800, refundMails: 1 })
})

test('what Stripe refuses is refused in its sentence, and the books stay', async () => {
  const sale = await aSale(shop, 'refused@example.org')
  stripe.commands.openDispute(sale.intent)
  await eventsDone(shop)

  await expect(refundAs(shop, user, sale)).rejects.toMatchObject({
    code: 'payment_disputed',
    status: 409,
  })
  expect(await booksOf(shop, sale)).toMatchObject({ state: 'disputed', refunded: 0 })
})
