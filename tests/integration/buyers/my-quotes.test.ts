import { afterAll, expect, test } from 'vitest'
import { mineOf } from '../../support/buyers/mine'
import { signIn } from '../../support/buyers/sign-in'
import { mailsTo, plain } from '../../support/mails/kept-mails'
import { acceptQuoteAs, askForQuote, aQuote, changeQuote, viewOf } from '../../support/money/quotes'
import { aCart, confirm, createPayment, payDemo } from '../../support/shop/buyer'
import { emptyOutbox, openShop } from '../../support/shop/open-shop'

const shop = await openShop()
afterAll(() => shop.close())

const AGENCY = { name: 'Alan Agent', email: 'agency@example.org', company: 'Agency Ltd' }
const LICENSEE = { kind: 'client', name: 'Lea Holder', company: 'Holder GmbH' }

async function agencySignedIn() {
  const agency = shop.visitor()
  await signIn(shop, agency, AGENCY.email)
  return agency
}

test('who made a quote gets its link by mail, once, and nobody else does', async () => {
  const agency = shop.visitor()
  const cart = await aCart(agency)
  const asked = { ...AGENCY, licensee: { ...LICENSEE, email: 'holder@example.org' } }
  const { body: quote } = await askForQuote(agency, cart, asked)
  await askForQuote(agency, cart, asked)
  await emptyOutbox(shop.payload)
  const mails = (await mailsTo(shop.dataDir, AGENCY.email)).map(plain)

  expect(mails).toHaveLength(1)
  expect(mails[0]).toContain(`/quote/${quote.quote_key}`)
  expect(mails[0]).toContain('Holder GmbH')
  expect(mails[0]).toContain('/my-licences')
  expect(await mailsTo(shop.dataDir, 'holder@example.org')).toEqual([])
})

test('who made quotes finds them in My licences, without having bought anything', async () => {
  const quote = await aQuote(shop.visitor(), { ...AGENCY, licensee: LICENSEE })
  await aQuote(shop.visitor(), { email: 'other@example.org' })
  const { orders, quotes } = await mineOf(await agencySignedIn())
  const { quotes: others } = await mineOf(await signedInAs('other@example.org'))

  expect(orders).toEqual([])
  expect(quotes.map(({ licensee }) => licensee)).toEqual(['Holder GmbH', 'Holder GmbH'])
  expect(quotes[0]).toEqual({
    number: quote.quote_number,
    url: quote.quote_url,
    state: 'open',
    made_at: expect.any(String),
    valid_until: quote.valid_until,
    licensee: 'Holder GmbH',
    total: quote.total,
    currency: 'EUR',
  })
  expect(others).toHaveLength(1)
})

async function signedInAs(email: string) {
  const browser = shop.visitor()
  await signIn(shop, browser, email)
  return browser
}

test('once it is paid its page and My licences say so, and name whom the payer named', async () => {
  const quote = await aQuote(shop.visitor(), { ...AGENCY, licensee: LICENSEE })
  const [, asAgency] = (await viewOf(shop, quote)).payers
  const browser = shop.visitor()
  const { details } = asAgency!
  const corrected = { ...details, licensee: { ...details.licensee!, company: 'Holder SE' } }
  const { cart } = await acceptQuoteAs(browser, quote, { name: '', details: corrected })
  const { body: payment } = await createPayment(browser, cart)
  await payDemo(browser, payment)
  await confirm(browser, cart, payment)
  const { quotes } = await mineOf(await agencySignedIn())

  expect(await viewOf(shop, quote)).toMatchObject({
    state: 'paid',
    licensee: ['Holder SE', 'Lea Holder'],
  })
  expect(quotes.find(({ number }) => number === quote.quote_number)).toMatchObject({
    state: 'paid',
    licensee: 'Holder SE',
  })
})

test('a quote that is over stays among one’s own, and says that it is', async () => {
  const quote = await aQuote(shop.visitor(), AGENCY)
  await changeQuote(shop, quote, { validUntil: '2020-01-01T00:00:00.000Z' })
  const { quotes } = await mineOf(await agencySignedIn())

  expect(quotes.find(({ number }) => number === quote.quote_number)?.state).toBe('expired')
})
