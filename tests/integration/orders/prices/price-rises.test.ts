import { ValidationError } from 'payload'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import type { PricedCart } from '@/domain/cart/priced-cart'
import { listPrice } from '@/domain/pricing/price-list'
import { raisePrices, readRiseTable } from '@/operations/catalogue/raise-prices'
import { readComing } from '@/operations/read-dashboard'
import { findForSale, keepPlan, raiseRow } from '@/operations/records/prices/price-rises'
import { readOwnPriceLists } from '@/operations/records/prices/prices'
import { refreshChangedPages } from '@/operations/site/page-cache/refresh-pages'
import type { PriceRise, Typeface } from '@/payload-types'
import { askForQuote, cartOf } from '../../../support/money/quotes'
import { aLine, chooseCountry, DESKTOP, detailsFor } from '../../../support/shop/buyer'
import { openShop } from '../../../support/shop/open-shop'
import { signInStaff } from '../../../support/shop/staff'

const shop = await openShop()
const { payload } = shop
const STAFF = { overrideAccess: true, depth: 0 } as const

/** What the shop sells it has sold for a while. */
const YEAR = new Date().getUTCFullYear() + 1

/** Berlin is an hour before Greenwich in winter. */
const EVE = new Date(`${YEAR}-12-31T22:59:00.000Z`)
const DAY = new Date(`${YEAR}-12-31T23:00:15.000Z`)

const line = await aLine(shop.visitor(), { slug: 'young-serif' })
const [style = ''] = line.styles
const { docs: faces } = await payload.find({ collection: 'typefaces', limit: 50, ...STAFF })
const idOf = (slug: string) => faces.find((face) => face.slug === slug)?.id ?? ''
const pair = { name: 'Pair', slug: 'pair', price: 9900, typefaces: [idOf('instrument-serif')] }
await payload.create({ collection: 'bundles', data: pair as never, ...STAFF })
const start = await findForSale(payload)

beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'], now: EVE }))
afterEach(async () => {
  const now = new Map((await findForSale(payload)).map((part) => [part.id, JSON.stringify(part)]))
  for (const part of start.filter((one) => now.get(one.id) !== JSON.stringify(one))) {
    const { kind, id, price, own } = part
    const prices = Object.entries(own).map(([currency, is]) => ({ currency, price: is }))
    const data = { price, prices, ...(kind === 'typefaces' ? { _status: 'published' } : {}) }
    await payload.update({
      collection: kind,
      id,
      data: data as never,
      ...STAFF,
      context: { quiet: true },
    })
  }
  for (const collection of ['price-rises', 'price-history'] as const)
    await payload.delete({ collection, where: { id: { exists: true } }, ...STAFF })
  vi.setSystemTime(EVE)
})
afterAll(() => {
  vi.useRealTimers()
  return shop.close()
})

const RISE = {
  name: 'New Year',
  day: `${YEAR + 1}-01-01T12:00:00.000Z`,
  percent: '5',
  rounding: 'to_50',
  appliesTo: 'all',
}

async function aRise(rise: object = {}, state = 'scheduled'): Promise<PriceRise> {
  const data = { ...RISE, ...rise } as never
  const { id } = await payload.create({ collection: 'price-rises', data, ...STAFF })
  return payload.update({ collection: 'price-rises', id, data: { state } as never, ...STAFF })
}

/** What each thing costs in the lists of the shop, by kind and id. */
async function prices() {
  const lists = await readOwnPriceLists(payload)
  const parts = await findForSale(payload)
  return new Map(
    parts.map((part) => [
      `${part.kind} ${part.id}`,
      Object.fromEntries(lists.map((list) => [list.currency, listPrice(part, list)])),
    ]),
  )
}

const cartNow = async () =>
  (
    await shop
      .visitor()
      .post<PricedCart>('/api/order', { lines: [{ ...line, licences: [DESKTOP] }] })
  ).body

const entries = async () =>
  (
    await payload.find({
      collection: 'audit',
      where: { deed: { equals: 'changed' } },
      limit: 500,
      ...STAFF,
    })
  ).docs

// The first: later the clock was put back, and versions of a later day stand before those of an earlier one.
test('a draft of a typeface rises with it, one whose price staff set already stays, and an old form is refused', async () => {
  const [id = '', other = ''] = start
    .filter(({ kind, price }) => kind === 'typefaces' && price)
    .map((part) => part.id)
  const draftOf = async (face: string) =>
    (await payload.findByID({
      collection: 'typefaces',
      id: face,
      draft: true,
      ...STAFF,
    })) as Typeface
  const [was, wasOther] = [await draftOf(id), await draftOf(other)]
  await payload.update({
    collection: 'typefaces',
    id,
    draft: true,
    ...STAFF,
    data: { _status: 'draft', purpose: 'For long evenings' },
  })
  await payload.update({
    collection: 'typefaces',
    id: other,
    draft: true,
    ...STAFF,
    data: { _status: 'draft', price: 77700 },
  })
  const opened = (await draftOf(id)).updatedAt
  await aRise()
  vi.setSystemTime(DAY)
  await raisePrices(payload)
  const after = await findForSale(payload)
  const [draft, kept] = [await draftOf(id), await draftOf(other)]

  expect(was.price).toBeGreaterThan(0)
  expect(wasOther.price).toBeGreaterThan(0)
  expect(draft.price).toBeGreaterThan(was.price!)
  expect(draft.price).toBe(after.find((part) => part.id === id)?.price)
  expect([draft.purpose, draft._status]).toEqual(['For long evenings', 'draft'])
  expect(kept.price).toBe(77700)
  expect([draft.updatedAt, opened]).toEqual([DAY.toISOString(), EVE.toISOString()])
})

test('on its day all prices rise once, however many servers look and however often: families, styles, bundles, every list', async () => {
  await payload.update({
    collection: 'styles',
    id: style,
    ...STAFF,
    data: { price: 3000, prices: [{ currency: 'USD', price: 3300 }] },
  })
  await refreshChangedPages(payload)
  const before = await prices()
  const rise = await aRise()
  const table = await readRiseTable(payload, rise.id)
  await raisePrices(payload)
  const onEve = await prices()
  vi.setSystemTime(DAY)
  await Promise.all([raisePrices(payload), raisePrices(payload)])
  await raisePrices(payload)
  const after = await prices()

  expect(onEve).toEqual(before)
  expect(after.get(`styles ${style}`)).toMatchObject({ EUR: 3150, USD: 3450 })
  const raised = (minor: number | null | undefined) =>
    minor && Math.max(minor, Math.round((minor * 1.05) / 50) * 50)
  expect([...after].map(([key, price]) => [key, price.EUR])).toEqual(
    [...before].map(([key, price]) => [key, raised(price.EUR)]),
  )
  expect(new Set(table.map(({ kind }) => kind))).toEqual(
    new Set(['typefaces', 'styles', 'bundles']),
  )
  for (const { kind, id, prices: shown } of table)
    for (const { currency, after: told } of shown)
      expect(after.get(`${kind} ${id}`)?.[currency]).toBe(told)
  expect(
    await payload.findByID({ collection: 'price-rises', id: rise.id, ...STAFF }),
  ).toMatchObject({ state: 'done' })
  expect(await refreshChangedPages(payload)).toEqual([])
})

test('each price is in the audit once, from what to what, and what was charged before is kept', async () => {
  const owner = await signInStaff(shop)
  const { body } = await owner.ask<{ doc: { id: string } }>('POST', '/api/price-rises', {
    ...RISE,
    name: 'Owner’s rise',
  })
  await owner.ask('PATCH', `/api/price-rises/${body.doc.id}`, { state: 'scheduled' })
  vi.setSystemTime(DAY)
  await raisePrices(payload)
  await raisePrices(payload)
  const ofStyle = (await entries()).filter(
    ({ row, details }) => row === style && details?.includes('Owner’s rise'),
  )
  const { docs: history } = await payload.find({
    collection: 'price-history',
    where: { item: { equals: style } },
    ...STAFF,
  })

  expect(ofStyle).toHaveLength(1)
  expect(ofStyle[0]).toMatchObject({ place: 'styles', title: 'Young Serif Regular' })
  expect(ofStyle[0]?.by).toContain('@')
  expect(ofStyle[0]?.details).toMatch(
    /^Price: 60\.00.€ → 63\.00.€; Price: 52\.00.GBP → 55\.00.GBP; Owner’s rise$/,
  )
  expect(history).toMatchObject([{ kind: 'styles', was: { price: 6000, own: {} } }])
})

test('a rise whose server ended in the middle is brought to its end, and nothing rises twice', async () => {
  const rise = await aRise()
  const table = await readRiseTable(payload, rise.id)
  vi.setSystemTime(DAY)
  const lists = await readOwnPriceLists(payload)
  const rows = start
    .filter(({ price }) => price)
    .slice(0, 3)
    .map(({ kind, id, price, own }) => ({
      kind,
      id,
      was: { price: price ?? 0, own },
      now: { price: (price ?? 0) + 100, own },
    }))
  const kept = await keepPlan(payload, rise, rows)
  expect(await keepPlan(payload, rise, [])).toBeNull()
  await raiseRow(payload, { ...rise, since: kept!.at, lists }, rows[0]!)
  await raisePrices(payload)
  await raisePrices(payload)
  const after = await findForSale(payload)

  expect(table.length).toBeGreaterThan(3)
  expect(after.map(({ id, price }) => [id, price])).toEqual(
    start.map(({ id, price }) => [id, rows.some((row) => row.id === id) ? price! + 100 : price]),
  )
})

test('an open cart says what changed, and a quote keeps its price', async () => {
  const buyer = shop.visitor()
  const { body: cart } = await buyer.post<PricedCart>('/api/order', { lines: [line] })
  const priced = await chooseCountry(buyer, cart)
  const quote = (await askForQuote(shop.visitor(), await cartNow())).body
  await aRise()
  vi.setSystemTime(DAY)
  await raisePrices(payload)
  const placed = await buyer.post('/api/order/checkout', detailsFor(priced))

  expect(placed.status).toBe(409)
  expect((await cartNow()).net).toBe(6300)
  expect((await cartOf(shop.visitor(), quote)).net).toBe(6000)
})

test('chosen typefaces rise with their children and styles, in chosen currencies, and nothing else moves', async () => {
  const typefaces = [idOf('recursive')]
  const family = faces.filter((face) => face.id === typefaces[0] || face.parent === typefaces[0])
  const before = await prices()
  await aRise({ appliesTo: 'typefaces', typefaces, currencies: ['USD'], rounding: 'none' })
  vi.setSystemTime(DAY)
  await raisePrices(payload)
  const after = await prices()
  const moved = [...after].filter(
    ([key, price]) => JSON.stringify(price) !== JSON.stringify(before.get(key)),
  )

  expect(family.length).toBeGreaterThan(1)
  expect(moved.length).toBeGreaterThan(1)
  for (const [key, price] of moved) {
    const was = before.get(key)!
    expect(price).toEqual({ ...was, USD: Math.round((was.USD ?? 0) * 1.05) })
  }
})

test('what is to come stands on the dashboard, drafts too; what is scheduled can be taken back until its day, and not from then on', async () => {
  const owner = await signInStaff(shop, { email: 'owner@example.org' })
  const { id } = await aRise()
  await aRise({ name: 'Perhaps' }, 'draft')
  const coming = (await readComing(payload)).filter(
    ({ collection }) => collection === 'price-rises',
  )
  const set = async (staff: typeof owner, state: string) =>
    (await staff.ask('PATCH', `/api/price-rises/${id}`, { state })).status
  const statuses = [await set(owner, 'draft'), await set(owner, 'scheduled')]
  vi.setSystemTime(new Date(`${YEAR}-12-31T23:00:00.000Z`))
  const later = await signInStaff(shop, { email: 'later@example.org' })

  expect(coming.map(({ name, deed, at }) => [name, deed, at])).toEqual([
    ['New Year', 'raise', `${YEAR}-12-31T23:00:00.000Z`],
    ['Perhaps', 'raise_draft', `${YEAR}-12-31T23:00:00.000Z`],
  ])
  expect(statuses).toEqual([200, 200])
  expect(await set(later, 'draft')).toBe(403)
  expect((await later.ask('DELETE', `/api/price-rises/${id}`)).status).toBe(403)
})

test.each([
  ['of nothing', { percent: '0' }, 'Write by how many per cent, more than 0 and 100 at most: 5.'],
  ['of no typeface', { appliesTo: 'typefaces' }, 'Choose a typeface.'],
  ['in a currency without a list', { currencies: ['SEK'] }, 'The shop has no price list in SEK.'],
  [
    'that nobody has read',
    { state: 'scheduled' },
    'Save it as a draft first and read what it does; then schedule it.',
  ],
])('a rise %s is refused with a sentence', async (_, change, sentence) => {
  const data = { ...RISE, ...change } as never
  const said = await payload.create({ collection: 'price-rises', data, ...STAFF }).then(
    () => [],
    (error: unknown) => {
      if (!(error instanceof ValidationError)) throw error
      return error.data.errors.map(({ message }) => message)
    },
  )
  expect(said).toEqual([sentence])
})

test('a rise of today, or one that moves no price, cannot be scheduled', async () => {
  const said = (change: object) =>
    aRise(change).then(
      () => null,
      (error: ValidationError) => error.data.errors[0]?.message,
    )
  expect(await said({ day: `${YEAR}-12-31T12:00:00.000Z` })).toBe(
    'Prices rise tomorrow at the earliest.',
  )
  expect(
    await said({
      percent: '0.01',
      rounding: 'to_00',
      appliesTo: 'typefaces',
      typefaces: [idOf('young-serif')],
      currencies: ['EUR'],
    }),
  ).toBe('No price would rise by this.')
})
