import { afterAll, expect, test } from 'vitest'
import type { PricedCart } from '@/domain/cart/priced-cart'
import type { QuoteAnswer } from '@/domain/quote/quote-answer'
import type { Refusal } from '../../../support/shop/browser'
import { aCart, chooseCountry, confirm, createPayment, payDemo } from '../../../support/shop/buyer'
import { deliveredOnce, requireOrder, settledDelivery } from '../../../support/shop/delivered'
import { openShop } from '../../../support/shop/open-shop'
import {
  acceptQuote,
  aQuote,
  askForQuote,
  cartOf,
  changeQuote,
  readQuote,
  viewOf,
} from '../../../support/money/quotes'

const shop = await openShop()
afterAll(() => shop.close())

const DAY_MS = 24 * 3_600_000
const YESTERDAY = new Date(Date.now() - DAY_MS).toISOString()

async function raisePrices() {
  await shop.payload.update({
    collection: 'styles',
    where: { 'typeface.slug': { equals: 'young-serif' } },
    data: { price: 99900 },
    overrideAccess: true,
  })
}

test('any cart becomes a quote: a number, a secret link, and the price of its cart', async () => {
  const agency = shop.visitor()
  const cart = await chooseCountry(agency, await aCart(agency))
  const { body } = await askForQuote(agency, cart)

  expect(body).toMatchObject({
    quote_number: expect.stringMatching(/^Q\d{4}-\d{4}$/),
    quote_url: expect.stringContaining(`/quote/${body.quote_key}`),
    state: 'open',
    net: cart.net,
    tax: { text: 'VAT 19 %, Germany', amount: cart.tax?.amount },
    total: cart.total,
    currency: 'EUR',
  })
  expect(Date.parse(body.valid_until) - Date.now()).toBeGreaterThan(29 * DAY_MS)
  expect(await readQuote(shop.visitor(), body)).toEqual(body)
})

test('a double click makes one quote, and so do two at once; another cart has the next number', async () => {
  const agency = shop.visitor()
  const cart = await aCart(agency)
  const answers = await Promise.all([1, 2, 3].map(() => askForQuote(agency, cart)))
  const other = await aQuote(agency, { email: 'other@example.org' })

  expect(new Set(answers.map(({ body }) => body.quote_number)).size).toBe(1)
  expect(other.quote_number > (answers[0]?.body.quote_number ?? '')).toBe(true)
})

test('an unknown key opens nothing, and a quote needs somebody it is for', async () => {
  const stranger = shop.visitor()
  const unknown = await stranger.get<Refusal>('/api/order/quote?quote_key=nobody')
  const cart = await aCart(stranger)
  const body = { cart_key: cart.cart_key, email: 'nobody' }
  const nobody = await stranger.post<Refusal>('/api/order/quote', body)

  expect([unknown.status, unknown.body.error.code]).toEqual([404, 'quote_not_found'])
  expect([nobody.status, Object.keys(nobody.body.error.fields ?? {})]).toEqual([
    400,
    ['email', 'name'],
  ])
})

test('its client pays the price that was quoted, although the catalogue’s has changed', async () => {
  const quote = await aQuote(shop.visitor())
  await raisePrices()
  const client = shop.visitor()
  const payer = { email: 'payer@example.org' }
  const { cart, status, body } = await acceptQuote(client, quote, payer)
  const { body: payment } = await createPayment(client, cart)
  await payDemo(client, payment)
  const { body: confirmed } = await confirm(client, cart, payment)
  const order = await requireOrder(shop, body)

  expect([status, cart.net, body.total]).toEqual([200, quote.net, cart.total])
  expect(confirmed.status).toBe('paid')
  expect(await readQuote(client, quote)).toMatchObject({ state: 'paid', net: quote.net })
  expect(order).toMatchObject({ quote: quote.quote_number, net: quote.net })
  expect(await viewOf(shop, quote)).toMatchObject({ tax: expect.anything(), total: order.total })
  expect(await settledDelivery(shop, body)).toEqual(deliveredOnce())
})

test('its lines, coupon and currency stand; who may use the fonts does not', async () => {
  const client = shop.visitor()
  const cart = await cartOf(client, await aQuote(shop.visitor()))
  const change = (parts: object) =>
    client.post<Refusal & PricedCart>('/api/order', {
      cart_key: cart.cart_key,
      revision: cart.revision,
      ...parts,
    })
  const refused = [
    await change({ lines: [] }),
    await change({ coupon: 'SPRING' }),
    await change({ currency: 'USD' }),
  ]
  const licensee = { kind: 'client', name: 'Ada' }

  expect(refused.map(({ status, body }) => [status, body.error.code])).toEqual(
    refused.map(() => [409, 'cart_quoted']),
  )
  expect((await change({ licensee })).body.licensee).toEqual(licensee)
})

test('the tax is that of the client’s country, and a stale price is still told', async () => {
  const quote = await aQuote(shop.visitor())
  const client = shop.visitor()
  const german = await acceptQuote(client, quote)
  const austrian = await acceptQuote(client, quote, { country: 'AT' })
  const stale = await client.post<Refusal>('/api/order/checkout', {
    cart_key: german.cart.cart_key,
    email: 'client@example.org',
    name: 'Cleo',
    address: { street: 'Ring 1', postal_code: '1010', city: 'Wien', country: 'AT' },
    accepted_eulas: german.cart.eulas.map(({ id }) => id),
    quote_hash: 'stale',
    consents: { immediate_delivery: true },
  })

  expect(austrian.cart.tax).toMatchObject({ rate: '20', country: 'AT' })
  expect([stale.status, stale.body.error.code]).toEqual([409, 'quote_changed'])
})

test('two clients who pay at once pay one order', async () => {
  const quote = await aQuote(shop.visitor())
  const clients = [shop.visitor(), shop.visitor()]
  await chooseCountry(clients[0]!, await cartOf(clients[0]!, quote))
  const places = await Promise.all(
    clients.map((client, index) =>
      acceptQuote(client, quote, { email: `client-${index}@example.org` }),
    ),
  )
  await Promise.all(
    clients.map(async (client, index) => {
      const cart = places[index]!.cart
      const { status, body: payment } = await createPayment(client, cart)
      if (status !== 200) return
      await payDemo(client, payment)
      await confirm(client, cart, payment)
    }),
  )
  const { docs } = await shop.payload.find({
    collection: 'orders',
    where: { quote: { equals: quote.quote_number } },
    depth: 0,
    overrideAccess: true,
  })

  expect(docs.filter(({ state }) => state === 'paid')).toHaveLength(1)
  expect(docs.every(({ state }) => state === 'paid' || state === 'cancelled')).toBe(true)
  expect(await readQuote(clients[0]!, quote)).toMatchObject({ state: 'paid' })
})

test('a quote that has expired is refused before payment, and asked for anew in one step', async () => {
  const quote = await aQuote(shop.visitor())
  const client = shop.visitor()
  const { cart } = await acceptQuote(client, quote)
  await changeQuote(shop, quote, { validUntil: YESTERDAY })
  const late = await client.post<Refusal>('/api/order/stripe/create', { cart_key: cart.cart_key })
  const closed = await client.post<Refusal>('/api/order/quote/pay', { quote_key: quote.quote_key })
  const again = await client.post<PricedCart>('/api/order/quote/again', {
    quote_key: quote.quote_key,
  })

  expect([late.status, late.body.error.code]).toEqual([409, 'quote_expired'])
  expect([closed.status, closed.body.error.code]).toEqual([409, 'quote_expired'])
  expect(await readQuote(client, quote)).toMatchObject({ state: 'expired' })
  expect(again.body).toMatchObject({ state: 'open', quote: null })
  expect(again.body.lines[0]?.styles).toEqual(cart.lines[0]?.styles)
})

test('a quote made again after it ended is another one', async () => {
  const agency = shop.visitor()
  const cart = await aCart(agency)
  const { body: first } = await askForQuote(agency, cart)
  await changeQuote(shop, first, { state: 'withdrawn' })
  const { body: second } = await askForQuote(agency, cart)

  expect(second.quote_number).not.toBe(first.quote_number)
  expect(second.state).toBe('open' satisfies QuoteAnswer['state'])
})

test('its PDF is the same each time, and opens no font', async () => {
  const quote = await aQuote(shop.visitor())
  const pdf = async () => {
    const answer = await shop.visitor().fetch(quote.pdf_url)
    return Buffer.from(await answer.arrayBuffer())
  }
  const first = await pdf()
  expect(first.subarray(0, 5).toString()).toBe('%PDF-')
  expect((await pdf()).equals(first)).toBe(true)
})
