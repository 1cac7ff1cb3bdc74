import type { Where } from 'payload'
import { afterAll, expect, test } from 'vitest'
import { prepareTypefaces } from '@/operations/fonts/refresh-typeface'
import type { Style, Typeface } from '@/payload-types'
import { openShop } from '../../support/shop/open-shop'
import { signInStaff } from '../../support/shop/staff'

/** The grid of prices stands in the form of its typeface, which saves what is typed there. */
const shop = await openShop()
const { payload } = shop
const staff = await signInStaff(shop)
afterAll(() => shop.close())

const ALL = { depth: 0, overrideAccess: true, pagination: false } as const
type Answer = { errors?: { data: { errors: { path: string; message: string }[] } }[] }

async function typeface(): Promise<Typeface> {
  const where = { slug: { equals: 'recursive-sans-linear' } }
  const [row] = (await payload.find({ collection: 'typefaces', where, ...ALL })).docs
  if (!row) throw new Error('There is no Recursive Sans Linear.')
  return row
}

async function regular(): Promise<Style> {
  const where: Where = {
    and: [{ typeface: { equals: (await typeface()).id } }, { name: { equals: 'Regular' } }],
  }
  const [row] = (await payload.find({ collection: 'styles', where, ...ALL })).docs
  if (!row) throw new Error('It has no Regular.')
  return row
}

async function save(
  stylePrices: object,
  { isDraft = false, ...data }: Record<string, unknown> = {},
) {
  const { id } = await typeface()
  const _status = isDraft ? 'draft' : 'published'
  const path = `/api/typefaces/${id}${isDraft ? '?draft=true' : ''}`
  const { status, body } = await staff.ask<Answer>('PATCH', path, { ...data, _status, stylePrices })
  await prepareTypefaces(payload)
  return { status, errors: body.errors?.[0]?.data.errors ?? [] }
}

test('prices are saved with the form of their typeface', async () => {
  const { id, price: was = null } = await regular()
  const price = (was ?? 4000) + 100
  const answer = await save({ prices: [{ id, was, price }], unread: [] }, { lead: 'Priced anew' })

  expect(answer).toEqual({ status: 200, errors: [] })
  expect([(await regular()).price, (await typeface()).lead]).toEqual([price, 'Priced anew'])
})

test.each([
  ['an odd price', (was: number) => ({ was, price: 1 }), /^0\.01\s€ is a tenth or less .+\?$/],
  [
    'a price that another person changed meanwhile',
    (was: number) => ({ was: was + 1, price: was + 2 }),
    /^Somebody else changed the price of Regular meanwhile\./,
  ],
  ['what is no price', () => ({ was: 'much', price: 1.5 }), /^A price is a whole number/],
])('%s holds the whole save, with its sentence', async (_what, change, sentence) => {
  const { id, price: was } = await regular()
  const answer = await save(
    { prices: [{ id, ...change(was ?? 0) }], unread: [] },
    { lead: 'Lost?' },
  )

  expect(answer).toEqual({
    status: 400,
    errors: [{ path: 'stylePrices', message: expect.stringMatching(sentence) }],
  })
  expect([(await regular()).price, (await typeface()).lead]).toEqual([was, 'Priced anew'])
})

test('a price that cannot be read holds the save', async () => {
  const message = 'The price of Bold and Regular cannot be read.'

  expect(await save({ prices: [], unread: ['Bold', 'Regular'] })).toEqual({
    status: 400,
    errors: [{ path: 'stylePrices', message }],
  })
})

test('no draft of a typeface that is public changes what its styles cost', async () => {
  const { id, price: was = null } = await regular()
  const prices = { prices: [{ id, was, price: (was ?? 0) + 100 }], unread: [] }

  expect(await save(prices, { isDraft: true })).toEqual({
    status: 400,
    errors: [{ path: 'stylePrices', message: expect.stringMatching(/^Prices of styles have no /) }],
  })
  expect((await regular()).price).toBe(was)
})

test('nobody reads prices that are not saved', async () => {
  const { id } = await typeface()
  const { body } = await staff.ask<object>('GET', `/api/typefaces/${id}?depth=0`)

  expect(body).not.toHaveProperty('stylePrices')
})
