import { afterAll, expect, test } from 'vitest'
import type { PricedCart } from '@/domain/cart/priced-cart'
import { readShopPrices } from '@/operations/records/prices/prices'
import type { Browser, Refusal } from '../../support/shop/browser'
import { aCart, aLine, chooseCountry, DESKTOP, detailsFor, WEB } from '../../support/shop/buyer'
import { openShop } from '../../support/shop/open-shop'

const shop = await openShop()
afterAll(() => shop.close())

const STAFF = { depth: 0, overrideAccess: true } as const

async function reread(buyer: Browser, { cart_key }: PricedCart) {
  return buyer.get<PricedCart>(`/api/order?cart_key=${cart_key}`)
}

async function refusalOf(buyer: Browser, path: string, body: unknown) {
  const answer = await buyer.post<Refusal>(path, body)
  return [answer.status, answer.body.error.code]
}

async function aCartFor(buyer: Browser, slug: string, licences = [DESKTOP]): Promise<PricedCart> {
  const line = await aLine(buyer, { slug, licences })
  const { body } = await buyer.post<PricedCart>('/api/order', { lines: [line] })
  return chooseCountry(buyer, body)
}

async function changeLicence(
  key: string,
  data: { kind: 'special' } | { tiers: [] } | { isForSale: boolean },
) {
  await shop.payload.update({
    collection: 'licence-types',
    where: { key: { equals: key } },
    data,
    ...STAFF,
  })
}

test('a country that lost its tax rate is asked for again, and refused when it is chosen', async () => {
  const buyer = shop.visitor()
  const cart = await chooseCountry(buyer, await aCart(buyer), { country: 'FI' })
  const { taxRates = [] } = await shop.payload.findGlobal({ slug: 'shop', ...STAFF })
  const left = (taxRates ?? []).filter(({ country }) => country !== 'FI')
  await shop.payload.updateGlobal({ slug: 'shop', data: { taxRates: left }, ...STAFF })
  const { status, body } = await reread(buyer, cart)
  const { cart_key, revision } = cart

  expect(status).toBe(200)
  expect(body).toMatchObject({ country: null, tax: null, total: cart.net })
  expect(body.quote_hash).not.toBe(cart.quote_hash)
  expect(await refusalOf(buyer, '/api/order/checkout', detailsFor(cart))).toEqual([
    409,
    'country_missing',
  ])
  expect(await refusalOf(buyer, '/api/order/country', { cart_key, country: 'FI' })).toEqual([
    409,
    'tax_rate_missing',
  ])
  const licensee = { kind: 'self' }
  expect((await buyer.post('/api/order', { cart_key, revision, licensee })).status).toBe(200)
})

test('a tier that was withdrawn leaves the cart, and checkout shows the cart as it is now', async () => {
  const buyer = shop.visitor()
  const [both, alone] = [
    await aCartFor(buyer, 'young-serif', [DESKTOP, WEB]),
    await aCartFor(buyer, 'young-serif', [WEB]),
  ]
  await changeLicence('web', { tiers: [] })
  const { body } = await reread(buyer, both)
  const { body: empty } = await reread(buyer, alone)

  expect(body.lines.map(({ licences }) => licences.map(({ type }) => type))).toEqual([['desktop']])
  expect(empty).toMatchObject({ lines: [], total: 0 })
  expect(await refusalOf(buyer, '/api/order/checkout', detailsFor(both))).toEqual([
    409,
    'quote_changed',
  ])
  expect(await refusalOf(buyer, '/api/order/checkout', detailsFor(alone))).toEqual([
    400,
    'cart_is_empty',
  ])
})

test('a licence type that was taken off sale is sold to nobody, and carts say how to go on', async () => {
  const buyer = shop.visitor()
  const social = { type: 'social', tier: 'channels-1' }
  const both = await aCartFor(buyer, 'instrument-serif', [DESKTOP, social])
  const alone = await aCartFor(buyer, 'instrument-serif', [social])
  await changeLicence('social', { isForSale: false })
  const { body } = await reread(buyer, both)
  const { body: empty } = await reread(buyer, alone)
  const line = { styles: both.lines[0]?.styles.map(({ id }) => id), licences: [social] }
  const refused = await buyer.post<Refusal>('/api/order', { lines: [line] })
  const listed = await buyer.get<{ docs: { key: string }[] }>('/api/licence-types?limit=100')
  const { licenceTypes } = await readShopPrices(shop.payload)
  const note = expect.stringContaining('is no longer offered') as string

  expect(body).toMatchObject({ held_note: note, lines: [{ licences: [{ type: 'desktop' }] }] })
  expect(empty).toMatchObject({ held_note: note, lines: [], total: 0 })
  expect(await refusalOf(buyer, '/api/order/checkout', detailsFor(both))).toEqual([
    409,
    'quote_changed',
  ])
  expect(refused).toMatchObject({
    status: 400,
    body: { error: { code: 'licence_not_for_sale', message: note } },
  })
  expect(listed.body.docs.map(({ key }) => key)).not.toContain('social')
  expect(listed.body.docs.map(({ key }) => key)).toContain('desktop')
  expect(licenceTypes.map(({ key }) => key)).not.toContain('social')

  await changeLicence('social', { isForSale: true })
  expect((await reread(buyer, both)).body).toMatchObject({
    held_note: null,
    quote_hash: both.quote_hash,
  })
})

test('a style without a price any more leaves the cart, and what is left can be changed', async () => {
  const buyer = shop.visitor()
  const cart = await aCartFor(buyer, 'fount-serif')
  await shop.payload.update({
    collection: 'styles',
    where: {
      and: [{ 'typeface.slug': { equals: 'fount-serif' } }, { name: { equals: 'Italic' } }],
    },
    data: { price: null },
    ...STAFF,
  })
  await shop.payload.update({
    collection: 'typefaces',
    where: { slug: { equals: 'fount-serif' } },
    data: { price: null, _status: 'published' },
    ...STAFF,
  })
  const { status, body } = await reread(buyer, cart)
  const { cart_key, revision } = body

  expect(status).toBe(200)
  expect(body.lines.map(({ styles }) => styles.map(({ name }) => name))).toEqual([['Regular']])
  const licensee = { kind: 'self' }
  expect((await buyer.post('/api/order', { cart_key, revision, licensee })).status).toBe(200)
})

test('a licence that is no longer sold to everybody leaves the cart', async () => {
  const buyer = shop.visitor()
  const cart = await aCartFor(buyer, 'instrument-serif')
  await changeLicence('desktop', { kind: 'special' })
  const { status, body } = await reread(buyer, cart)

  expect({ status, lines: body.lines }).toEqual({ status: 200, lines: [] })
})
