import { stripe } from '../../support/shop/stripe-environment'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { CLIENT_HEADER } from '@/domain/site/request-headers'
import { closeOldOrder, reconcilePayments } from '@/operations/orders/payment/reconcile-payments'
import { returnCoupon } from '@/operations/orders/coupons/reserve-coupon'
import { settlePayment } from '@/operations/orders/payment/settle-payment'
import { acceptOrder, cancelReviewedOrder } from '@/operations/orders/review-order'
import { aStaffMember } from '../../support/money/money-back'
import { dropMails } from '../../support/mails/drop-mails'
import type { Refusal } from '../../support/shop/browser'
import { aCart, createPayment } from '../../support/shop/buyer'
import { deliveredOnce, settledDelivery } from '../../support/shop/delivered'
import { aCoupon, changeCart, usesOf } from '../../support/shop/discounts/coupons'
import { cartWith, orderWith, place } from '../../support/shop/discounts/order-with-coupon'
import { openShop } from '../../support/shop/open-shop'

const shop = await openShop()
const { payload } = shop
const user = await aStaffMember(shop)
afterEach(() => vi.restoreAllMocks())
afterAll(async () => {
  await stripe.stop()
  await shop.close()
})

const later = (days: number) => new Date(Date.now() + days * 24 * 3_600_000)
const USED_UP = { status: 409, body: { error: { code: 'coupon_used_up' } } }

type Sale = Awaited<ReturnType<typeof orderWith>>

test('H1: the last use of a coupon is taken by exactly one of twenty carts at once', async () => {
  const coupon = await aCoupon(shop, { code: 'LAST', maxUses: 1 })
  const buyers = Array.from({ length: 20 }, () => shop.visitor())
  const carts = await Promise.all(buyers.map((buyer) => cartWith(buyer, 'LAST')))
  const answers = await Promise.all(
    buyers.map((buyer, index) => place(buyer, carts[index]!, `buyer-${index}@example.org`)),
  )
  const refused = answers.filter(({ status }) => status === 409)
  const late = await changeCart<Refusal>(shop.visitor(), await aCart(shop.visitor()), {
    coupon: 'LAST',
  })

  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(new Set(refused.map(({ body }) => body.error.code))).toEqual(new Set(['coupon_used_up']))
  expect(refused[0]?.body.cart.coupon).toMatchObject({ code: 'LAST', amount: 0 })
  expect(await usesOf(shop, coupon)).toEqual(['held'])
  expect(late).toMatchObject(USED_UP)
})

test('H2: a use that another process takes between the look and the write is not taken twice', async () => {
  const coupon = await aCoupon(shop, { code: 'ELSEWHERE', maxUses: 1 })
  const buyer = shop.visitor()
  const cart = await cartWith(buyer, 'ELSEWHERE')
  const other = await orderWith(shop, 'ELSEWHERE')
  await closeOldOrder(payload, other.id, later(5))
  const create = payload.create.bind(payload)
  vi.spyOn(payload, 'create')
    .mockImplementationOnce(create)
    .mockImplementation(async (options) => {
      if (options.collection === 'coupon-uses') {
        vi.restoreAllMocks()
        const data = { ...options.data, order: other.id }
        await payload.db.create({ collection: 'coupon-uses', data })
      }
      return create(options)
    })

  expect(await place(buyer, cart)).toMatchObject(USED_UP)
  expect(await usesOf(shop, coupon)).toEqual(['returned', 'held'])
})

/** Less came than was asked for; then it went back at the bank. */
async function intoReview({ id, intent }: Sale) {
  stripe.commands.pay(intent)
  stripe.commands.forgeIntent(intent, { amount_received: 1000 })
  await settlePayment(payload, id)
  stripe.commands.forgeIntent(intent, { amount_received: 0 })
}

test.each([
  ['that nobody paid for days', () => {}, (id: string) => closeOldOrder(payload, id, later(5))],
  [
    'whose money went back before it was delivered',
    ({ intent }: Sale) => {
      stripe.commands.pay(intent)
      stripe.commands.refund(intent)
    },
    (id: string) => settlePayment(payload, id),
  ],
  [
    'that staff cancel in review',
    intoReview,
    (order: string) => cancelReviewedOrder(payload, { order, reason: 'It went back.', user }),
  ],
])('H3: an order %s gives its use back once, whoever notices', async (what, prepare, die) => {
  const code = what.replace(/\W+/g, '-').slice(0, 30).toUpperCase()
  const coupon = await aCoupon(shop, { code, maxUses: 1 })
  const sale = await orderWith(shop, code)
  await prepare(sale)
  await Promise.allSettled(
    Array.from({ length: 10 }, (_, turn) => (turn % 3 ? die(sale.id) : reconcilePayments(payload))),
  )
  await reconcilePayments(payload)
  const returned = await usesOf(shop, coupon)
  const buyers = [shop.visitor(), shop.visitor()]
  const carts = await Promise.all(buyers.map((buyer) => cartWith(buyer, code)))
  const next = await Promise.all(buyers.map((buyer, index) => place(buyer, carts[index]!)))

  expect(returned).toEqual(['returned'])
  expect(next.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(await usesOf(shop, coupon)).toEqual(['returned', 'held'])
})

test('H5: a credit is never spent twice by carts at once, and what is left of it is there for the next', async () => {
  dropMails(shop)
  const gift = { code: 'GIFT', kind: 'credit' as const, value: 15_000, currency: 'EUR' }
  const coupon = await aCoupon(shop, gift)
  const buyers = Array.from({ length: 5 }, () => shop.visitor())
  const carts = await Promise.all(buyers.map((buyer) => cartWith(buyer, 'GIFT')))
  const first = await Promise.all(buyers.map((buyer, index) => place(buyer, carts[index]!)))
  // Those who were too late see what is left, and order with it.
  const left = first.flatMap(({ status, body }, index) =>
    status === 409 ? [{ buyer: buyers[index]!, cart: body.cart }] : [],
  )
  const second = await Promise.all(left.map(({ buyer, cart }) => place(buyer, cart)))
  const { docs } = await payload.find({
    collection: 'coupon-uses',
    where: { coupon: { equals: coupon.id } },
    overrideAccess: true,
  })

  expect(first.map(({ status, body }) => body.total ?? status).toSorted()).toEqual([
    0, 0, 409, 409, 409,
  ])
  expect(left.map(({ cart }) => cart.coupon?.amount)).toEqual([3000, 3000, 3000])
  expect(second.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
  expect(docs.map(({ amount }) => amount).toSorted()).toEqual([3000, 6000, 6000])
})

test('H6: a coupon of 100 % is ordered and delivered without a card, once for twenty tries', async () => {
  const coupon = await aCoupon(shop, { code: 'ALL', value: 100, maxUses: 1 })
  const buyer = shop.visitor()
  const cart = await cartWith(buyer, 'ALL')
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => place(buyer, cart, 'free@example.org')),
  )

  expect(
    new Set(answers.map(({ status, body }) => `${status} ${body.state} ${body.total}`)),
  ).toEqual(new Set(['200 paid 0']))
  expect(await settledDelivery(shop, answers[0]!.body)).toEqual(deliveredOnce())
  expect(await usesOf(shop, coupon)).toEqual(['used'])
})

/** As the server says it of whoever asks. */
const from = (address: string) => ({ [CLIENT_HEADER]: address })

test('H7: whoever guesses codes waits after ten, and a right one tells nothing then; others go on', async () => {
  await aCoupon(shop, { code: 'RIGHT' })
  const line = (await aCart(shop.visitor())).lines[0]!
  const lines = [
    { styles: line.styles.map(({ id }) => id), licences: [{ type: 'desktop', tier: 'users-1' }] },
  ]
  const ask = async (coupon: string, address = '198.51.100.30') => {
    const buyer = shop.visitor()
    return buyer.post<Refusal>('/api/order', { lines, coupon }, from(address))
  }
  // Right codes are no guesses, however many.
  const right = await Promise.all(Array.from({ length: 12 }, () => ask('right', '198.51.100.31')))
  const guesses = await Promise.all(Array.from({ length: 20 }, (_, index) => ask(`GUESS-${index}`)))
  const blocked = await ask('RIGHT')
  const other = await ask('RIGHT', '198.51.100.32')
  const without = await shop.visitor().post('/api/order', { lines }, from('198.51.100.30'))

  expect(right.map(({ status }) => status)).toEqual(right.map(() => 200))
  expect(guesses.filter(({ status }) => status === 400)).toHaveLength(10)
  expect([blocked.status, blocked.body.error.message]).toEqual([
    429,
    'Those were many codes that this shop does not know. Wait ten minutes and try again.',
  ])
  expect(Number(blocked.headers.get('retry-after'))).toBeGreaterThan(500)
  expect([other.status, without.status]).toEqual([200, 200])
})

test('H8: money that comes late, when the last use went to somebody else, waits for staff; both are counted', async () => {
  const coupon = await aCoupon(shop, { code: 'LATE MONEY', maxUses: 1 })
  const sale = await orderWith(shop, 'LATEMONEY')
  stripe.commands.pay(sale.intent)
  const where = { id: { equals: sale.id } }
  await payload.db.updateOne({ collection: 'orders', where, data: { state: 'cancelled' } })
  await returnCoupon(payload, sale.id)
  const other = await orderWith(shop, 'LATEMONEY')
  const settled = await settlePayment(payload, sale.id)
  await acceptOrder(payload, { order: sale.id, reason: 'They paid.', user })

  expect([settled.kind, other.order.state]).toEqual(['needs_review', 'awaiting_payment'])
  expect(await usesOf(shop, coupon)).toEqual(['used', 'held'])
})

test('H9: of two whose half hour ran out one has the last use again, however both come back', async () => {
  const coupon = await aCoupon(shop, { code: 'BOTH BACK', maxUses: 2 })
  const sales = [await orderWith(shop, 'BOTHBACK'), await orderWith(shop, 'BOTHBACK')]
  const heldUntil = new Date(Date.now() - 1000).toISOString()
  const where = { coupon: { equals: coupon.id } }
  await payload.db.updateMany({ collection: 'coupon-uses', where, data: { heldUntil } })
  await payload.update({ collection: 'coupons', id: coupon.id, data: { maxUses: 1 } })
  const back = await Promise.all(sales.map(({ buyer, cart }) => createPayment(buyer, cart)))

  expect(back.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect((await usesOf(shop, coupon)).toSorted()).toEqual(['held', 'returned'])
})
