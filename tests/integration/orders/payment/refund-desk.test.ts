import { afterAll, expect, test } from 'vitest'
import { formatMoney } from '@/domain/money/format-money'
import type { OrderDesk } from '@/domain/order/order-for-staff'
import type { Refusal } from '../../../support/shop/browser'
import { aPaidPurchase, readStatus, type Purchase } from '../../../support/shop/buyer'
import { mailsTo } from '../../../support/mails/kept-mails'
import { requireOrder } from '../../../support/shop/delivered'
import { emptyOutbox, openShop } from '../../../support/shop/open-shop'
import { signInStaff } from '../../../support/shop/staff'

const shop = await openShop()
const staff = await signInStaff(shop)
afterAll(() => shop.close())

const WHOLE = { choice: { kind: 'whole' }, licences: 'revoked', reason: 'They bought it twice.' }

type Answer = { outcome: { kind: string; amount: number }; desk: OrderDesk }

async function deskOf({ order }: Purchase) {
  const { id } = await requireOrder(shop, order)
  const url = `/api/orders/${id}`
  const { body } = await staff.ask<OrderDesk>('GET', `${url}/desk`)
  return { url, desk: body }
}

test('staff give play money back: clicked twice it is one refund, and the buyer sees it', async () => {
  const buyer = shop.visitor()
  const sale = await aPaidPurchase(buyer)
  const { url, desk } = await deskOf(sale)
  const asked = { ...WHOLE, left: desk.left, key: 'clicked-twice' }
  const [one, two] = await Promise.all([
    staff.ask<Answer>('POST', `${url}/refund`, asked),
    staff.ask<Answer>('POST', `${url}/refund`, asked),
  ])
  const status = await readStatus(buyer, sale.order)
  await emptyOutbox(shop.payload)
  const mails = await mailsTo(shop.dataDir, 'buyer@example.org')

  expect(desk).toMatchObject({ state: 'paid', received: sale.order.total, left: desk.total })
  expect([one.body.outcome, two.body.outcome]).toEqual(
    Array.from({ length: 2 }, () => ({ kind: 'given_back', amount: desk.total })),
  )
  expect(one.body.desk).toMatchObject({ state: 'refunded', refunded: desk.total, left: 0 })
  expect(status).toMatchObject({
    state: 'refunded',
    refunds: [{ amount: desk.total, state: 'succeeded', card: 'the demo card', is_dispute: false }],
    licences: [{ state: 'revoked', ended: { reason: 'Its payment was given back.' } }],
  })
  expect(mails.filter((mail) => /^Subject: .*back/m.test(mail))).toHaveLength(1)
})

test('staff read a refund by the number of its order and its amount, in its list and where only its title is asked for', async () => {
  const sale = await aPaidPurchase(shop.visitor())
  const { url, desk } = await deskOf(sale)
  await staff.ask('POST', `${url}/refund`, { ...WHOLE, key: 'to-be-called', left: desk.left })
  const titlesBy = async (query: string) => {
    const { id } = await requireOrder(shop, sale.order)
    const path = `/api/refunds?where[order][equals]=${id}&depth=0${query}`
    const { body } = await staff.ask<{ docs: { title: string }[] }>('GET', path)
    return body.docs.map(({ title }) => title)
  }
  const title = `${sale.order.order_number}, ${formatMoney(desk.total, desk.currency)}`

  expect(await titlesBy('')).toEqual([title])
  expect(await titlesBy('&select[title]=true')).toEqual([title])
})

test('of two members of staff who give an amount back at once the slower one is told, and decides anew', async () => {
  const sale = await aPaidPurchase(shop.visitor())
  const { url, desk } = await deskOf(sale)
  const part = {
    choice: { kind: 'amount', amount: 1000 },
    licences: 'kept',
    reason: 'For the delay.',
    left: desk.left,
  }
  const [one, other] = await Promise.all([
    staff.ask<Answer & Refusal>('POST', `${url}/refund`, { ...part, key: 'of-one-desk' }),
    staff.ask<Answer & Refusal>('POST', `${url}/refund`, { ...part, key: 'of-another-desk' }),
  ])
  const refused = [one, other].find(({ status }) => status === 409)
  const { desk: now } = await deskOf(sale)

  expect([one.status, other.status].toSorted()).toEqual([200, 409])
  expect(refused?.body.error.code).toBe('refund_was_faster')
  expect(refused?.body.error.message).toMatch(
    /^Meanwhile staff@\S+ gave money back: \S+\s€ is left/,
  )
  expect(now.refunded).toBe(1000)

  const again = { ...part, key: 'decided-anew', left: now.left }
  expect((await staff.ask('POST', `${url}/refund`, again)).status).toBe(200)
})

test('the history says in plain words who did what, when and why', async () => {
  const buyer = shop.visitor()
  const sale = await aPaidPurchase(buyer)
  const [licence] = (await readStatus(buyer, sale.order)).licences
  await buyer.fetch(licence?.download_url ?? '')
  await buyer.fetch(licence?.download_url ?? '')
  await emptyOutbox(shop.payload)
  const { url, desk } = await deskOf(sale)
  const line = { kind: 'lines', lines: desk.lines.map(({ id }) => id) }
  await staff.ask('POST', `${url}/refund`, {
    ...WHOLE,
    left: desk.left,
    choice: line,
    licences: 'kept',
    key: 'by-line-1',
  })
  await emptyOutbox(shop.payload)
  const { history } = (await deskOf(sale)).desk
  const said = history.map(({ who, what, why }) => ({ who, what, why }))

  expect(said).toEqual([
    { who: 'Buyer', what: 'Ordered, for 71.40\u00a0€.', why: null },
    { who: 'Shop', what: 'Paid and delivered, 71.40\u00a0€.', why: null },
    expect.anything(),
    expect.anything(),
    {
      who: 'staff@example.org',
      what: 'Wants 71.40\u00a0€ to go back, and its licences to stay.',
      why: 'They bought it twice.',
    },
    {
      who: 'Demo payments',
      what: '71.40\u00a0€ went back to the demo card, licences kept.',
      why: null,
    },
    { who: 'Shop', what: 'Mail to the buyer: money back.', why: null },
  ])
  expect(said.slice(2, 4)).toEqual(
    expect.arrayContaining([
      { who: 'Shop', what: 'Mail to the buyer: the fonts.', why: null },
      { who: 'Buyer', what: `Fonts of licence ${licence?.number} fetched.`, why: null },
    ]),
  )
})

test.each([
  ['no reason', { ...WHOLE, key: 'no-reason', reason: ' ' }, 400, 'invalid'],
  ['no key', { ...WHOLE }, 400, 'invalid'],
  ['no figure that was looked at', { ...WHOLE, key: 'not-seen', left: undefined }, 400, 'invalid'],
  ['a figure that was not known', { ...WHOLE, key: 'not-known', left: null }, 400, 'invalid'],
  [
    'more than came',
    { ...WHOLE, key: 'too-much-1', choice: { kind: 'amount', amount: 9e9 } },
    409,
    'refund_too_large',
  ],
])('a refund with %s is refused in a sentence', async (_what, given, status, code) => {
  const { url, desk } = await deskOf(await aPaidPurchase(shop.visitor()))
  const body = { left: desk.left, ...given }
  const refused = await staff.ask<Refusal>('POST', `${url}/refund`, body)

  expect({ status: refused.status, code: refused.body.error.code }).toEqual({ status, code })
})

test('nobody but staff sees or moves money, and no other site makes them do it', async () => {
  const sale = await aPaidPurchase(shop.visitor())
  const { url } = await deskOf(sale)
  const stranger = shop.visitor()
  const asked = { ...WHOLE, key: 'by-a-stranger' }
  const answers = await Promise.all([
    stranger.get(`${url}/desk`),
    stranger.post(`${url}/refund`, asked),
    stranger.post(`${url}/accept`, asked),
    stranger.post(`${url}/cancel`, asked),
  ])

  expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403])
  expect((await requireOrder(shop, sale.order)).state).toBe('paid')
})

test('an order that is not under review is neither accepted nor cancelled', async () => {
  const { url } = await deskOf(await aPaidPurchase(shop.visitor()))
  const answers = await Promise.all(
    ['accept', 'cancel'].map((exit) =>
      staff.ask<Refusal>('POST', `${url}/${exit}`, { reason: 'By mistake.' }),
    ),
  )

  expect(answers.map(({ status, body }) => [status, body.error.code])).toEqual([
    [409, 'not_in_review'],
    [409, 'not_in_review'],
  ])
})

test('the history of an order is added to, and never changed', async () => {
  const { order } = await aPaidPurchase(shop.visitor())
  const { id } = await requireOrder(shop, order)
  const where = { order: { equals: id } }
  const { docs } = await shop.payload.find({
    collection: 'order-events',
    where,
    overrideAccess: true,
  })
  const answers = await Promise.all([
    staff.ask('PATCH', `/api/order-events/${docs[0]?.id}`, { why: 'Another story.' }),
    staff.ask('DELETE', `/api/order-events/${docs[0]?.id}`),
    staff.ask('POST', '/api/order-events', { order: id, at: new Date().toISOString() }),
  ])

  expect(answers.map(({ status }) => status)).toEqual([403, 403, 403])
})
