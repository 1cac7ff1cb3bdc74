import { stripe } from '../../support/shop/stripe-environment'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { followPayment, reconcileRefunds } from '@/operations/orders/refunds/follow-payment'
import { crashBefore, written, type Moment, type Write } from '../../support/money/crash-before'
import {
  aSale,
  aStaffMember,
  booksOf,
  downloadsOf,
  mailsAbout,
  refundAs,
  refundedAtStripe,
} from '../../support/money/money-back'
import { documentsOf } from '../../support/money/balance'
import { openShop } from '../../support/shop/open-shop'

const shop = await openShop()
const user = await aStaffMember(shop)

afterEach(() => vi.restoreAllMocks())
afterAll(async () => {
  await stripe.stop()
  await shop.close()
})

test.each([
  ['its row is written', written('refunds')],
  ['its history says who asked', written('order-events')],
  ['Stripe’s answer is stored', written('refunds', 'refundid')],
  ['the order moves', written('orders', 'refunded')],
  ['the first licence ends', written('licences')],
  ['the downloads end', written('grants', 'revokedAt')],
  [
    'its history says that it arrived',
    ({ collection, data }: Write) =>
      collection === 'order-events' && data.kind === 'refund_succeeded',
  ],
  ['the mail to the buyer is written', written('mails')],
  ['nothing is left to do', ({ data }: Write) => 'dueAt' in data && data.dueAt === null],
] as [string, Moment][])(
  'P11: a refund whose process ends before %s is made once, whole',
  async (what, moment) => {
    const sale = await aSale(shop, `${what.replace(/\W+/g, '-')}@example.org`)
    const [url = ''] = await downloadsOf(sale)
    await booksOf(shop, sale)
    crashBefore(shop, moment)
    const crashed = refundAs(shop, user, sale, { key: 'once', licences: 'revoked' })
    await expect(crashed).rejects.toThrow('The lights went out.')
    vi.restoreAllMocks()
    await reconcileRefunds(shop.payload, new Date(Date.now() + 3_600_000))
    // Staff press the button again, and so does the scheduler.
    await refundAs(shop, user, sale, { key: 'once', licences: 'revoked' })
    await reconcileRefunds(shop.payload, new Date(Date.now() + 7_200_000))

    expect(refundedAtStripe(sale)).toBe(sale.order.total)
    expect(await booksOf(shop, sale)).toEqual({
      state: 'refunded',
      refunded: sale.order.total,
      dispute: null,
      refundMails: 1,
      refunds: [`${sale.order.total} succeeded revoked by money@example.org`],
      licences: ['revoked', 'revoked'],
      events: ['refund_asked', 'refund_succeeded'],
    })
    expect((await sale.buyer.fetch(url)).status).toBe(410)
  },
)

test.each([
  [
    'its history says that it failed',
    ({ collection, data }: Write) => collection === 'order-events' && data.kind === 'refund_failed',
  ],
  ['the licences are back', written('licences')],
  ['the downloads are back', written('grants', 'revokedAt')],
  ['its credit note is taken back', written('invoices')],
  ['its buyer is written to', ({ data }: Write) => data.kind === 'refund_reversed'],
  ['nothing is left to do', ({ data }: Write) => 'dueAt' in data && data.dueAt === null],
] as [string, Moment][])(
  'P11: a refund that had arrived and fails, its process ending before %s, is taken back once, whole',
  async (what, moment) => {
    const sale = await aSale(shop, `back-${what.replace(/\W+/g, '-')}@example.org`)
    await refundAs(shop, user, sale, { key: 'once', licences: 'revoked' })
    await booksOf(shop, sale)
    const refund = stripe.commands.refunds().find((one) => one.payment_intent === sale.intent)
    stripe.commands.failRefund(refund?.id ?? '')
    crashBefore(shop, moment)
    await expect(followPayment(shop.payload, sale.id)).rejects.toThrow('The lights went out.')
    vi.restoreAllMocks()
    await reconcileRefunds(shop.payload, new Date(Date.now() + 3_600_000))
    await followPayment(shop.payload, sale.id)

    expect(await booksOf(shop, sale)).toMatchObject({
      state: 'paid',
      refunded: 0,
      licences: ['active', 'active'],
      events: ['refund_asked', 'refund_succeeded', 'refund_failed', 'credit_reversed'],
    })
    expect((await documentsOf(shop, sale.id)).map(({ kind }) => kind)).toEqual([
      'invoice',
      'credit_note',
      'reversal',
    ])
    expect(await mailsAbout(shop, sale)).toMatchObject({ refund: 1, refund_reversed: 1 })
  },
)
