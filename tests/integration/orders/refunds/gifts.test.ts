import { stripe } from '../../../support/shop/stripe-environment'
import { afterAll, expect, test } from 'vitest'
import type { DocumentContents } from '@/domain/order/documents/document-contents'
import { findDocumentsOfOrder } from '@/operations/records/invoices'
import { readDesk } from '@/operations/orders/staff-order'
import { settlePayment } from '@/operations/orders/payment/settle-payment'
import { followPayment } from '@/operations/orders/refunds/follow-payment'
import type { Coupon } from '@/payload-types'
import { mailsTo, plain as plainMail } from '../../../support/mails/kept-mails'
import { leftOfGift, spendGift, standingOfOrder, type Spent } from '../../../support/money/gifts'
import { aStaffMember, refundAs } from '../../../support/money/money-back'
import { readStatus, type Placed } from '../../../support/shop/buyer'
import { requireOrder } from '../../../support/shop/delivered'
import { aCoupon, usesOf } from '../../../support/shop/discounts/coupons'
import { cartWith, place } from '../../../support/shop/discounts/order-with-coupon'
import { emptyOutbox, openShop } from '../../../support/shop/open-shop'

const shop = await openShop()
const { payload } = shop
const user = await aStaffMember(shop)
afterAll(async () => {
  await stripe.stop()
  await shop.close()
})

const aGiftSpent = (code: string, value: number) => spendGift(shop, { code, value })
const leftOf = ({ code }: Coupon) => leftOfGift(shop, code)
const standingOf = (sale: Spent) => standingOfOrder(shop, sale)

function giveBack(sale: Spent, amount?: number) {
  return refundAs(shop, user, sale, {
    choice: amount === undefined ? { kind: 'whole' } : { kind: 'amount', amount },
  })
}

async function stateOf(order: Placed) {
  return (await requireOrder(shop, order)).state
}

test('an order that a gift and a card paid gives back the card’s money, then the credit', async () => {
  const sale = await aGiftSpent('BOTH', 3000)
  const before = await standingOf(sale)
  const first = await giveBack(sale, 2000)
  const afterFirst = await standingOf(sale)
  const second = await giveBack(sale, 2570)
  const afterSecond = await standingOf(sale)
  const third = await giveBack(sale)

  expect([before, afterFirst, afterSecond, await standingOf(sale)]).toEqual([
    { state: 'paid', refunded: 0, left: 3570, credit: 3000 },
    { state: 'partially_refunded', refunded: 2000, left: 1570, credit: 3000 },
    { state: 'partially_refunded', refunded: 3570, left: 0, credit: 2000 },
    { state: 'refunded', refunded: 3570, left: 0, credit: 0 },
  ])
  expect([first, second, third]).toEqual([
    { kind: 'given_back', amount: 2000 },
    { kind: 'given_back', amount: 1570, credit: 1000 },
    { kind: 'given_back', amount: 0, credit: 2000 },
  ])
  expect(await leftOf(sale.gift)).toBe(3000)
  expect(await usesOf(shop, sale.gift)).toEqual(['returned'])
})

test('an order that a gift alone paid gives its credit back, in parts, and whoever holds it spends it again', async () => {
  const sale = await aGiftSpent('ALONE', 6000)
  const spent = await usesOf(shop, sale.gift)
  const part = await giveBack(sale, 2500)
  const left = await leftOf(sale.gift)
  const rest = await giveBack(sale)
  // Whatever asks for the order again takes nothing anew.
  await settlePayment(payload, sale.id)

  expect([sale.order.total, spent]).toEqual([0, ['used']])
  expect([part, left, rest]).toEqual([
    { kind: 'given_back', amount: 0, credit: 2500 },
    2500,
    { kind: 'given_back', amount: 0, credit: 3500 },
  ])
  expect([await stateOf(sale.order), await usesOf(shop, sale.gift)]).toEqual([
    'refunded',
    ['returned'],
  ])
  expect(await leftOf(sale.gift)).toBe(6000)
  await expect(giveBack(sale)).rejects.toMatchObject({ code: 'nothing_left' })
})

test('a refund asked for by twenty at once, and followed by twenty more, gives credit back once', async () => {
  const sale = await aGiftSpent('TWENTY', 6000)
  const choice = { kind: 'amount' as const, amount: 1000 }
  const asked = Array.from({ length: 20 }, () =>
    refundAs(shop, user, sale, { key: 'once-only', choice }),
  )
  await Promise.all([...asked, ...asked.map(() => followPayment(payload, sale.id))])
  const once = await leftOf(sale.gift)
  const others = await Promise.allSettled(
    Array.from({ length: 7 }, (_, turn) =>
      refundAs(shop, user, sale, { key: `other-${turn}`, choice }),
    ),
  )

  expect(once).toBe(1000)
  expect(others.map(({ status }) => status).toSorted()).toEqual([
    ...Array.from({ length: 5 }, () => 'fulfilled'),
    'rejected',
    'rejected',
  ])
  expect(await leftOf(sale.gift)).toBe(6000)
})

test('where the whole payment went back at Stripe itself, the credit goes back with it', async () => {
  const sale = await aGiftSpent('DASHBOARD', 3000)
  stripe.commands.refund(sale.intent, 570)
  await followPayment(payload, sale.id)
  const part = await standingOf(sale)
  stripe.commands.refund(sale.intent, 3000)
  await Promise.all(Array.from({ length: 5 }, () => followPayment(payload, sale.id)))

  expect([part, await standingOf(sale)]).toEqual([
    { state: 'partially_refunded', refunded: 570, left: 3000, credit: 3000 },
    { state: 'refunded', refunded: 3570, left: 0, credit: 0 },
  ])
  expect(await leftOf(sale.gift)).toBe(3000)
})

test('credit waits for the money that goes before it, and money that fails keeps it', async () => {
  const sale = await aGiftSpent('SLOW', 3000)
  stripe.commands.slowRefund()
  await giveBack(sale)
  const underWay = await standingOf(sale)
  const [row] = stripe.commands.refunds().filter((one) => one.payment_intent === sale.intent)
  const waiting = await usesOf(shop, sale.gift)
  stripe.commands.failRefund(row?.id ?? '')
  await followPayment(payload, sale.id)

  expect([underWay.credit, waiting]).toEqual([0, ['used']])
  expect(await standingOf(sale)).toEqual({ state: 'paid', refunded: 0, left: 3570, credit: 3000 })
  expect(await usesOf(shop, sale.gift)).toEqual(['used'])
})

test('where money fails after it had arrived, credit that may be spent by now stays given back', async () => {
  const sale = await aGiftSpent('LATE', 3000)
  await giveBack(sale)
  const [row] = stripe.commands.refunds().filter((one) => one.payment_intent === sale.intent)
  stripe.commands.failRefund(row?.id ?? '')
  await followPayment(payload, sale.id)
  const failed = await standingOf(sale)
  const again = await giveBack(sale)

  expect(failed).toEqual({ state: 'partially_refunded', refunded: 0, left: 3570, credit: 0 })
  expect(again).toEqual({ kind: 'given_back', amount: 3570 })
  expect(await leftOf(sale.gift)).toBe(3000)
})

test('no other coupon comes back, and a free order without credit has nothing to give', async () => {
  await aCoupon(shop, { code: 'WHOLE', value: 100 })
  const buyer = shop.visitor()
  const cart = await cartWith(buyer, 'WHOLE')
  const { body: order } = await place(buyer, cart)
  const { id } = await requireOrder(shop, order)

  await expect(refundAs(shop, user, { id })).rejects.toMatchObject({ code: 'no_payment' })
  expect((await readDesk(payload, id)).credit).toBe(null)
})

test('what a gift paid is said on the credit note, on the order’s page, in its history and in the mail', async () => {
  const sale = await aGiftSpent('SAID', 3000)
  await giveBack(sale)
  await emptyOutbox(payload)
  const { refunds } = await readStatus(sale.buyer, sale.order)
  const documents = await findDocumentsOfOrder(payload, sale.id)
  const note = documents.find(({ kind }) => kind === 'credit_note')
  const { net, tax, total, notes } = note?.contents as unknown as DocumentContents
  const { history } = await readDesk(payload, sale.id)
  const mails = (await mailsTo(shop.dataDir, 'said@example.org')).map(plainMail)
  const plain = (text: string) => text.replaceAll('\u00a0', ' ')

  expect(refunds).toMatchObject([{ amount: 3570, credit: { amount: 3000, code: 'SAID' } }])
  expect([net, tax.amount, total]).toEqual([3000, 570, 3570])
  expect(notes.map(plain)).toContain(
    '30.00 € that the credit SAID paid can be spent again with it.',
  )
  expect(history.map(({ what }) => plain(what))).toEqual(
    expect.arrayContaining([
      'Wants 35.70 € and 30.00 € of credit to go back, and its licences to stay.',
      expect.stringMatching(/^35\.70 € and 30\.00 € of credit went back/),
    ]),
  )
  expect(mails.some((mail) => /can be spent again,?\s+with the code\s+SAID/.test(mail))).toBe(true)
})
