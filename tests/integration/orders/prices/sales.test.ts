import { ValidationError } from 'payload'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import type { PricedCart } from '@/domain/cart/priced-cart'
import type { OrderLine } from '@/domain/order/order-line'
import { describeChosen, saleOf } from '@/storefront/typeface/buy/chosen-price'
import { findTypefaceView } from '@/operations/catalogue/typefaces/find-typeface'
import { listTypefaceRows } from '@/operations/catalogue/typefaces/list-typefaces'
import { refreshChangedPages } from '@/operations/site/page-cache/refresh-pages'
import { readStoryFeed } from '@/operations/site/read-feeds'
import { askForQuote, cartOf } from '../../../support/money/quotes'
import { aLine, checkOut, chooseCountry, DESKTOP, WEB } from '../../../support/shop/buyer'
import { requireOrder } from '../../../support/shop/delivered'
import { pricesForBrowser, quoteInBrowser } from '../../../support/shop/discounts/quote-in-browser'
import { openShop } from '../../../support/shop/open-shop'

const shop = await openShop()
const { payload } = shop
const STAFF = { overrideAccess: true, depth: 0 } as const

/** What the shop sells it has sold for a while. */
const YEAR = new Date().getUTCFullYear() + 1

/** Berlin is an hour before Greenwich in winter: the first of December begins at 23:00. */
const EVE = `${YEAR}-11-30T22:59:00.000Z`
const FIRST_MOMENT = `${YEAR}-11-30T23:00:00.000Z`
const LAST_MOMENT = `${YEAR}-12-03T22:59:59.000Z`
const AFTER = `${YEAR}-12-03T23:00:00.000Z`

const line = await aLine(shop.visitor(), { slug: 'young-serif' })
const [style = ''] = line.styles
const { docs: faces } = await payload.find({ collection: 'typefaces', limit: 50, ...STAFF })
const idOf = (slug: string) => faces.find((face) => face.slug === slug)?.id ?? ''

await setPrice(3000)
beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date(EVE) }))
afterEach(async () => {
  for (const collection of ['sales', 'price-history'] as const)
    await payload.delete({ collection, where: { id: { exists: true } }, ...STAFF })
  vi.setSystemTime(new Date(EVE))
})
afterAll(() => {
  vi.useRealTimers()
  return shop.close()
})

const SPRING = {
  name: 'Spring sale',
  kind: 'percent',
  percentOff: '20',
  appliesTo: 'all',
  firstDay: `${YEAR}-12-01`,
  lastDay: `${YEAR}-12-03`,
}

/** Its id, or what it was refused with. */
async function save(sale: object, id?: string) {
  const data = sale as never
  const saving = id
    ? payload.update({ collection: 'sales', id, data, ...STAFF })
    : payload.create({ collection: 'sales', data, ...STAFF })
  try {
    return { id: (await saving).id, said: [] }
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    return { said: error.data.errors.map(({ path, message }) => [path, message]) }
  }
}

async function cartWith(licences = [DESKTOP], styles = line.styles): Promise<PricedCart> {
  const lines = [{ styles, licences }]
  return (await shop.visitor().post<PricedCart>('/api/order', { lines })).body
}

/** What the cart, the browser, the list of typefaces and the page of one say of a style. */
async function told() {
  const [cart, prices, rows, view] = await Promise.all([
    cartWith(),
    pricesForBrowser(payload),
    listTypefaceRows(payload),
    findTypefaceView(payload, 'young-serif'),
  ])
  const row = rows.find(({ slug }) => slug === 'young-serif')
  const page = view && describeChosen(saleOf(view), line.styles).price.EUR
  const lines = [{ styles: line.styles, licences: [DESKTOP] }]
  const browser = quoteInBrowser(prices, { lines, currency: 'EUR', tax: null })
  return [cart.net, browser.net, row?.shownFrom?.EUR, page, row?.shownBefore?.EUR]
}

function setPrice(price: number) {
  return payload.update({ collection: 'styles', id: style, data: { price }, ...STAFF })
}

async function struckAt(now: string) {
  vi.setSystemTime(new Date(now))
  const [first] = (await cartWith()).lines[0]?.bill ?? []
  return first?.struck ? first.amount : null
}

test('a sale is told everywhere from the first moment of its first day to the last of its last, and pages turn over by themselves', async () => {
  const before = await told()
  await refreshChangedPages(payload)
  await save(SPRING)
  await refreshChangedPages(payload)
  const onEve = await told()
  vi.setSystemTime(new Date(FIRST_MOMENT))
  const begun = await refreshChangedPages(payload)
  const first = await told()
  vi.setSystemTime(new Date(LAST_MOMENT))
  expect(await refreshChangedPages(payload)).toEqual([])
  const last = await told()
  vi.setSystemTime(new Date(AFTER))
  const ended = await refreshChangedPages(payload)

  expect(before).toEqual([3000, 3000, 3000, '30.00\u00a0€', undefined])
  expect(onEve).toEqual(before)
  expect([first, last]).toEqual([
    [2400, 2400, 2400, '24.00\u00a0€', '30.00\u00a0€'],
    [2400, 2400, 2400, '24.00\u00a0€', '30.00\u00a0€'],
  ])
  expect(await told()).toEqual(before)
  for (const pages of [begun, ended])
    expect(pages).toEqual(expect.arrayContaining(['/', '/shop', '/typeface/young-serif']))
})

test('a sale that is on stands in a banner and, from its first moment, in the feed', async () => {
  await save(SPRING)
  await refreshChangedPages(payload)
  const feed = () => readStoryFeed(payload, 'https://shop.example')
  const frameNow = () => globalThis.fountCatalogueSnapshot?.frame.sale
  const before = [frameNow(), (await feed()).includes('Spring sale')]
  vi.setSystemTime(new Date(FIRST_MOMENT))
  await refreshChangedPages(payload)

  expect(before).toEqual([null, false])
  expect(frameNow()).toEqual({ name: 'Spring sale', line: `Until 3 December ${YEAR}.` })
  expect(await feed()).toContain(`<updated>${FIRST_MOMENT}</updated>`)
})

test('an order keeps the name of the sale, and a quote its price, when the sale is over', async () => {
  await save(SPRING)
  vi.setSystemTime(new Date(FIRST_MOMENT))
  const buyer = shop.visitor()
  const { body: cart } = await buyer.post<PricedCart>('/api/order', { lines: [line] })
  await chooseCountry(buyer, cart)
  const { body: placed } = await checkOut(buyer, cart)
  const quote = (await askForQuote(shop.visitor(), await cartWith())).body
  vi.setSystemTime(new Date(AFTER))
  const order = await requireOrder(shop, placed)
  const [kept] = order.lines as unknown as OrderLine[]

  expect([kept?.sales, kept?.amount]).toEqual([['Spring sale'], 2400])
  expect(kept?.bill.map(({ text, amount }) => [text, amount])).toEqual([
    ['Lowest price of the 30 days before', 3000],
    ['One style; Spring sale', 2400],
    ['Desktop, 1 user', 2400],
  ])
  expect((await cartOf(shop.visitor(), quote)).net).toBe(2400)
})

test('the price that is struck is the lowest of the 30 days before, by saves of prices and by other sales', async () => {
  vi.setSystemTime(new Date(`${YEAR}-10-20T12:00:00.000Z`))
  await setPrice(1000)
  vi.setSystemTime(new Date(`${YEAR}-10-25T12:00:00.000Z`))
  await setPrice(2800)
  vi.setSystemTime(new Date(`${YEAR}-11-12T12:00:00.000Z`))
  await setPrice(3000)
  vi.setSystemTime(new Date(EVE))
  const { id } = await save(SPRING)
  const first = await struckAt(FIRST_MOMENT)
  // Progressively: the same sale keeps it. 28.00 is the price from 25 October to 12 November.
  await save({ percentOff: '30' }, id)
  const grown = await struckAt(LAST_MOMENT)
  await save({ ...SPRING, name: 'Again', firstDay: `${YEAR}-12-04`, lastDay: `${YEAR}-12-06` })
  const again = await struckAt(AFTER)
  await payload.delete({ collection: 'sales', where: { id: { equals: id } }, ...STAFF })

  // The thirty per cent were charged: 19.60 is lower than 24.00, and nothing is struck, though their sale is deleted.
  expect([first, grown, again, await struckAt(AFTER)]).toEqual([2800, 2800, null, null])
})

test('the rows of the API tell a sale beside the list price, while it is on', async () => {
  await save(SPRING)
  type Rows = { docs: { price: number | null; sale: object | null }[] }
  const rows = async () => {
    const face = `/api/typefaces?where[slug][equals]=young-serif`
    const own = `/api/styles?where[id][equals]=${style}`
    const [typefaces, styles] = await Promise.all(
      [face, own].map((path) => shop.visitor().get<Rows>(path)),
    )
    return [...(typefaces?.body.docs ?? []), ...(styles?.body.docs ?? [])]
  }
  const before = (await rows()).map(({ sale }) => sale)
  vi.setSystemTime(new Date(FIRST_MOMENT))
  const now = await rows()

  expect(before).toEqual([null, null])
  expect(now.map(({ price, sale }) => [price, sale])).toEqual([
    [now[0]?.price, now[0]?.price ? expect.objectContaining({ name: 'Spring sale' }) : null],
    [3000, { name: 'Spring sale', price: 2400, earlier: 3000 }],
  ])
})

test('what is published while a sale is on has nothing struck, for it was sold at no price before', async () => {
  const face = idOf('young-serif')
  const publish = (_status: 'draft' | 'published') =>
    payload.update({ collection: 'typefaces', id: face, data: { _status }, ...STAFF })
  await save(SPRING)
  const asBefore = await struckAt(FIRST_MOMENT)
  vi.setSystemTime(new Date(EVE))
  await publish('draft')
  vi.setSystemTime(new Date(`${YEAR}-12-02T12:00:00.000Z`))
  await publish('published')
  const published = await told()
  const struck = await struckAt(`${YEAR}-12-02T12:00:00.000Z`)

  expect([asBefore, struck]).toEqual([3000, null])
  expect(published).toEqual([2400, 2400, 2400, '24.00\u00a0€', undefined])
})

test('a sale of chosen typefaces is on their children, of chosen styles at a price on those, and one of a licence type on that alone', async () => {
  await save({ ...SPRING, appliesTo: 'typefaces', typefaces: [idOf('recursive')] })
  const web = (await payload.find({ collection: 'licence-types', ...STAFF })).docs
  const limited = web.filter(({ key }) => key === 'web').map(({ id }) => id)
  await save({
    ...SPRING,
    name: 'Web week',
    percentOff: '50',
    limited: true,
    licenceTypes: limited,
  })
  const prices = [{ currency: 'EUR', price: 2000 }]
  await save({
    ...SPRING,
    name: 'Twenty',
    kind: 'price',
    prices,
    appliesTo: 'styles',
    styles: [style],
  })
  vi.setSystemTime(new Date(FIRST_MOMENT))
  const child = await aLine(shop.visitor(), { slug: 'recursive-sans-linear' })
  const sans = await cartWith([DESKTOP], child.styles.slice(0, 1))

  expect([sans.lines[0]?.sales, (await cartWith()).net]).toEqual([['Spring sale'], 2000])
  expect((await cartWith([WEB])).lines[0]?.sales).toEqual(['Web week'])
})

test.each([
  [
    'that ends before it begins',
    { lastDay: `${YEAR}-11-30` },
    ['lastDay', 'The sale ends before it begins. To end it at once, tick “Ended”.'],
  ],
  [
    'of the past',
    { firstDay: `${YEAR}-11-29` },
    ['firstDay', 'A sale begins today at the earliest.'],
  ],
  [
    'of all of the price',
    { percentOff: '100' },
    ['percentOff', 'Write how many per cent come off, more than 0 and less than 100: 20.'],
  ],
  ['of no typeface', { appliesTo: 'typefaces' }, ['typefaces', 'Choose a typeface.']],
  ['of no licence type', { limited: true }, ['licenceTypes', 'Choose a licence type.']],
  [
    'at a price for all',
    { kind: 'price', prices: [{ currency: 'EUR', price: 1000 }] },
    [
      'appliesTo',
      'A price is for typefaces or styles that you choose. Of all of them take a percentage.',
    ],
  ],
  [
    'without a price in the shop’s currency',
    {
      kind: 'price',
      appliesTo: 'styles',
      styles: [style],
      prices: [{ currency: 'USD', price: 1000 }],
    },
    ['prices', 'Write the price in EUR: those in other currencies follow it.'],
  ],
  [
    'that raises a price',
    {
      kind: 'price',
      appliesTo: 'styles',
      styles: [style],
      prices: [{ currency: 'EUR', price: 3000 }],
    },
    ['prices.0.price', 'A sale never raises a price: Regular costs 30.00\u00a0€. Write less.'],
  ],
])('a sale %s is refused with a sentence', async (_, change, sentence) => {
  expect((await save({ ...SPRING, ...change })).said).toEqual([sentence])
})

test('a sale that is ended is off at once, stays known, and does not begin again', async () => {
  const { id } = await save({ ...SPRING, lastDay: `${YEAR}-12-01` })
  vi.setSystemTime(new Date(FIRST_MOMENT))
  await refreshChangedPages(payload)
  const begun = await told()
  await save({ ended: true }, id)
  await refreshChangedPages(payload)
  const ended = await told()
  await save({ ...SPRING, name: 'Again', firstDay: `${YEAR}-12-04`, lastDay: `${YEAR}-12-06` })

  expect([begun[0], ended[0], ended[2], ended[3]]).toEqual([2400, 3000, 3000, '30.00\u00a0€'])
  expect(await struckAt(AFTER)).toBeNull()
  expect((await save({ ended: false }, id)).said).toEqual([
    ['ended', 'This sale has ended. Make another sale.'],
  ])
})

test('the first day of a sale that has begun stays', async () => {
  const { id } = await save(SPRING)
  vi.setSystemTime(new Date(FIRST_MOMENT))
  const { said } = await save({ firstDay: `${YEAR}-12-02` }, id)
  expect(said).toEqual([
    ['firstDay', 'This sale has begun: its first day stays. Make another sale.'],
  ])
})
