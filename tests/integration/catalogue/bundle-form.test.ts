import { afterAll, expect, test, vi } from 'vitest'
import { describeBundle } from '@/domain/pricing/sell-bundles'
import { definitionOf } from '@/operations/records/bundles'
import { readPricingContext } from '@/operations/catalogue/bundle-errors'
import type { Bundle } from '@/payload-types'
import { aLine } from '../../support/shop/buyer'
import type { PriceDesk } from '@/domain/pricing/style-prices'
import { openShop } from '../../support/shop/open-shop'
import { signInStaff } from '../../support/shop/staff'

const shop = await openShop()
const { payload } = shop
const staff = await signInStaff(shop)
const ALL = { depth: 0, overrideAccess: true, context: { quiet: true } } as const
const A_BUNDLE = { id: '', name: 'Pair', slug: 'pair', price: 8000, styles: [], typefaces: [] }
const STAFF = { email: 'bundles@example.org', password: 'a password for tests alone' }
afterAll(() => shop.close())

test.each<[string, () => Promise<Partial<Bundle>>, string, RegExp]>([
  ['of nothing', async () => ({ styles: [] }), 'styles', /two styles or more/],
  [
    'of one style',
    async () => ({ styles: await stylesOf('young-serif') }),
    'styles',
    /two styles or more/,
  ],
  [
    'with a style of a typeface that is not published',
    async () => ({ styles: [await draftStyle(), ...(await stylesOf('fount-serif'))] }),
    'styles',
    /^Unborn \d+ Regular: Unborn \d+ is not published\.$/,
  ],
  [
    'under the address of a typeface',
    async () => ({ slug: 'young-serif', styles: await stylesOf('fount-serif') }),
    'slug',
    /is a typeface’s/,
  ],
])('staff are refused a bundle %s', async (_what, given, path, sentence) => {
  await expect(aBundle(await given())).rejects.toMatchObject({
    data: { errors: [{ path, message: expect.stringMatching(sentence) }] },
  })
})

test('staff read what the shop makes of a bundle', async () => {
  const styles = await stylesOf('fount-serif')
  const context = await readPricingContext(payload)
  const words = (price: number | null) =>
    describeBundle({ ...definitionOf({ ...A_BUNDLE, styles }), price }, context)

  expect([7000, 9000, null].map(words)).toEqual([
    'Sold: 2 styles of Fount Serif, 90.00\u00a0€ without the bundle.',
    'Nobody will take it: 2 styles of Fount Serif cost 90.00\u00a0€ without the bundle, which is no more.',
    'Not sold: it has no price.',
  ])
})

test('a list of bundles reads the catalogue once, however long it is', async () => {
  const styles = await stylesOf('fount-serif')
  await Promise.all(['one', 'two', 'three'].map((slug) => aBundle({ slug, styles, price: 7000 })))
  const user = await payload.create({ collection: 'users', data: STAFF, ...ALL })
  const find = vi.spyOn(payload, 'find')
  const bundles = { collection: 'bundles', depth: 0, overrideAccess: false } as const
  const { docs } = await payload.find({ ...bundles, user: { ...user, collection: 'users' } })
  const asked = find.mock.calls.filter(([{ collection }]) => collection === 'typefaces')
  find.mockRestore()

  expect(docs.map(({ inShop }) => inShop)).toEqual(
    docs.map(() => 'Sold: 2 styles of Fount Serif, 90.00\u00a0€ without the bundle.'),
  )
  expect([docs.length, asked.length]).toEqual([3, 1])
})

test('an odd price is saved when somebody said yes to it, and an operation of the shop is not asked', async () => {
  const { docs } = await payload.find({
    collection: 'typefaces',
    where: { slug: { equals: 'fount-serif' } },
    ...ALL,
  })
  const [family] = docs
  const path = `/api/typefaces/${family?.id}`
  const question = /^2\.40\u00a0€ for all of it is less than its cheapest part costs alone/
  const patch = async (data: object) => {
    const { status, body } = await staff.ask<Refused>('PATCH', path, data)
    return [status, body.errors?.[0]?.data.errors]
  }

  expect(await patch({ price: 240 })).toEqual([
    400,
    [{ path: 'price', message: expect.stringMatching(question) }],
  ])
  expect((await patch({ price: 240, confirmedPrice: 250 }))[0]).toBe(400)
  expect(await patch({ price: 240, confirmedPrice: 240 })).toEqual([200, undefined])
  expect(await patch({ price: 240, purpose: 'Saved again' })).toEqual([200, undefined])
  await payload.update({
    collection: 'typefaces',
    id: family?.id ?? '',
    ...ALL,
    data: { price: family?.price },
  })
})

test('an odd price in another currency is asked about as well, and saved after a yes', async () => {
  const { docs } = await payload.find({
    collection: 'typefaces',
    where: { slug: { equals: 'fount-serif' } },
    ...ALL,
  })
  const [family] = docs
  const { priceLists } = await payload.findGlobal({ slug: 'shop', ...ALL })
  const dollars = { currency: 'USD', factor: '1.1', rounding: 'none' as const }
  await payload.updateGlobal({ slug: 'shop', data: { priceLists: [dollars] }, ...ALL })
  const patch = async (price: number, confirmedPrice?: number) => {
    const prices = [{ currency: 'USD', price, confirmedPrice }]
    const path = `/api/typefaces/${family?.id}`
    const { status, body } = await staff.ask<Refused>('PATCH', path, { prices })
    return [status, body.errors?.[0]?.data.errors]
  }

  expect(await patch(240)).toEqual([
    400,
    [
      {
        path: 'prices.0.price',
        message: expect.stringMatching(/^2\.40\u00a0USD is a tenth or less/),
      },
    ],
  ])
  expect((await patch(240, 250))[0]).toBe(400)
  expect(await patch(240, 240)).toEqual([200, undefined])
  expect(await patch(240)).toEqual([200, undefined])
  const { status } = await staff.ask('PATCH', `/api/typefaces/${family?.id}`, { prices: [] })
  expect(status).toBe(200)
  await payload.updateGlobal({ slug: 'shop', data: { priceLists }, ...ALL })
})

test('the prices of all styles are saved in one go, an odd one after a yes, and none over those of somebody else', async () => {
  const slug = { equals: 'fount-serif' }
  const { docs } = await payload.find({ collection: 'typefaces', where: { slug }, ...ALL })
  const path = `/api/typefaces/${docs[0]?.id}/prices`
  const { body: desk } = await staff.ask<PriceDesk>('GET', path)
  const save = async (price: number, yes_to: string[] = []) => {
    const prices = desk.styles.map((style) => ({ id: style.id, was: style.price, price }))
    const { status, body } = await staff.ask<Odd>('POST', path, { prices, yes_to })
    return { status, body }
  }
  const pricesNow = async () =>
    (await staff.ask<PriceDesk>('GET', path)).body.styles.map(({ price }) => price)

  const odd = await save(100)
  const question =
    '1.00\u00a0€ is a tenth or less of what is usual beside it, 45.00\u00a0€. Is that right?'
  expect(odd).toMatchObject({ status: 409, body: { questions: [question] } })
  expect(await pricesNow()).toEqual(desk.styles.map(({ price }) => price))
  expect((await save(100, odd.body.questions)).status).toBe(200)
  expect(await pricesNow()).toEqual(desk.styles.map(() => 100))

  const late = await save(4900)
  expect([late.status, late.body.error?.code]).toEqual([409, 'prices_changed'])
  expect((await shop.visitor().get(path)).status).toBe(403)
  for (const { id, price } of desk.styles) {
    await payload.update({ collection: 'styles', id, data: { price }, ...ALL })
  }
})

type Odd = { questions?: string[]; error?: { code: string } }

type Refused = { errors?: { data: { errors: { path: string; message: string }[] } }[] }

async function aBundle({ name = 'Pair', slug = 'pair', styles, price }: Partial<Bundle>) {
  return payload.create({ collection: 'bundles', data: { name, slug, styles, price }, ...ALL })
}

async function stylesOf(slug: string, styles?: string[]): Promise<string[]> {
  return (await aLine(shop.visitor(), { slug, styles })).styles
}

let unborn = 0

async function draftStyle(): Promise<string> {
  const name = `Unborn ${++unborn}`
  const slug = `unborn-${unborn}`
  const typeface = await payload.create({
    collection: 'typefaces',
    data: { name, slug, category: 'sans', trialPolicy: 'none', _status: 'draft' },
    ...ALL,
  })
  const style = await payload.create({
    collection: 'styles',
    data: { name: 'Regular', typeface: typeface.id, typ: 'static', weight: 400, slope: 'upright' },
    ...ALL,
  })
  return style.id
}
