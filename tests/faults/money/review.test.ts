import { stripe, WEBHOOK_SECRET } from '../../support/shop/stripe-environment'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { acceptOrder, cancelReviewedOrder } from '@/operations/orders/review-order'
import { confirm } from '../../support/shop/buyer'
import { documentsOf } from '../../support/money/balance'
import { settledDelivery } from '../../support/shop/delivered'
import {
  anOrder,
  aStaffMember,
  booksOf,
  eventsDone,
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

const ONE_LINE = ['young-serif']

/** Less came than the order costs. */
async function aShortPayment(email: string): Promise<Sale> {
  const sale = await anOrder(shop, email, ONE_LINE)
  stripe.commands.holdWebhooks()
  stripe.commands.pay(sale.intent)
  stripe.commands.forgeIntent(sale.intent, { amount_received: 1000 })
  await stripe.commands.releaseWebhooks()
  await eventsDone(shop)
  return sale
}

/** The order was cancelled, and then its money came. */
async function aLatePayment(email: string): Promise<Sale> {
  const sale = await anOrder(shop, email, ONE_LINE)
  stripe.commands.holdWebhooks()
  stripe.commands.pay(sale.intent)
  const where = { id: { equals: sale.id } }
  await shop.payload.db.updateOne({ collection: 'orders', where, data: { state: 'cancelled' } })
  await stripe.commands.releaseWebhooks()
  await eventsDone(shop)
  return sale
}

function decisionOn({ id }: Sale) {
  return { order: id, reason: 'We spoke on the telephone.', user }
}

test('a payment that does not fit is accepted by staff: delivered once, and why is written down', async () => {
  const sale = await aShortPayment('accepted@example.org')
  const twice = await Promise.allSettled([
    acceptOrder(shop.payload, decisionOn(sale)),
    acceptOrder(shop.payload, decisionOn(sale)),
  ])

  expect(twice.map(({ status }) => status)).toEqual(['fulfilled', 'rejected'])
  expect(await settledDelivery(shop, sale.order)).toMatchObject({
    state: 'paid',
    licences: 1,
    grants: 1,
    sent: 1,
  })
  expect(await booksOf(shop, sale)).toMatchObject({ events: ['review', 'accepted'] })
})

test('of less that staff accept as payment in full the rest of the invoice is credited, and what goes back later as well', async () => {
  const sale = await aShortPayment('let-go@example.org')
  await acceptOrder(shop.payload, decisionOn(sale))
  const { total } = sale.order
  const accepted = await documentsOf(shop, sale.id)
  await refundAs(shop, user, sale)
  await eventsDone(shop)

  expect(accepted).toMatchObject([
    { kind: 'invoice', total, paid: 1000 },
    { kind: 'credit_note', total: total - 1000, paid: 0, corrects: accepted[0]?.number },
  ])
  const amounts = (await documentsOf(shop, sale.id)).map((one) => `${one.kind} ${one.total}`)
  expect(amounts).toEqual([`invoice ${total}`, `credit_note ${total - 1000}`, 'credit_note 1000'])
})

test('a payment in another currency is not accepted: it goes back, or the order waits', async () => {
  const sale = await aShortPayment('dollars@example.org')
  stripe.commands.forgeIntent(sale.intent, { currency: 'usd' })

  await expect(acceptOrder(shop.payload, decisionOn(sale))).rejects.toMatchObject({
    code: 'payment_in_other_currency',
    status: 409,
  })
  expect(await documentsOf(shop, sale.id)).toEqual([])
})

test('a payment that does not fit goes back whole, and nothing is delivered', async () => {
  const sale = await aShortPayment('sent-back@example.org')
  const { amount } = await refundAs(shop, user, sale)
  await eventsDone(shop)

  expect(amount).toBe(1000)
  expect(await booksOf(shop, sale)).toEqual({
    state: 'refunded',
    refunded: 1000,
    dispute: null,
    licences: [],
    refundMails: 1,
    refunds: ['1000 succeeded kept by money@example.org'],
    events: ['review', 'refund_asked', 'refund_succeeded'],
  })
})

test('an order under review is cancelled only when no money of its buyer is left here', async () => {
  const sale = await aLatePayment('cancelled@example.org')
  const early = cancelReviewedOrder(shop.payload, decisionOn(sale))
  await expect(early).rejects.toMatchObject({ code: 'money_still_here', status: 409 })
  stripe.commands.forgeIntent(sale.intent, { amount_received: 0 })
  await cancelReviewedOrder(shop.payload, decisionOn(sale))

  expect(await booksOf(shop, sale)).toMatchObject({
    state: 'cancelled',
    licences: [],
    events: ['cancelled', 'review', 'cancelled'],
  })
})

test('A8: money that comes for a cancelled order is accepted, or given back', async () => {
  const [kept, returned] = [
    await aLatePayment('late-kept@example.org'),
    await aLatePayment('late-returned@example.org'),
  ]
  await acceptOrder(shop.payload, decisionOn(kept))
  await refundAs(shop, user, returned)
  await eventsDone(shop)

  expect(await booksOf(shop, kept)).toMatchObject({ state: 'paid', licences: ['active'] })
  expect(await booksOf(shop, returned)).toMatchObject({
    state: 'refunded',
    refunded: returned.order.total,
    licences: [],
  })
})

test.each([
  ['wholly', undefined, 'refunded', [] as string[]],
  ['in part', 500, 'needs_review', ['review']],
])(
  'a payment that went back %s before it was settled delivers nothing',
  async (how, amount, state, review) => {
    const sale = await anOrder(shop, `early-${state}@example.org`, ONE_LINE)
    stripe.commands.holdWebhooks()
    stripe.commands.pay(sale.intent)
    stripe.commands.refund(sale.intent, amount)
    await stripe.commands.releaseWebhooks({ reversed: true })
    await eventsDone(shop)
    const { body } = await confirm(sale.buyer, sale.cart, sale.payment)

    expect(body.status).not.toBe('paid')
    expect(await booksOf(shop, sale)).toMatchObject({
      state,
      licences: [],
      refunded: amount ?? sale.order.total,
      refundMails: 1,
      events: [...review, 'refund_succeeded'],
    })
    const accepting = acceptOrder(shop.payload, decisionOn(sale))
    const refused = accepting.then(
      () => 'delivered',
      (error: { code: string }) => error.code,
    )
    expect(await refused).toBe(how === 'wholly' ? 'not_in_review' : 'delivered')
    const amounts = (await documentsOf(shop, sale.id)).map((one) => `${one.kind} ${one.total}`)
    expect(amounts).toEqual(
      how === 'wholly' ? [] : [`invoice ${sale.order.total}`, `credit_note ${amount}`],
    )
  },
)
