import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { orderStyles } from '@/domain/catalogue/styles/order-styles'
import type { PriceDesk } from '@/domain/pricing/style-prices'
import { type Role, ROLES } from '@/domain/staff/roles'
import { listTypefaceViews } from '@/operations/catalogue/typefaces/find-typeface'
import { refreshPages } from '@/operations/site/page-cache/refresh-pages'
import type { Style } from '@/payload-types'
import { choicesOf } from '@/storefront/shop/shop-choice'
import { openShop } from '../../support/shop/open-shop'
import { signInStaff, type Staff } from '../../support/shop/staff'
import { changeShop } from '../../support/tax/change-shop'

const shop = await openShop()
const { payload } = shop
const staff = {} as Record<Role, Staff>
afterAll(() => shop.close())
beforeAll(async () => {
  for (const role of ROLES) staff[role] = await signInStaff(shop, { roles: [role] })
  await addCuts(['Light', 300], ['Black', 900])
  await refreshPages(payload)
})
afterEach(() => arrange(null))

const SLUG = 'fount-serif'
const BY_WEIGHT = ['Light', 'Regular', 'Italic', 'Black']
const ROMANS_FIRST = ['Light', 'Regular', 'Black', 'Italic']
const OWN = ['Black', 'Light', 'Italic', 'Regular']
const { docs } = await payload.find({
  collection: 'typefaces',
  where: { slug: { equals: SLUG } },
  depth: 0,
  overrideAccess: true,
})
const id = docs[0]?.id ?? ''

/** Further cuts from the master of another: the test shop has two. */
async function addCuts(...cuts: [name: string, weight: number][]): Promise<void> {
  const { docs: styles } = await payload.find({
    collection: 'styles',
    where: { typeface: { equals: id }, name: { equals: 'Regular' } },
    depth: 0,
    overrideAccess: true,
  })
  for (const [name, weight] of cuts) {
    const { id: _, ...regular } = { ...styles[0], name, weight }
    await payload.db.create({ collection: 'styles', data: regular })
  }
}

async function desk(): Promise<PriceDesk> {
  return (await staff.owner.ask<PriceDesk>('GET', `/api/typefaces/${id}/prices`)).body
}

type Arranged = PriceDesk & { error?: { code: string } }

/** Their order as `who` drags it; null: by weight again. */
async function arrange(names: string[] | null, who: Role = 'fonts') {
  const { styles } = await desk()
  const idOf = new Map(styles.map((style) => [style.name, style.id]))
  const order = names && names.map((name) => idOf.get(name))
  const body = { was: styles.map((style) => style.id), order }
  return staff[who].ask<Arranged>('POST', `/api/typefaces/${id}/style-order`, body)
}

function namesOf(styles: { name: string }[] | undefined): string[] | undefined {
  return styles?.map(({ name }) => name)
}

async function shown(): Promise<(string[] | undefined)[]> {
  const views = await listTypefaceViews(payload)
  const view = views.find(({ slug }) => slug === SLUG)
  const choice = choicesOf(views).find(({ slug }) => slug === SLUG)
  return [namesOf(view?.styles), namesOf(choice?.styles)]
}

function hashNow() {
  return globalThis.fountCatalogueSnapshot?.pages.get(`/typeface/${SLUG}`)?.contentHash
}

test('styles are in the order of their weight until staff drag one: then page, shop and staff see their order', async () => {
  const before = hashNow()
  expect([namesOf((await desk()).styles), await shown()]).toEqual([
    BY_WEIGHT,
    [ROMANS_FIRST, ROMANS_FIRST],
  ])
  const { status, body } = await arrange(OWN)

  expect([status, namesOf(body.styles), body.has_own_order]).toEqual([200, OWN, true])
  expect(await shown()).toEqual([OWN, OWN])
  expect(hashNow()).not.toBe(before)
})

test('by weight again, nothing is left of an own order', async () => {
  const before = [hashNow(), await shown()]
  await arrange(OWN)
  const { body } = await arrange(null)

  expect([namesOf(body.styles), body.has_own_order]).toEqual([BY_WEIGHT, false])
  expect([hashNow(), await shown()]).toEqual(before)
})

test('an order that was dragged while somebody else dragged another is refused, and theirs stays', async () => {
  const was = (await desk()).styles.map((style) => style.id)
  await arrange(OWN, 'owner')
  const body = { was, order: was.toReversed() }
  const late = await staff.fonts.ask<Arranged>('POST', `/api/typefaces/${id}/style-order`, body)

  expect([late.status, late.body.error?.code]).toEqual([409, 'styles_changed'])
  expect(namesOf((await desk()).styles)).toEqual(OWN)
})

test('an order of the styles of another typeface is refused', async () => {
  const body = { was: ['none'], order: ['none'] }
  const { status } = await staff.fonts.ask('POST', `/api/typefaces/${id}/style-order`, body)

  expect(status).toBe(409)
})

test.each([
  ['owner', 200],
  ['fonts', 200],
  ['sales', 403],
  ['pages', 403],
] as const)('the role %s that arranges styles is answered %i', async (role, status) => {
  expect((await arrange(OWN, role)).status).toBe(status)
})

test('sales read what styles cost and change nothing', async () => {
  const [style] = (await desk()).styles
  const read = await staff.sales.ask<PriceDesk>('GET', `/api/typefaces/${id}/prices`)
  const prices = [{ id: style?.id, was: style?.price, price: 1 }]
  const write = await staff.sales.ask('POST', `/api/typefaces/${id}/prices`, { prices, yes_to: [] })
  const alone = await staff.sales.ask('PATCH', `/api/styles/${style?.id}`, { price: 1 })

  expect([read.status, write.status, alone.status]).toEqual([200, 403, 403])
  expect((await desk()).styles[0]).toEqual(style)
})

test('a form that was opened before a style was dragged does not drag it back', async () => {
  const [style] = (await desk()).styles
  await arrange(OWN)
  const form = { price: 4400, place: null }
  const { status } = await staff.fonts.ask('PATCH', `/api/styles/${style?.id}`, form)

  expect([status, namesOf((await desk()).styles)]).toEqual([200, OWN])
})

test('visitors read no places', async () => {
  await arrange(OWN)
  const { body } = await shop
    .visitor()
    .get<{ docs: Style[] }>(`/api/styles?where[typeface][equals]=${id}&depth=0`)

  expect(body.docs).toHaveLength(OWN.length)
  expect(orderStyles(body.docs).some(({ place }) => place !== undefined)).toBe(false)
})

test('staff who price styles are told the VAT that the shop shows on top of it', async () => {
  expect((await desk()).shown_vat).toBeNull()
  await changeShop(shop, { pricesShown: 'with_vat' })
  expect((await desk()).shown_vat).toBe('19')
  await changeShop(shop, { pricesShown: 'before_vat' })
})

test('staff who price styles are told what happens to their typeface by itself, and when', async () => {
  const at = new Date(Date.now() + 3_600_000)
  const waitUntil = (to: string, type: 'publish' | 'unpublish') =>
    payload.jobs.queue({
      task: 'schedulePublish',
      input: { type, doc: { relationTo: 'typefaces', value: to } },
      waitUntil: at,
    })
  await waitUntil('another', 'publish')
  await waitUntil(id, 'unpublish')

  expect((await desk()).scheduled).toEqual([{ deed: 'unpublish', at: at.toISOString() }])
})
