import { afterAll, expect, test } from 'vitest'
import type { QuotePayer } from '@/domain/quote/quote-payers'
import { acceptQuoteAs, aQuote, viewOf } from '../../../support/money/quotes'
import { confirm, createPayment, payDemo, readStatus } from '../../../support/shop/buyer'
import { openShop } from '../../../support/shop/open-shop'

const shop = await openShop()
afterAll(() => shop.close())

const AGENCY = { name: 'Alan Agent', email: 'agency@example.org', company: 'Agency Ltd' }
const LICENSEE = {
  kind: 'client',
  name: 'Lea Holder',
  company: 'Holder GmbH',
  email: 'holder@example.org',
}

/** Paid by whoever is at this place among those who may; the names its order and its licence say. */
async function payAs(payer: (payers: QuotePayer[]) => QuotePayer, licensee: object) {
  const quote = await aQuote(shop.visitor(), { ...AGENCY, licensee })
  const chosen = payer((await viewOf(shop, quote)).payers)
  const browser = shop.visitor()
  const { cart, body } = await acceptQuoteAs(browser, quote, chosen)
  const { body: payment } = await createPayment(browser, cart)
  await payDemo(browser, payment)
  await confirm(browser, cart, payment)
  const { licences } = await readStatus(browser, body)
  const { docs } = await shop.payload.find({
    collection: 'licences',
    where: { number: { in: licences.map(({ number }) => number) } },
    overrideAccess: true,
  })
  return docs.map(({ licenseeName }) => licenseeName)
}

test('a quote names who made it, who will be the licensee, and everybody who may pay it', async () => {
  const client = await viewOf(shop, await aQuote(shop.visitor(), { ...AGENCY, licensee: LICENSEE }))
  const own = await viewOf(
    shop,
    await aQuote(shop.visitor(), { ...AGENCY, licensee: { kind: 'self' } }),
  )

  expect([client.is_by_staff, client.client, client.licensee]).toEqual([
    false,
    ['Agency Ltd', 'Alan Agent', 'agency@example.org'],
    ['Holder GmbH', 'Lea Holder'],
  ])
  expect(client.payers.map(({ name }) => name)).toEqual([
    'Holder GmbH',
    'Agency Ltd',
    'Somebody else',
  ])
  expect(own.payers.map(({ name }) => name)).toEqual(['Agency Ltd', 'Somebody else'])
})

test('only who holds the licence pays it as itself; everybody else’s details name the licensee', async () => {
  const { payers } = await viewOf(
    shop,
    await aQuote(shop.visitor(), { ...AGENCY, licensee: LICENSEE }),
  )
  expect(
    payers.map(({ details: { company, email, licensee } }) => [company, email, licensee]),
  ).toEqual([
    ['Holder GmbH', 'holder@example.org', null],
    ['Agency Ltd', 'agency@example.org', expect.objectContaining({ company: 'Holder GmbH' })],
    ['', '', expect.objectContaining({ company: 'Holder GmbH' })],
  ])
})

test.each([
  ['its licensee', 0],
  ['the agency that made it', 1],
  ['somebody else', 2],
])('paid by %s, a quote’s licence is for whom it names', async (_who, place) => {
  expect(await payAs((payers) => payers[place]!, LICENSEE)).toEqual(['Holder GmbH'])
})

test('a quote for oneself is licensed to its maker, although somebody else pays', async () => {
  expect(await payAs((payers) => payers[1]!, { kind: 'self' })).toEqual(['Agency Ltd'])
})
