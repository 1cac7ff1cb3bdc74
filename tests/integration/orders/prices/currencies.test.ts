import { afterAll, afterEach, expect, test } from 'vitest'
import type { PricedCart } from '@/domain/cart/priced-cart'
import { listTypefaceRows } from '@/operations/catalogue/typefaces/list-typefaces'
import { readShopPrices } from '@/operations/records/prices/prices'
import { DEMO_PRICE_LISTS } from '@/seed/demo-foundry'
import type { Refusal } from '../../../support/shop/browser'
import { aCart, aLine, checkOut, chooseCountry, createPayment } from '../../../support/shop/buyer'
import { detailsFor, payDemo, confirm, readStatus } from '../../../support/shop/buyer'
import { openShop } from '../../../support/shop/open-shop'

const shop = await openShop()
const { payload } = shop
afterAll(() => shop.close())
afterEach(() => setLists(DEMO_PRICE_LISTS))

type Conflict = Refusal & { cart: PricedCart }

test('a buyer chooses the currency, and the cart keeps it', async () => {
  const buyer = shop.visitor()
  const euro = await aCart(buyer, 'fount-serif')
  const dollar = await choose(buyer, euro, 'USD')
  const read = await buyer.get<PricedCart>(`/api/order?cart_key=${euro.cart_key}`)

  expect(euro).toMatchObject({ currency: 'EUR', currencies: ['EUR', 'USD', 'GBP', 'CHF'] })
  expect(dollar).toMatchObject({ currency: 'USD', currency_note: null, revision: 2 })
  expect(dollar.quote_hash).not.toBe(euro.quote_hash)
  expect(read.body).toEqual(dollar)
})

/** Two styles at 60.00 €, the family at 100.00 €: by 1.1 up to 5 dollars, by 0.87 to whole pounds, by 0.95 up to 5 francs. */
test.each([
  ['EUR', 12000, 10000],
  ['USD', 14000, 11000],
  ['GBP', 10400, 8700],
  ['CHF', 12000, 9500],
])('in %s the styles alone are %i and the family %i', async (currency, separate, whole) => {
  const buyer = shop.visitor()
  const line = await aLine(buyer, { slug: 'instrument-serif' })
  const { body } = await buyer.post<PricedCart>('/api/order', { lines: [line], currency })
  const amounts = body.lines[0]?.bill.map(({ amount }) => amount)

  expect([body.currency, amounts, body.net]).toEqual([currency, [separate, whole, whole], whole])
})

test('an own price stands in place of the factor’s', async () => {
  const buyer = shop.visitor()
  const line = await aLine(buyer, { slug: 'young-serif' })
  const [id = ''] = line.styles
  const data = { prices: [{ currency: 'USD', price: 3300 }] }
  await payload.update({ collection: 'styles', id, data, context: { quiet: true } })
  const body = { lines: [line], currency: 'USD' }
  const { body: cart } = await buyer.post<PricedCart>('/api/order', body)
  await payload.update({ collection: 'styles', id, data: { prices: [] }, context: { quiet: true } })

  expect([cart.currency, cart.net]).toEqual(['USD', 3300])
})

test('where prices are shown with VAT, what pages show is what a consumer of the seller’s country is charged', async () => {
  const set = (pricesShown: 'before_vat' | 'with_vat') =>
    payload.updateGlobal({ slug: 'shop', data: { pricesShown }, context: { quiet: true } })
  const shownOf = async () => {
    const rows = await listTypefaceRows(payload)
    const terms = await readShopPrices(payload)
    return [rows.find(({ slug }) => slug === 'young-serif')?.shownFrom?.USD, terms.tax?.rate]
  }
  const buyer = shop.visitor()
  const line = await aLine(buyer, { slug: 'young-serif' })
  const { body: cart } = await buyer.post<PricedCart>('/api/order', {
    lines: [line],
    currency: 'USD',
  })
  const charged = await chooseCountry(buyer, cart)

  expect(await shownOf()).toEqual([cart.net, undefined])
  await set('with_vat')
  expect(await shownOf()).toEqual([charged.total, '19'])
  await set('before_vat')
})

test('an order keeps its currency when the list is gone', async () => {
  const buyer = shop.visitor()
  const cart = await choose(buyer, await aCart(buyer), 'USD')
  const { body: order } = await checkOut(buyer, cart, { email: 'dollar@example.org' })
  const { body: payment } = await createPayment(buyer, cart)
  await payDemo(buyer, payment)
  await confirm(buyer, cart, payment)
  await setLists([])
  const status = await readStatus(buyer, order)

  expect(payment).toMatchObject({ amount: order.total, currency: 'USD' })
  expect(status).toMatchObject({ state: 'paid', total: order.total, currency: 'USD' })
})

test('a currency changed in the middle of a checkout is another order', async () => {
  const buyer = shop.visitor()
  const cart = await aCart(buyer)
  const { body: first } = await checkOut(buyer, cart)
  await createPayment(buyer, cart)
  const ordered = await read(buyer, cart)
  const pound = await choose(buyer, ordered, 'GBP')
  const late = await createPayment(buyer, pound)
  const { body: second } = await checkOut(buyer, pound)

  expect([ordered.state, pound.state, pound.country]).toEqual(['ordered', 'open', 'DE'])
  expect(late.status).toBe(409)
  expect(second).toMatchObject({ currency: 'GBP', state: 'awaiting_payment' })
  expect(second.order_number).not.toBe(first.order_number)
  expect((await readStatus(buyer, first)).state).toBe('cancelled')
})

test('a list that staff took away leaves the cart in the currency of account, which says so', async () => {
  const buyer = shop.visitor()
  const pound = await choose(buyer, await aCart(buyer), 'GBP')
  const priced = await chooseCountry(buyer, pound)
  await setLists([{ currency: 'USD', factor: '1.1', rounding: 'none' }])
  const now = await read(buyer, pound)
  const late = await buyer.post<Conflict>('/api/order/checkout', detailsFor(priced))
  const chosen = await choose(buyer, now, 'EUR')

  expect(now).toMatchObject({
    currency: 'EUR',
    currencies: ['EUR', 'USD'],
    currency_note: 'This shop has no prices in GBP any more. Your cart is in EUR now.',
  })
  expect([late.status, late.body.error.code, late.body.cart.currency]).toEqual([
    409,
    'quote_changed',
    'EUR',
  ])
  expect(chosen).toMatchObject({ currency: 'EUR', currency_note: null, net: now.net })
})

test('a currency the shop has no prices in is refused, and changes nothing', async () => {
  const buyer = shop.visitor()
  const cart = await aCart(buyer)
  const { cart_key, revision, lines } = cart
  const changed = await buyer.post<Refusal>('/api/order', { cart_key, revision, currency: 'SEK' })
  const created = await buyer.post<Refusal>('/api/order', { lines: [], currency: 'XYZ' })

  for (const { status, body } of [changed, created]) {
    expect({ status, fields: body.error.fields }).toEqual({
      status: 400,
      fields: { currency: 'This shop has prices in EUR, USD, GBP and CHF. Choose one of them.' },
    })
  }
  expect(await read(buyer, cart)).toMatchObject({ revision, lines, currency: 'EUR' })
})

test.each([
  ['a currency no card is charged in', { currency: 'XYZ' }, 'Choose a currency from the list'],
  ['a list of the currency of account', { priceLists: [aList('EUR')] }, 'currency of account'],
  ['two lists of one currency', { priceLists: [aList('USD'), aList('USD')] }, 'USD already'],
  ['a factor of nothing', { priceLists: [aList('USD', '0')] }, 'Write how much of it one unit'],
])('staff are told in a sentence of %s', async (_, data, sentence) => {
  const saved = await payload
    .updateGlobal({ slug: 'shop', data: data as never, context: { quiet: true } })
    .catch((error: unknown) => JSON.stringify(error))
  expect(saved).toContain(sentence)
})

type Buyer = ReturnType<typeof shop.visitor>

async function choose(buyer: Buyer, cart: PricedCart, currency: string): Promise<PricedCart> {
  const { cart_key, revision } = cart
  return (await buyer.post<PricedCart>('/api/order', { cart_key, revision, currency })).body
}

async function read(buyer: Buyer, { cart_key }: PricedCart): Promise<PricedCart> {
  return (await buyer.get<PricedCart>(`/api/order?cart_key=${cart_key}`)).body
}

async function setLists(priceLists: typeof DEMO_PRICE_LISTS): Promise<void> {
  await payload.updateGlobal({ slug: 'shop', data: { priceLists }, context: { quiet: true } })
}

function aList(currency: string, factor = '1.1') {
  return { currency, factor, rounding: 'none' }
}
