import { vies } from '../../support/vies/vies-environment'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { CLIENT_HEADER } from '@/domain/site/request-headers'
import type { PricedCart } from '@/domain/cart/priced-cart'
import type { Refusal } from '../../support/shop/browser'
import { aCart, chooseCountry, detailsFor } from '../../support/shop/buyer'
import { requireOrder } from '../../support/shop/delivered'
import { austrianCompanies, chooseAustria, placeOrder } from '../../support/tax/austrian-company'
import { changeShop } from '../../support/tax/change-shop'
import { openShop } from '../../support/shop/open-shop'

const shop = await openShop()
const { aNumber } = austrianCompanies(vies)
afterAll(async () => {
  await shop.close()
  await vies.stop()
})

afterEach(async () => {
  vi.useRealTimers()
  vies.become('answers')
})

const DAY_AFTER_MS = 25 * 3_600_000

test('a number that VIES knows leaves the tax to its company, and what VIES said stands on the order', async () => {
  const vatId = aNumber('Schrift GmbH')
  const { cart } = await chooseAustria(shop.visitor(), vatId)
  const order = await requireOrder(shop, await placeOrder(shop.visitor(), vatId))

  expect(cart).toMatchObject({
    vat_id: vatId,
    vat: {
      checked: 'vies',
      valid: true,
      name: 'Schrift GmbH',
      message: 'Registered for Schrift GmbH.',
    },
    tax: { kind: 'reverse_charge', amount: 0 },
    total: 6000,
  })
  expect(order).toMatchObject({ vatid: vatId, total: 6000 })
  expect(order.vatCheck).toMatchObject({
    vatId,
    checked: 'vies',
    valid: true,
    consultationNumber: `WAPI${vatId}`,
    at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    request: { countryCode: 'AT', vatNumber: vatId.slice(2), requesterMemberStateCode: 'DE' },
    answer: { valid: true, requestDate: '2026-11-23T10:00:00.000Z' },
  })
})

test('a number that VIES denies is charged, the buyer is told, and no document names it', async () => {
  const vatId = aNumber()
  const { cart } = await chooseAustria(shop.visitor(), vatId)
  const order = await requireOrder(shop, await placeOrder(shop.visitor(), vatId))

  expect(cart).toMatchObject({
    vat: {
      checked: 'vies',
      valid: false,
      message:
        'The EU’s register VIES does not know this number, so it does not count. Compare it with your papers.',
    },
    tax: { kind: 'standard', rate: '20', amount: 1200, country: 'AT' },
    total: 7200,
  })
  expect(order).toMatchObject({ vatid: null, total: 7200, vatCheck: { vatId, valid: false } })
})

test('wrong check digits never reach VIES', async () => {
  const asked = vies.requests.length
  const buyer = shop.visitor()
  const { cart_key } = await aCart(buyer)
  const fieldsOf = async (country: string, vat_id: string) => {
    const body = { cart_key, country, vat_id }
    return (await buyer.post<Refusal>('/api/order/country', body)).body.error.fields
  }

  expect([await fieldsOf('PL', 'PL0000000000'), await fieldsOf('AT', 'ATU13585628')]).toEqual(
    Array(2).fill({
      vat_id:
        'A digit of this VAT number is wrong: its check digits do not fit. Compare it with your papers.',
    }),
  )
  expect(await fieldsOf('FR', 'ATU13585627')).toEqual({
    vat_id: 'This is a VAT number of Austria, and you chose France.',
  })
  expect(vies.requests).toHaveLength(asked)
})

test('a number of the seller’s own country changes no tax: VIES is not asked', async () => {
  const asked = vies.requests.length
  const buyer = shop.visitor()
  const place = { country: 'DE', vat_id: 'de 136 695 976' }
  const cart = await chooseCountry(buyer, await aCart(buyer), place)

  expect(cart).toMatchObject({
    vat_id: 'DE136695976',
    vat: { checked: 'form', valid: true },
    tax: { kind: 'standard', rate: '19' },
  })
  expect(vies.requests).toHaveLength(asked)
})

test('one answer counts for everybody within a day, and is asked for anew after it', async () => {
  const vatId = aNumber('Schrift GmbH')
  const asked = () => vies.requests.filter(({ vatNumber }) => vatId.endsWith(vatNumber)).length

  await Promise.all(Array.from({ length: 10 }, () => chooseAustria(shop.visitor(), vatId)))
  const { buyer, cart } = await chooseAustria(shop.visitor(), vatId)
  expect(asked()).toBe(1)

  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + DAY_AFTER_MS })
  await chooseAustria(shop.visitor(), vatId)
  expect(asked()).toBe(2)
  await chooseCountry(buyer, cart, { country: 'AT', vat_id: vatId })
  expect(asked()).toBe(2)
})

test('a number that VIES no longer knows at checkout is another price, which is shown first', async () => {
  const vatId = aNumber('Schrift GmbH')
  const { buyer, cart } = await chooseAustria(shop.visitor(), vatId)
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + DAY_AFTER_MS })
  vies.become('malformed')
  const details = detailsFor(cart, { company: 'Schrift GmbH' })
  const kept = await buyer.post<{ total: number }>('/api/order/checkout', details)
  expect([kept.status, kept.body.total]).toEqual([200, 6000])

  const other = aNumber('Andere GmbH')
  vies.become('answers')
  const second = await chooseAustria(shop.visitor(), other)
  vi.setSystemTime(Date.now() + DAY_AFTER_MS)
  vies.forget(other)
  const refused = await second.buyer.post<Refusal & { cart: PricedCart }>(
    '/api/order/checkout',
    detailsFor(second.cart, { company: 'Andere GmbH' }),
  )
  expect([refused.status, refused.body.error.code, refused.body.cart.total]).toEqual([
    409,
    'quote_changed',
    7200,
  ])
})

test('a VAT number without a company is a fault of the company’s field', async () => {
  const { buyer, cart } = await chooseAustria(shop.visitor(), aNumber('Schrift GmbH'))
  const { status, body } = await buyer.post<Refusal>('/api/order/checkout', detailsFor(cart))

  expect([status, body.error.fields]).toEqual([
    400,
    { company: 'Write the company that the VAT number belongs to, or remove the number.' },
  ])
})

test('where the seller’s own number is refused, VIES is asked without it', async () => {
  vies.become('refuses_requester')
  const vatId = aNumber(null)
  const order = await requireOrder(shop, await placeOrder(shop.visitor(), vatId))

  expect(order.vatCheck).toMatchObject({
    valid: true,
    name: null,
    consultationNumber: null,
    request: { countryCode: 'AT', vatNumber: vatId.slice(2) },
  })
})

test('a seller without a VAT number charges companies abroad, and asks VIES nothing', async () => {
  const asked = vies.requests.length
  await changeShop(shop, { vatId: null })
  const { cart } = await chooseAustria(shop.visitor(), aNumber('Schrift GmbH'))
  await changeShop(shop, { vatId: 'DE999999995' })

  expect(cart).toMatchObject({ vat: { checked: 'form' }, tax: { kind: 'standard', rate: '20' } })
  expect(vies.requests).toHaveLength(asked)
})

test('one client names thirty numbers in ten minutes, then is told to wait', async () => {
  const buyer = shop.visitor()
  const carts = [await aCart(buyer), await aCart(buyer)]
  const name = ({ cart_key }: PricedCart) =>
    buyer.post<Refusal>(
      '/api/order/country',
      { cart_key, country: 'AT', vat_id: 'ATU00000000' },
      { [CLIENT_HEADER]: '198.51.100.9' },
    )
  const answers = await Promise.all(carts.flatMap((cart) => Array(18).fill(cart).map(name)))
  const refused = answers.filter(({ status }) => status === 429)

  expect(refused.map(({ body }) => body.error.message)).toEqual(
    Array(6).fill('Those were many VAT numbers. Wait ten minutes and try again.'),
  )
})
