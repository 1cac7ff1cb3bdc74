import { vies } from '../../support/vies/vies-environment'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import type { Shop } from '@/payload-types'
import { aCart, chooseCountry, detailsFor, type Details } from '../../support/shop/buyer'
import { buyAndPay } from '../../support/tax/buy-and-pay'
import { changeShop } from '../../support/tax/change-shop'
import { openShop } from '../../support/shop/open-shop'

/**
 * One style for one user, 60.00 before tax, sold by a foundry in Berlin. Worked out on paper, then bought: what is charged and
 * what stands on the paid order is to the cent what the paper says.
 */
const shop = await openShop()
afterAll(async () => {
  await shop.close()
  await vies.stop()
})

const VALID = 'ATU13585627'
const DENIED = 'ATU37893801'
const UNANSWERED = 'ATU33864707'
vies.register(VALID, 'Schrift GmbH')

const settings = await shop.payload.findGlobal({ slug: 'shop', depth: 0, overrideAccess: true })
const { taxRates, smallBusiness, taxedWhere, viesAway, notRegistered } = settings

afterEach(async () => {
  vi.useRealTimers()
  vies.become('answers')
  await changeShop(shop, { taxRates, smallBusiness, taxedWhere, viesAway, notRegistered })
})

const company = 'Schrift GmbH'
const buy = (details: Details) => buyAndPay(shop, details)

test('a consumer in Germany: 60.00 + 19 % = 60.00 + 11.40 = 71.40', async () => {
  expect(await buy({ country: 'DE' })).toEqual({
    paper: [6000, 1140, 7140, 7140, 'paid'],
    tax: ['standard', '19', 'DE'],
    vatId: null,
  })
})

test('a company in Austria with a valid number: 60.00, reverse charge', async () => {
  expect(await buy({ country: 'AT', company, vat_id: 'AT U 1358 5627' })).toEqual({
    paper: [6000, 0, 6000, 6000, 'paid'],
    tax: ['reverse_charge', '0', 'AT'],
    vatId: VALID,
    sentence:
      'Reverse charge: the recipient accounts for the VAT (Article 196 of Directive 2006/112/EC).',
  })
})

test('a company in Austria whose number VIES denies: 60.00 + 20 % = 60.00 + 12.00 = 72.00', async () => {
  expect(await buy({ country: 'AT', company, vat_id: DENIED })).toEqual({
    paper: [6000, 1200, 7200, 7200, 'paid'],
    tax: ['standard', '20', 'AT'],
    vatId: null,
  })
})

test('a company in Austria while VIES is away, and the foundry charges: 72.00', async () => {
  vies.become('away')
  expect(await buy({ country: 'AT', company, vat_id: UNANSWERED })).toEqual({
    paper: [6000, 1200, 7200, 7200, 'paid'],
    tax: ['standard', '20', 'AT'],
    vatId: UNANSWERED,
  })
})

test('a company in Austria while VIES is away, and the foundry lets it pass: 60.00', async () => {
  await changeShop(shop, { viesAway: 'let_pass' })
  vies.become('away')
  expect(await buy({ country: 'AT', company, vat_id: UNANSWERED })).toMatchObject({
    paper: [6000, 0, 6000, 6000, 'paid'],
    tax: ['reverse_charge', '0', 'AT'],
    vatId: UNANSWERED,
  })
})

test('Switzerland, where the foundry is not registered: 60.00, outside the EU', async () => {
  expect(await buy({ country: 'CH' })).toEqual({
    paper: [6000, 0, 6000, 6000, 'paid'],
    tax: ['outside_scope', '0', 'CH'],
    vatId: null,
    sentence: 'Not subject to VAT in the EU: the place of supply is Switzerland.',
  })
})

test('Switzerland, where it is: 60.00 + 8.1 % = 60.00 + 4.86 = 64.86', async () => {
  await changeRow('CH', { registered: true })
  expect(await buy({ country: 'CH' })).toMatchObject({
    paper: [6000, 486, 6486, 6486, 'paid'],
    tax: ['standard', '8.1', 'CH'],
  })
})

test('the United Kingdom, registered: 60.00 + 20 % = 72.00; not registered and refused: a fault of the country', async () => {
  await changeRow('GB', { registered: true })
  expect(await buy({ country: 'GB' })).toMatchObject({
    paper: [6000, 1200, 7200, 7200, 'paid'],
    tax: ['standard', '20', 'GB'],
  })

  await changeShop(shop, { taxRates, notRegistered: 'refuse' })
  const buyer = shop.visitor()
  const { cart_key } = await aCart(buyer)
  const refused = await buyer.post('/api/order/country', { cart_key, country: 'GB' })
  expect(refused).toMatchObject({
    status: 400,
    body: { error: { fields: { country: 'We do not sell to the United Kingdom yet.' } } },
  })
})

const OUTSIDE = (place: string) => `Not subject to VAT in the EU: the place of supply is ${place}.`

test.each([
  ['Monaco', { country: 'MC' }, 1200, ['standard', '20', 'FR'], undefined],
  ['the Isle of Man', { country: 'IM' }, 1200, ['standard', '20', 'GB'], undefined],
  ['Belfast', { country: 'GB', postal_code: 'BT1 5GS' }, 1200, ['standard', '20', 'GB'], undefined],
  [
    'Liechtenstein',
    { country: 'LI', postal_code: '9490' },
    486,
    ['standard', '8.1', 'CH'],
    undefined,
  ],
  ['Büsingen', { country: 'DE', postal_code: '78266' }, 486, ['standard', '8.1', 'CH'], undefined],
  [
    'Las Palmas',
    { country: 'ES', postal_code: '35001' },
    0,
    ['outside_scope', '0', 'ES-CN'],
    OUTSIDE('the Canary Islands'),
  ],
])(
  'a consumer in %s, of a foundry registered in Britain and Switzerland',
  async (_, place, amount, tax, sentence) => {
    await changeRows(['GB', 'CH'], { registered: true })
    expect(await buy(place)).toEqual({
      paper: [6000, amount, 6000 + amount, 6000 + amount, 'paid'],
      tax,
      vatId: null,
      sentence,
    })
  },
)

test('a company in Monaco with its French number accounts for the VAT itself', async () => {
  vies.register('FR40303265045', 'Lettres SAM')
  expect(await buy({ country: 'MC', company, vat_id: 'FR 40 303 265 045' })).toMatchObject({
    paper: [6000, 0, 6000, 6000, 'paid'],
    tax: ['reverse_charge', '0', 'FR'],
    vatId: 'FR40303265045',
  })
})

test.each([
  ['London', 'GB', 'GB365684514', 'reverse_charge', 'GB365684514'],
  ['Oslo', 'NO', 'NO 923 609 016 MVA', 'reverse_charge', 'NO923609016MVA'],
  ['Zürich', 'CH', 'CHE107787577MWST', 'standard', 'CHE-107.787.577 MWST'],
])(
  'a company in %s, where the foundry is registered, with its number; VIES is not asked',
  async (_, country, typed, kind, vatId) => {
    await changeRows(['GB', 'NO', 'CH'], { registered: true })
    vies.become('away')
    expect(await buy({ country, company, vat_id: typed })).toMatchObject({
      paper: kind === 'standard' ? [6000, 486, 6486, 6486, 'paid'] : [6000, 0, 6000, 6000, 'paid'],
      tax: [kind, kind === 'standard' ? '8.1' : '0', country],
      vatId,
    })
  },
)

test('a company in London where the foundry is not registered: its number stands on the order', async () => {
  expect(await buy({ country: 'GB', company, vat_id: 'GB 365 6845 14' })).toEqual({
    paper: [6000, 0, 6000, 6000, 'paid'],
    tax: ['outside_scope', '0', 'GB'],
    vatId: 'GB365684514',
    sentence: OUTSIDE('the United Kingdom'),
  })
})

test('a postcode that changes the tax after the bill was shown is refused in words', async () => {
  const buyer = shop.visitor()
  const cart = await chooseCountry(buyer, await aCart(buyer), { country: 'ES' })
  const details = detailsFor(cart)
  const address = { ...details.address, postal_code: '35001' }
  expect(await buyer.post('/api/order/checkout', { ...details, address })).toMatchObject({
    status: 400,
    body: {
      error: {
        fields: {
          'address.postal_code': 'The tax was worked out for another postcode. Write it again.',
        },
      },
    },
  })
})

test('a small business: 60.00 and its sentence, to everybody', async () => {
  const sentence = 'No VAT is charged: small business under § 19 UStG.'
  await changeShop(shop, { smallBusiness: true, smallBusinessSentence: sentence })
  expect(await buy({ country: 'DE' })).toEqual({
    paper: [6000, 0, 6000, 6000, 'paid'],
    tax: ['exempt', '0', 'DE'],
    vatId: null,
    sentence,
  })
})

test('below the EU’s threshold an Austrian consumer pays the German 19 %: 71.40; a company none', async () => {
  await changeShop(shop, { taxedWhere: 'seller' })
  expect(await buy({ country: 'AT' })).toMatchObject({
    paper: [6000, 1140, 7140, 7140, 'paid'],
    tax: ['standard', '19', 'DE'],
  })
  expect(await buy({ country: 'AT', company, vat_id: VALID })).toMatchObject({
    paper: [6000, 0, 6000, 6000, 'paid'],
  })
})

/** Entered in December: 19 % until its last day, 20.5 % from 1 January. In Berlin the year ends at 23:00 UTC. */
test.each([
  ['one second before midnight in Berlin: 60.00 + 11.40', '2026-12-31T22:59:59.000Z', 1140, '19'],
  [
    'at midnight in Berlin: 60.00 + 20.5 % = 60.00 + 12.30',
    '2026-12-31T23:00:00.000Z',
    1230,
    '20.5',
  ],
])('a rate that changes on 1 January, %s', async (_, now, amount, rate) => {
  await enterNewRate()
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) })
  expect(await buy({ country: 'DE' })).toMatchObject({
    paper: [6000, amount, 6000 + amount, 6000 + amount, 'paid'],
    tax: ['standard', rate, 'DE'],
  })
})

test('a price shown before midnight and placed after it is shown anew first', async () => {
  await enterNewRate()
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-31T22:59:00.000Z') })
  const late = await showThenPlace('2026-12-31T23:00:00.000Z')
  expect(late).toMatchObject({
    status: 409,
    body: { error: { code: 'quote_changed' }, cart: { tax: { rate: '20.5' }, total: 7230 } },
  })
})

async function showThenPlace(placedAt: string) {
  const buyer = shop.visitor()
  const cart = await chooseCountry(buyer, await aCart(buyer), { country: 'DE' })
  vi.setSystemTime(new Date(placedAt))
  return buyer.post('/api/order/checkout', detailsFor(cart))
}

async function enterNewRate() {
  const rows = (taxRates ?? []).map((row) =>
    row.country === 'DE' && row.kind === 'standard' ? { ...row, until: '2026-12-31' } : row,
  )
  const added = { country: 'DE', kind: 'standard', rate: '20.5', from: '2027-01-01' } as const
  await changeShop(shop, { taxRates: [...rows, { ...added, registered: true }] })
}

type Row = NonNullable<Shop['taxRates']>[number]

function changeRow(country: string, change: Partial<Row>) {
  return changeRows([country], change)
}

async function changeRows(countries: string[], change: Partial<Row>) {
  const rows = (taxRates ?? []).map((row) =>
    countries.includes(row.country) ? { ...row, ...change } : row,
  )
  await changeShop(shop, { taxRates: rows })
}
