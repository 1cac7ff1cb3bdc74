import { afterAll, expect, test } from 'vitest'
import type { Refusal } from '../../support/shop/browser'
import { aCart, chooseCountry, detailsFor } from '../../support/shop/buyer'
import { openShop } from '../../support/shop/open-shop'

const shop = await openShop()
afterAll(() => shop.close())

test.each([
  ['at home', { country: 'DE' }, { rate: '19', amount: 1140, kind: 'standard', country: 'DE' }],
  [
    'at home, with a VAT number',
    { country: 'DE', vat_id: 'DE136695976' },
    { rate: '19', amount: 1140, kind: 'standard', country: 'DE' },
  ],
  [
    'a person in Finland',
    { country: 'FI' },
    { rate: '25.5', amount: 1530, kind: 'standard', country: 'FI' },
  ],
  [
    'a business in Austria',
    { country: 'AT', vat_id: 'ATU13585627' },
    { rate: '0', amount: 0, kind: 'reverse_charge', country: 'AT' },
  ],
  [
    'anybody in Japan',
    { country: 'JP' },
    { rate: '0', amount: 0, kind: 'outside_scope', country: 'JP' },
  ],
])('tax of a buyer %s', async (_who, place, tax) => {
  const buyer = shop.visitor()
  const cart = await chooseCountry(buyer, await aCart(buyer), place)

  expect(cart).toMatchObject({ net: 6000, tax, total: 6000 + tax.amount })
  expect(cart.address_fields.map(({ name }) => name)).toContain('street')
})

test('a VAT number of another country, and a country that is none, are faults of their field', async () => {
  const buyer = shop.visitor()
  const { cart_key } = await aCart(buyer)
  const fieldsOf = async (place: Record<string, string>) => {
    const { status, body } = await buyer.post<Refusal>('/api/order/country', { cart_key, ...place })
    return [status, Object.keys(body.error.fields ?? {})]
  }

  expect(await fieldsOf({ country: 'AT', vat_id: 'nonsense' })).toEqual([400, ['vat_id']])
  expect(await fieldsOf({ country: 'XX' })).toEqual([400, ['country']])
})

test('an address in another country than the tax was worked out for is refused', async () => {
  const buyer = shop.visitor()
  const cart = await chooseCountry(buyer, await aCart(buyer))
  const { status, body } = await buyer.post<Refusal>('/api/order/checkout', {
    ...detailsFor(cart),
    address: { street: 'A 1', postal_code: '1010', city: 'Wien', country: 'AT' },
  })

  expect({ status, fields: Object.keys(body.error.fields ?? {}) }).toEqual({
    status: 400,
    fields: ['address.country'],
  })
})
