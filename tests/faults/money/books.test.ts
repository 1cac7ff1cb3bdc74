import { stripe, WEBHOOK_SECRET } from '../../support/shop/stripe-environment'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { reconcilePayments } from '@/operations/orders/payment/reconcile-payments'
import { reconcileRefunds } from '@/operations/orders/refunds/follow-payment'
import { PaymentProviderAway } from '@/payments/payment-errors'
import { runFewAtOnce } from '@/operations/concurrency'
import { balanceOf } from '../../support/money/balance'
import {
  anOrder,
  aStaffMember,
  eventsDone,
  refundAs,
  type Sale,
} from '../../support/money/money-back'
import { correctAs, VIENNA } from '../../support/money/correct-invoice'
import { confirm } from '../../support/shop/buyer'
import { openShop } from '../../support/shop/open-shop'
import { serveShop } from '../../support/shop/serve-shop'

/** A release tries 200 orders with 50 callers each. */
const ORDERS = Number(process.env.FOUNT_BOOKS_ORDERS || 9)
const CALLERS = Number(process.env.FOUNT_BOOKS_CALLERS || 8)
/** Each call is a request or a round of the scheduler. */
const TIME = 120_000 + ORDERS * CALLERS * 300

const shop = await openShop()
const served = await serveShop(shop)
const user = await aStaffMember(shop)

beforeAll(() => stripe.deliverWebhooks(`${served.base}/api/order/stripe/webhook`, WEBHOOK_SECRET))
afterAll(async () => {
  await stripe.stop()
  await served.stop()
  await shop.close()
})

const CALLS: ((sale: Sale) => Promise<unknown>)[] = [
  (sale) => confirm(sale.buyer, sale.cart, sale.payment),
  () => reconcilePayments(shop.payload, new Date(Date.now() + 3_600_000)),
  () => reconcileRefunds(shop.payload, new Date(Date.now() + 3_600_000)),
  ({ intent }) => {
    const events = stripe.commands.events().filter(({ data }) => isAbout(data.object, intent))
    return Promise.all(events.map(({ id }) => stripe.commands.redeliver(id)))
  },
]

function isAbout(subject: object, intent: string): boolean {
  return Object.values(subject).includes(intent)
}

/** What becomes of an order's money after it was paid. */
const FATES: ((sale: Sale) => unknown)[] = [
  () => undefined,
  (sale) => refundAs(shop, user, sale, { key: 'fate-once', licences: 'revoked' }),
  (sale) =>
    refundAs(shop, user, sale, { key: 'fate-once', choice: { kind: 'amount', amount: 777 } }),
  ({ intent }) => stripe.commands.refund(intent, 1234),
  ({ intent }) => stripe.commands.closeDispute(stripe.commands.openDispute(intent).id, 'lost'),
  ({ intent }) => stripe.commands.closeDispute(stripe.commands.openDispute(intent).id, 'won'),
  ({ intent }) => {
    const { id } = stripe.commands.openDispute(intent)
    stripe.commands.closeDispute(id, 'lost')
    return stripe.commands.closeDispute(id, 'won')
  },
  async (sale) => {
    await refundAs(shop, user, sale, { key: 'fate-once', licences: 'revoked' })
    const refund = stripe.commands.refunds().find((one) => one.payment_intent === sale.intent)
    return stripe.commands.failRefund(refund?.id ?? '')
  },
  (sale) => correctAs(shop, user, sale, { key: 'fate-once', vat_id: 'ATU13585627' }),
]

async function live(index: number): Promise<void> {
  const sale = await anOrder(shop, `books-${index}@example.org`, ['young-serif'], VIENNA)
  stripe.commands.pay(sale.intent)
  await confirm(sale.buyer, sale.cart, sale.payment)
  const fate = FATES[index % FATES.length]
  const calls = Array.from({ length: CALLERS }, (_, caller) => CALLS[caller % CALLS.length])
  await Promise.all([fate?.(sale), ...calls.map((call) => orAway(call?.(sale)))])
  // Staff press the button once more.
  if (index % FATES.length === 1 || index % FATES.length === 8) await fate?.(sale)
}

/** Among so many callers the provider may not answer one in time: that is said to them, and who asks later finds the same. */
async function orAway(call: Promise<unknown> | undefined): Promise<void> {
  await call?.catch((error: unknown) => {
    if (!(error instanceof PaymentProviderAway)) throw error
  })
}

test(
  'however many call at once, no payment is lost or doubled, and invoices less credit notes are what Stripe holds',
  async () => {
    const indexes = Array.from({ length: ORDERS }, (_, index) => index)
    await runFewAtOnce(indexes, { atOnce: 5, work: live })
    await eventsDone(shop)
    await reconcileRefunds(shop.payload, new Date(Date.now() + 3_600_000))
    const balance = await balanceOf(shop)

    expect(balance.wrong).toEqual([])
    expect(balance).toMatchObject({ orders: ORDERS, invoices: ORDERS, numbersAreGapFree: true })
    expect(balance.invoiced - balance.credited + balance.reversed).toBe(balance.atStripe)
  },
  TIME,
)
