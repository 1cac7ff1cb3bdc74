import { stripe } from '../../support/shop/stripe-environment'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { reconcileRefunds } from '@/operations/orders/refunds/follow-payment'
import { crashBefore, written, type Moment } from '../../support/money/crash-before'
import { aStaffMember, mailsAbout, refundAs, type Sale } from '../../support/money/money-back'
import { requireOrder } from '../../support/shop/delivered'
import { aCoupon } from '../../support/shop/discounts/coupons'
import { cartWith, place } from '../../support/shop/discounts/order-with-coupon'
import { emptyOutbox, openShop } from '../../support/shop/open-shop'

const shop = await openShop()
const { payload } = shop
const user = await aStaffMember(shop)
afterEach(() => vi.restoreAllMocks())
afterAll(async () => {
  await stripe.stop()
  await shop.close()
})

const inAnHour = () => new Date(Date.now() + 3_600_000)

const isGone: Moment = ({ collection, data }) =>
  collection === 'refunds' && data.state === 'succeeded'

test.each([
  ['it counts as gone', isGone],
  ['its history says so', written('order-events')],
  ['its credit is marked as given', written('refunds', 'creditAt')],
  ['the gift has it', written('coupon-uses')],
  ['its buyer is written to', written('mails')],
])(
  'H10: a refund whose process ends before %s gives its credit back once, by the next check',
  async (what, moment) => {
    const code = `${what.replace(/\W+/g, '-')}-${Date.now().toString(36)}`.toUpperCase()
    await aCoupon(shop, { code, kind: 'credit', value: 6000, currency: 'EUR' })
    const buyer = shop.visitor()
    const { body } = await place(buyer, await cartWith(buyer, code))
    const { id } = await requireOrder(shop, body)
    await emptyOutbox(payload)
    crashBefore(shop, moment)
    const choice = { kind: 'amount' as const, amount: 1000 }
    const crashed = refundAs(shop, user, { id }, { choice })
    await expect(crashed).rejects.toThrow('lights')
    vi.restoreAllMocks()
    await Promise.all([
      reconcileRefunds(payload, inAnHour()),
      reconcileRefunds(payload, inAnHour()),
    ])
    await reconcileRefunds(payload, inAnHour())
    const next = await cartWith(shop.visitor(), code)

    expect(next.coupon?.amount).toBe(1000)
    expect((await mailsAbout(shop, { id } as Sale)).refund).toBe(1)
  },
)
