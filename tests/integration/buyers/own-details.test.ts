import { afterAll, expect, test } from 'vitest'
import type { PricedCart } from '@/domain/cart/priced-cart'
import { readOwnDetails } from '@/operations/buyers/read-own-details'
import { errorOf, mineOf } from '../../support/buyers/mine'
import { signIn } from '../../support/buyers/sign-in'
import { aQuote } from '../../support/money/quotes'
import { aPurchase, type Details } from '../../support/shop/buyer'
import { openShop } from '../../support/shop/open-shop'
import { askUpgrade, numberOf, pay } from '../../support/shop/upgrades/an-upgrade'

const shop = await openShop()
afterAll(() => shop.close())

const BUYER = 'buyer@example.org'
const COMPANY = { company: 'Old Ltd', vat_id: 'DE136695976' }
const ADDRESS = { street: 'Hauptstraße 1', postal_code: '10115', city: 'Berlin' }
const NOTHING = { name: '', company: '', country: '', vat_id: '', address: {} }

async function buy(details: Details): Promise<string> {
  const browser = shop.visitor()
  const sale = await aPurchase(browser, details)
  await pay(browser, sale)
  return numberOf(browser, sale.order)
}

async function detailsOf(email: string) {
  const browser = shop.visitor()
  await signIn(shop, browser, email)
  return (await mineOf(browser)).details
}

const first = await buy({ email: BUYER, name: 'Ada First', ...COMPANY })

test('whoever is signed in finds name, address and VAT number of the last order', async () => {
  expect(await detailsOf(BUYER)).toEqual({
    email: BUYER,
    name: 'Ada First',
    company: 'Old Ltd',
    country: 'DE',
    vat_id: 'DE136695976',
    address: ADDRESS,
  })
})

test('a form that asks who writes begins with the names of whoever is signed in', async () => {
  const browser = shop.visitor()
  await signIn(shop, browser, BUYER)
  expect((await browser.get('/api/order/own')).body).toEqual({
    names: { email: BUYER, name: 'Ada First', company: 'Old Ltd' },
  })
})

test('with a licence in hand they are those it was bought with', async () => {
  await buy({ email: BUYER, name: 'Ada Second' })
  const holder = { email: BUYER, emails: [BUYER] }

  expect((await detailsOf(BUYER)).name).toBe('Ada Second')
  expect(await readOwnDetails(shop.payload, holder, first)).toMatchObject({
    name: 'Ada First',
    company: 'Old Ltd',
    vat_id: 'DE136695976',
  })
})

test('an order that nobody paid tells nothing: anybody can write an address', async () => {
  await aPurchase(shop.visitor(), { email: BUYER, name: 'Mallory' })
  expect((await detailsOf(BUYER)).name).toBe('Ada Second')
})

test('a licensee and the maker of a quote are known by name, without the buyer’s address', async () => {
  const licensee = { kind: 'client', name: 'Lea Holder', company: 'Holder GmbH' }
  const bought = await buy({ email: BUYER, licensee: { ...licensee, email: 'lea@example.org' } })
  await aQuote(shop.visitor(), { email: 'alan@example.org', name: 'Alan Agent', company: 'Agency' })
  const holder = { email: 'lea@example.org', emails: ['lea@example.org'] }

  const [lea, alan, inHand] = [
    await detailsOf('lea@example.org'),
    await detailsOf('alan@example.org'),
    await readOwnDetails(shop.payload, holder, bought),
  ]
  const asLea = { ...NOTHING, email: 'lea@example.org', name: 'Lea Holder', company: 'Holder GmbH' }
  expect([lea, inHand]).toEqual([asLea, asLea])
  expect(alan).toEqual({
    ...NOTHING,
    email: 'alan@example.org',
    name: 'Alan Agent',
    company: 'Agency',
  })
})

test('nobody else is told: neither without a session, nor with the link of the buyer’s cart', async () => {
  const holder = shop.visitor()
  await signIn(shop, holder, BUYER)
  const { body: cart } = await askUpgrade(holder, first)
  const stranger = shop.visitor()
  const seen = await stranger.get<PricedCart>(`/api/order?cart_key=${cart.cart_key}`)
  const other = { email: 'other@example.org', emails: ['other@example.org'] }

  expect(await errorOf(stranger.get('/api/order/mine'))).toEqual([401, 'not_signed_in'])
  expect((await stranger.get('/api/order/own')).body).toEqual({ names: null })
  expect(seen.status).toBe(200)
  expect(JSON.stringify(seen.body)).not.toMatch(/Ada|Old Ltd|Hauptstraße|DE136695976/)
  expect(await readOwnDetails(shop.payload, other, first)).toEqual({
    ...NOTHING,
    email: other.email,
  })
})
