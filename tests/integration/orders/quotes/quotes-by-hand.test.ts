import { vies } from '../../../support/vies/vies-environment'
import { afterAll, expect, test } from 'vitest'
import { parseStaffQuote } from '@/domain/quote/parse-staff-quote'
import type { QuoteAnswer } from '@/domain/quote/quote-answer'
import { makeQuoteByHand } from '@/operations/orders/quotes/make-quote'
import { payByHand, withdrawQuote } from '@/operations/orders/quotes/quote-by-hand'
import { quoteAnswer } from '@/operations/orders/quotes/read-quote'
import { findOrderOfQuote } from '@/operations/records/orders'
import { ORIGIN, type Refusal } from '../../../support/shop/browser'
import { aCart, aLine, createPayment, payDemo } from '../../../support/shop/buyer'
import { mailsTo } from '../../../support/mails/kept-mails'
import { emptyOutbox, openShop } from '../../../support/shop/open-shop'
import { documentsOf } from '../../../support/money/balance'
import { correctAs } from '../../../support/money/correct-invoice'
import { aStaffMember } from '../../../support/money/money-back'
import { acceptQuote, aQuote, CLIENT } from '../../../support/money/quotes'

const shop = await openShop()
const staff = await aStaffMember(shop)
afterAll(async () => {
  await shop.close()
  await vies.stop()
})

const ADDRESS = { street: 'Ring 1', postal_code: '10115', city: 'Berlin', country: 'DE' }
const LETTERING = { text: 'Lettering, three days', amount: '1200' }
const RECEIVED = { receivedOn: '2026-11-23', reason: 'Statement 12' }

async function make(body: object) {
  const quote = parseStaffQuote({ ...CLIENT, address: ADDRESS, key: 'once', ...body })
  return makeQuoteByHand(shop.payload, { quote, user: staff.id })
}

function rowOf({ quote_number }: QuoteAnswer) {
  return shop.payload
    .find({
      collection: 'quotes',
      where: { number: { equals: quote_number } },
      depth: 0,
      showHiddenFields: true,
      overrideAccess: true,
    })
    .then(({ docs }) => docs[0]!)
}

test('staff quote a cart with lines of their own; sent twice it is one, and its link goes out once', async () => {
  const cart = await aCart(shop.visitor())
  const rebate = { text: 'Rebate', amount: '−10.00' }
  const body = { cart: cart.cart_url, extras: [LETTERING, rebate], send: true }
  const [one, other] = await Promise.all([make(body), make(body)])
  await emptyOutbox(shop.payload)
  const answer = quoteAnswer(one, ORIGIN)
  const mails = await mailsTo(shop.dataDir, CLIENT.email)

  expect(one.id).toBe(other.id)
  expect(answer.net).toBe(cart.net + 120000 - 1000)
  expect(answer.bill.map(({ text, amount }) => [text, amount])).toEqual(
    expect.arrayContaining([
      ['Lettering, three days', 120000],
      ['Rebate', -1000],
    ]),
  )
  expect(mails).toHaveLength(1)
  expect(JSON.stringify(mails)).toContain(answer.quote_number)
})

test('more off than the rest costs is refused, and so is a quote of nothing', async () => {
  await expect(
    make({ key: 'x', extras: [LETTERING, { text: 'Off', amount: '-1200.01' }] }),
  ).rejects.toThrow('More comes off')
  await expect(make({ key: 'y' })).rejects.toThrow('paste the address of a cart')
})

test('an order by hand: a quote marked paid by transfer, its own lines on the invoice and without a licence', async () => {
  const cart = await aCart(shop.visitor())
  const quote = await make({ key: 'by hand', cart: cart.cart_key, extras: [LETTERING] })
  const received = { ...RECEIVED, amount: quote.total }
  const settled = await payByHand(shop.payload, { quote, received, user: staff })
  const order = await findOrderOfQuote(shop.payload, quote.number)
  const licences = await shop.payload.count({
    collection: 'licences',
    where: { order: { equals: order?.id } },
    overrideAccess: true,
  })
  const { docs } = await shop.payload.find({
    collection: 'invoices',
    where: { order: { equals: order?.id } },
    depth: 0,
    overrideAccess: true,
  })
  const contents = docs[0]?.contents as {
    lines: { typeface: string }[]
    net: number
    total: number
  }

  expect(settled.kind).toBe('paid')
  expect(licences.totalDocs).toBe(1)
  expect(contents.lines.map(({ typeface }) => typeface)).toContain(LETTERING.text)
  expect([contents.net, contents.total]).toEqual([quote.net, quote.total])
})

test('without an address of its client a quote is not marked paid', async () => {
  const quote = await make({ key: 'no address', address: null, extras: [LETTERING] })
  const received = { ...RECEIVED, amount: quote.total }
  await expect(payByHand(shop.payload, { quote, received, user: staff })).rejects.toThrow(
    'no address',
  )
})

test('a quote withdrawn while its client is at the payment takes no payment', async () => {
  const answer = await aQuote(shop.visitor())
  const client = shop.visitor()
  const { cart } = await acceptQuote(client, answer)
  const { body: payment } = await createPayment(client, cart)
  await withdrawQuote(shop.payload, await rowOf(answer))
  const late = await payDemo(client, payment)
  const again = await client.post<Refusal>('/api/order/stripe/create', { cart_key: cart.cart_key })

  expect(late.body.status).toBe('canceled')
  expect([again.status, again.body.error.code]).toEqual([409, 'quote_withdrawn'])
})

test('a quote whose payment came a moment earlier is not withdrawn', async () => {
  const answer = await aQuote(shop.visitor())
  const client = shop.visitor()
  const { cart } = await acceptQuote(client, answer)
  const { body: payment } = await createPayment(client, cart)
  await payDemo(client, payment)

  await expect(withdrawQuote(shop.payload, await rowOf(answer))).rejects.toThrow('being paid')
  expect((await rowOf(answer)).state).toBe('open')
})

test('staff quote fonts they choose, priced as a cart is; what a cart would refuse is refused', async () => {
  const visitor = shop.visitor()
  const line = await aLine(visitor, { slug: 'young-serif' })
  const { net } = await aCart(visitor)
  const quote = await make({ key: 'chosen-here', lines: [line] })
  const order = await payByHand(shop.payload, {
    quote,
    received: { ...RECEIVED, amount: quote.total },
    user: staff,
  })
  const wrong = { type: 'desktop', tier: 'a-thousand' }

  expect([quote.net, order.kind]).toEqual([net, 'paid'])
  await expect(
    make({ key: 'no-such-tier', lines: [{ ...line, licences: [wrong] }] }),
  ).rejects.toMatchObject({ status: 400 })
  await expect(make({ key: 'both-ways', lines: [line], cart: 'some-cart' })).rejects.toThrow(
    'not both',
  )
})

const VIENNA = { street: 'Ring 1', postal_code: '1010', city: 'Wien', country: 'AT' }

test('an Austrian company quoted by hand with its number accounts for the VAT itself, on the quote, the order and the invoice', async () => {
  vies.register('ATU13585627', 'Schrift GmbH')
  const quote = await make({
    key: 'vienna',
    extras: [LETTERING],
    address: VIENNA,
    vat_id: 'at u 1358 5627',
  })
  const received = { ...RECEIVED, amount: quote.total }
  const settled = await payByHand(shop.payload, { quote, received, user: staff })
  const order = await findOrderOfQuote(shop.payload, quote.number)
  const { docs } = await shop.payload.find({
    collection: 'invoices',
    where: { order: { equals: order?.id } },
    depth: 0,
    overrideAccess: true,
  })

  expect([quote.net, quote.total, quote.vatid]).toEqual([120000, 120000, 'ATU13585627'])
  expect([settled.kind, order?.total, order?.vatid]).toEqual(['paid', 120000, 'ATU13585627'])
  expect(docs.map(({ contents }) => contents)).toMatchObject([
    { total: 120000, tax: { kind: 'reverse_charge' }, buyer: { vatId: 'ATU13585627' } },
  ])
})

test.each([
  ['GB', 'GB 365 6845 14', 'GB365684514'],
  ['NO', 'NO 923 609 016 MVA', 'NO923609016MVA'],
  ['CH', 'CHE107787577MWST', 'CHE-107.787.577 MWST'],
  ['LI', 'LI 50093', 'LI50093'],
])('so is one in %s with the number of its own country', async (country, vat_id, kept) => {
  const address = { ...VIENNA, country }
  const quote = await make({ key: country, extras: [LETTERING], address, vat_id })
  expect([quote.total, quote.vatid, quote.tax]).toMatchObject([120000, kept, { country }])
})

test.each([
  ['VIES denies', { vat_id: 'ATU37893801' }, /VIES does not know this number/],
  ['has a wrong digit', { vat_id: 'ATU13585628' }, /A digit of this VAT number is wrong/],
  ['is of another country', { vat_id: 'DE136695976' }, /and you chose Austria/],
  ['belongs to no company', { vat_id: 'ATU13585627', company: '' }, /Write the company/],
  ['has no address', { vat_id: 'ATU13585627', address: null }, /Write the address/],
])(
  'a number that %s is refused where staff typed it: no quote goes out with other tax than they meant',
  async (_, part, sentence) => {
    const refused = make({ key: 'refused', extras: [LETTERING], address: VIENNA, ...part })
    await expect(refused).rejects.toMatchObject({
      status: 400,
      fields: {
        [sentence.source.includes('company') ? 'company' : 'vat_id']:
          expect.stringMatching(sentence),
      },
    })
  },
)

test('a company that paid by transfer and gives its number later has its VAT written down as sent back, once VIES knows the number', async () => {
  vies.register('ATU13585627', 'Schrift GmbH')
  const quote = await make({ key: 'vienna-later', extras: [LETTERING], address: VIENNA })
  const received = { ...RECEIVED, amount: quote.total }
  await payByHand(shop.payload, { quote, received, user: staff })
  const order = await findOrderOfQuote(shop.payload, quote.number)
  const sale = { id: order?.id ?? '' }
  const number = { vat_id: 'ATU13585627', address: VIENNA }
  vies.become('away')
  const unanswered = correctAs(shop, staff, sale, { ...number, vat_id: 'ATU12345675' })
  await expect(unanswered).rejects.toMatchObject({ code: 'vat_id_unanswered', status: 409 })
  vies.become('answers')
  const outcome = await correctAs(shop, staff, sale, number)
  const documents = await documentsOf(shop, sale.id)

  expect(outcome).toEqual({ kind: 'given_back', amount: quote.total - quote.net })
  expect(documents.map(({ kind, total }) => [kind, total])).toEqual([
    ['invoice', quote.total],
    ['cancellation', quote.total],
    ['invoice', quote.net],
  ])
})
