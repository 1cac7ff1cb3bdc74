import { afterAll, expect, test } from 'vitest'
import { readCouponDesk } from '@/operations/orders/coupons/read-coupon-uses'
import type { Coupon } from '@/payload-types'
import { aCoupon } from '../../../support/shop/discounts/coupons'
import { cartWith, place } from '../../../support/shop/discounts/order-with-coupon'
import { openShop } from '../../../support/shop/open-shop'
import { signInStaff } from '../../../support/shop/staff'

const shop = await openShop()
const staff = await signInStaff(shop)
afterAll(() => shop.close())

type Saved = {
  doc?: Coupon
  errors?: { message: string; data?: { errors: { path: string; message: string }[] } }[]
}

/** What the form says beside its fields; nothing: it was saved. */
async function save(method: 'POST' | 'PATCH', path: string, data: object) {
  const { status, body } = await staff.ask<Saved>(method, `/api/coupons${path}`, data)
  const errors = body.errors?.flatMap((error) => error.data?.errors ?? []) ?? []
  return {
    status,
    doc: body.doc,
    told: Object.fromEntries(errors.map(({ path: field, message }) => [field, message])),
  }
}

const PERCENT = 'Write a percentage up to 100, such as 12.5.'
const CENTS = 'Write an amount, such as 45.00. A program sends whole cents: 4500.'
const COUNT = 'Write a whole number: 100.'
const CODE = 'Use 3 to 40 letters, digits and hyphens: SPRING-10.'
const [MAY, JUNE] = ['2027-05-01T00:00:00.000Z', '2027-06-01T00:00:00.000Z']

test.each([
  ['more than all of it', { value: 101 }, { value: PERCENT }],
  ['nothing', { value: 0 }, { value: PERCENT }],
  ['a thousandth of a percent', { value: 12.345 }, { value: PERCENT }],
  ['half a cent', { kind: 'amount', value: 20.5 }, { value: CENTS }],
  ['a credit of nothing', { kind: 'credit', value: 0 }, { value: CENTS }],
  ['no value', { value: null }, { value: 'Write what the coupon gives.' }],
  [
    'an end before its start',
    { startsAt: JUNE, endsAt: MAY },
    { endsAt: 'The coupon ends before it begins.' },
  ],
  [
    'an end at its start',
    { startsAt: MAY, endsAt: MAY },
    { endsAt: 'The coupon ends before it begins.' },
  ],
  [
    'a currency nobody pays in',
    { kind: 'amount', value: 2000, currency: 'EURO' },
    { currency: 'Write the three letters of a currency: EUR.' },
  ],
  ['a least total below nothing', { leastTotal: -1 }, { leastTotal: CENTS }],
  ['no use at all', { maxUses: 0 }, { maxUses: COUNT }],
  ['half a use a customer', { usesPerCustomer: 0.5 }, { usesPerCustomer: COUNT }],
  ['a code that is guessed', { code: 'AB' }, { code: CODE }],
  ['a code of signs', { code: '50%OFF' }, { code: CODE }],
] as const)(
  'a coupon with %s is refused in a sentence beside its field',
  async (_what, wrong, told) => {
    const data = { code: 'WRONG', kind: 'percent', value: 10, ...wrong }
    expect(await save('POST', '', data)).toMatchObject({ status: 400, told })
  },
)

test('a code that is there already is refused, however it is written', async () => {
  const first = await save('POST', '', { code: 'twice 27', kind: 'percent', value: 10 })
  const second = await save('POST', '', { code: ' Twice27', kind: 'percent', value: 20 })
  const again = await save('PATCH', `/${first.doc?.id}`, { code: 'twice27', label: 'Twice' })

  expect(first.doc?.code).toBe('TWICE27')
  expect(second).toMatchObject({
    status: 400,
    told: { code: 'There is a coupon TWICE27 already. Choose another code.' },
  })
  expect(again).toMatchObject({ status: 200, doc: { code: 'TWICE27', label: 'Twice' } })
})

test('an amount without a currency is in the shop’s own; a percentage needs none', async () => {
  const amount = await save('POST', '', { code: 'AMOUNT', kind: 'amount', value: 2000 })
  const least = await save('POST', '', {
    code: 'LEAST',
    kind: 'percent',
    value: 10,
    leastTotal: 5000,
  })
  const percent = await save('POST', '', { code: 'PERCENT', kind: 'percent', value: 10 })

  expect([amount, least, percent].map(({ doc }) => doc?.currency ?? null)).toEqual([
    'EUR',
    'EUR',
    null,
  ])
})

test('a form that changes one thing is judged by the whole coupon', async () => {
  const { doc } = await save('POST', '', {
    code: 'WHOLE',
    kind: 'percent',
    value: 10,
    startsAt: MAY,
    endsAt: JUNE,
  })
  const early = await save('PATCH', `/${doc?.id}`, { endsAt: '2027-04-01T00:00:00.000Z' })
  const large = await save('PATCH', `/${doc?.id}`, { value: 2000 })
  const amount = await save('PATCH', `/${doc?.id}`, { kind: 'amount', value: 2000 })

  expect(early.told).toEqual({ endsAt: 'The coupon ends before it begins.' })
  expect(large.told).toEqual({ value: PERCENT })
  expect(amount).toMatchObject({
    status: 200,
    doc: { kind: 'amount', value: 2000, currency: 'EUR' },
  })
})

test('a credit that was spent in part keeps its kind and currency, and is never less than what was taken', async () => {
  const { id } = await aCoupon(shop, { code: 'GIFT', kind: 'credit', value: 5000, currency: 'EUR' })
  const buyer = shop.visitor()
  await place(buyer, await cartWith(buyer, 'GIFT'))
  const less = await save('PATCH', `/${id}`, { value: 4999 })
  const other = await save('PATCH', `/${id}`, { currency: 'USD' })
  const percent = await save('PATCH', `/${id}`, { kind: 'percent', value: 10 })
  const more = await save('PATCH', `/${id}`, { value: 7000 })

  expect(less.told).toEqual({
    value: '50.00\u00a0€ of this credit have been used: it cannot be less.',
  })
  expect(other.told).toEqual({ currency: 'This credit has been used in EUR, and stays in it.' })
  expect(percent.told).toEqual({
    kind: 'This coupon has been used, and stays what it is. Make another one.',
  })
  expect(more).toMatchObject({ status: 200, doc: { value: 7000, remaining: 2000 } })
})

test('a coupon that was used is not deleted: it can end', async () => {
  const { id } = await aCoupon(shop, { code: 'USED' })
  const unused = await aCoupon(shop, { code: 'UNUSED' })
  const buyer = shop.visitor()
  await place(buyer, await cartWith(buyer, 'USED'))
  const refused = await staff.ask<Saved>('DELETE', `/api/coupons/${id}`)
  const deleted = await staff.ask('DELETE', `/api/coupons/${unused.id}`)

  expect([refused.status, refused.body.errors?.[0]?.message]).toEqual([
    409,
    'This coupon has been used. Let it end today instead.',
  ])
  expect(deleted.status).toBe(200)
})

test('staff see how often a coupon was taken and what is left of it, and cannot write either', async () => {
  const { id } = await aCoupon(shop, { code: 'LEFT', kind: 'credit', value: 9000, currency: 'EUR' })
  const buyer = shop.visitor()
  await place(buyer, await cartWith(buyer, 'LEFT'))
  await save('PATCH', `/${id}`, { uses: 0, remaining: 9000 })
  const { body } = await staff.ask<Coupon>('GET', `/api/coupons/${id}?depth=0`)

  const desk = await readCouponDesk(shop.payload, body)

  expect(body).toMatchObject({ uses: 1, remaining: 3000 })
  expect(desk).toMatchObject({
    state: 'open',
    uses: 1,
    maxUses: null,
    given: [{ currency: 'EUR', amount: 6000 }],
    orders: [{ amount: 6000, currency: 'EUR', isPaid: true }],
  })
  expect((await shop.visitor().get(`/api/coupons/${id}`)).status).toBe(403)
})
