import { stripe, WEBHOOK_SECRET } from '../../support/shop/stripe-environment'
import { afterAll, expect, test, vi } from 'vitest'
import { sendMails } from '@/operations/mails/send-mails'
import { processOpenEvents } from '@/operations/orders/payment/process-payment-events'
import { readOrder } from '@/operations/orders/read-order'
import { paymentText } from '@/storefront/checkout/order/order-text'
import { sentenceOfOrder } from '@/storefront/checkout/order/refund-text'
import { reconcilePayments } from '@/operations/orders/payment/reconcile-payments'
import { findUseOfOrder } from '@/operations/records/coupons'
import { aPurchase, confirm, type Purchase } from '../../support/shop/buyer'
import { mailsTo } from '../../support/mails/kept-mails'
import { requireOrder, settledDelivery } from '../../support/shop/delivered'
import { aCoupon, usesOf } from '../../support/shop/discounts/coupons'
import { orderWith } from '../../support/shop/discounts/order-with-coupon'
import { emptyOutbox, openShop, WAITING } from '../../support/shop/open-shop'
import { sendEvent } from '../../support/shop/send-event'

const shop = await openShop()
const { payload } = shop
afterAll(async () => {
  await stripe.stop()
  await shop.close()
})

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000)

let events = 0

async function hear({ payment }: Purchase, type: string) {
  const object = { id: payment.payment_intent, object: 'payment_intent' }
  const event = { id: `evt_failed_${++events}`, object: 'event', type, data: { object } }
  await sendEvent(shop, event, { secret: WEBHOOK_SECRET })
  await processOpenEvents(payload, inMinutes(2))
  // The workers of the webhook may have been faster, and are still at it.
  await vi.waitFor(async () => {
    const where = { state: { equals: 'received' } }
    const { totalDocs } = await payload.count({ collection: 'payment-events', where })
    expect(totalDocs).toBe(0)
  }, WAITING)
}

async function aPaymentOnItsWay(email: string) {
  const buyer = shop.visitor()
  const purchase = await aPurchase(buyer, { email })
  stripe.commands.processNext()
  stripe.commands.pay(purchase.payment.payment_intent)
  return { buyer, ...purchase }
}

async function mailsAbout(email: string) {
  await sendMails(payload)
  await emptyOutbox(payload)
  return mailsTo(shop.dataDir, email)
}

test('a payment that was on its way and failed is told to its buyer, once', async () => {
  const email = 'failed@example.org'
  const { buyer, ...purchase } = await aPaymentOnItsWay(email)
  const { order, cart, payment } = purchase
  await confirm(buyer, cart, payment)
  stripe.commands.finishProcessing(payment.payment_intent, 'declined')
  await hear(purchase, 'payment_intent.payment_failed')
  await hear(purchase, 'charge.failed')
  await hear(purchase, 'payment_intent.processing')
  await reconcilePayments(payload, inMinutes(60))
  const mails = await mailsAbout(email)

  expect(mails).toHaveLength(1)
  expect(mails[0]).toContain(
    `Subject: Your payment did not go through, order ${order.order_number}`,
  )
  expect(mails[0]!.replaceAll(/=\r?\n/g, '')).toContain(`/cart/${cart.cart_key}`)
  expect(await requireOrder(shop, order)).toMatchObject({ state: 'awaiting_payment' })
  expect(await settledDelivery(shop, order)).toMatchObject({ licences: 0, grants: 0 })
})

test('while a bank takes its days the order says that the payment is on its way, and after it failed that nothing is paid', async () => {
  const purchase = await aPaymentOnItsWay('days@example.org')
  const { buyer, cart, payment, order } = purchase
  await confirm(buyer, cart, payment)
  const said = async () => {
    const view = await readOrder(payload, { key: order.order_key, origin: '' })
    return [paymentText(view), sentenceOfOrder(view)]
  }
  const before = await said()
  stripe.commands.finishProcessing(payment.payment_intent, 'declined')
  await hear(purchase, 'payment_intent.payment_failed')

  expect(before).toEqual(['On its way', expect.stringContaining('some banks take days')])
  expect(await said()).toEqual([
    'Not paid yet',
    expect.stringContaining('waiting for your payment'),
  ])
})

test('it is told too when nobody saw the payment on its way but by an event that came late', async () => {
  const email = 'late@example.org'
  const purchase = await aPaymentOnItsWay(email)
  stripe.commands.finishProcessing(purchase.payment.payment_intent, 'declined')
  await hear(purchase, 'payment_intent.payment_failed')
  await hear(purchase, 'payment_intent.processing')

  expect(await mailsAbout(email)).toHaveLength(1)
})

test('it is told of an order too that closes by its age at the same time', async () => {
  const email = 'days-later@example.org'
  const { buyer, ...purchase } = await aPaymentOnItsWay(email)
  await confirm(buyer, purchase.cart, purchase.payment)
  stripe.commands.finishProcessing(purchase.payment.payment_intent, 'declined')
  await reconcilePayments(payload, inMinutes(5 * 24 * 60))

  expect((await requireOrder(shop, purchase.order)).state).toBe('cancelled')
  expect(await mailsAbout(email)).toHaveLength(1)
})

test('a payment that was on its way and failed holds its coupon for half an hour again, and no longer', async () => {
  const coupon = await aCoupon(shop, { code: 'FAILED', maxUses: 1 })
  const { id, buyer, ...sale } = await orderWith(shop, 'FAILED')
  const use = async () => findUseOfOrder(payload, id)
  stripe.commands.processNext()
  stripe.commands.pay(sale.intent)
  await confirm(buyer, sale.cart, sale.payment)
  const underway = await use()
  stripe.commands.finishProcessing(sale.intent, 'declined')
  await reconcilePayments(payload, inMinutes(60))
  const until = Date.parse((await use())?.heldUntil ?? '')

  expect(underway).toMatchObject({ state: 'held', heldUntil: null })
  expect(await usesOf(shop, coupon)).toEqual(['held'])
  expect([until > Date.now(), until <= inMinutes(31).getTime()]).toEqual([true, true])
})

test('a card that is declined at the page brings no mail', async () => {
  const email = 'at-the-page@example.org'
  const buyer = shop.visitor()
  const purchase = await aPurchase(buyer, { email })
  stripe.commands.declineNext()
  stripe.commands.pay(purchase.payment.payment_intent)
  await confirm(buyer, purchase.cart, purchase.payment)
  await hear(purchase, 'payment_intent.payment_failed')

  expect(await mailsAbout(email)).toEqual([])
})

test('a failure is not told to who has paid in another way before the mail went out', async () => {
  const email = 'paid-since@example.org'
  const { buyer, ...purchase } = await aPaymentOnItsWay(email)
  await confirm(buyer, purchase.cart, purchase.payment)
  stripe.commands.finishProcessing(purchase.payment.payment_intent, 'declined')
  const send = vi.spyOn(payload, 'sendEmail').mockRejectedValue(new Error('No post.'))
  await hear(purchase, 'payment_intent.payment_failed')
  await vi.waitFor(() => expect(send).toHaveBeenCalled())
  send.mockRestore()
  stripe.commands.pay(purchase.payment.payment_intent)
  await confirm(buyer, purchase.cart, purchase.payment)
  await payload.update({
    collection: 'mails',
    // No other: the mail with the fonts is on its way, and a row that is written back would send it again.
    where: { and: [{ to: { equals: email } }, { kind: { equals: 'payment_failed' } }] },
    data: { dueAt: new Date().toISOString() },
    overrideAccess: true,
  })
  const mails = await mailsAbout(email)

  expect(mails.map((mail) => /^Subject: (.+)$/m.exec(mail)?.[1]?.trim())).toEqual([
    `Your fonts, order ${purchase.order.order_number}`,
  ])
})
