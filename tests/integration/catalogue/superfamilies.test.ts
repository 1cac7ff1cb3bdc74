import { afterAll, expect, test } from 'vitest'
import type { PricedCart } from '@/domain/cart/priced-cart'
import type { FontFamilyEntry } from '@/domain/catalogue/font-list'
import { findTypefaceView, listTypefaceViews } from '@/operations/catalogue/typefaces/find-typeface'
import { listTypefaceRows } from '@/operations/catalogue/typefaces/list-typefaces'
import { previewTypeface } from '@/operations/catalogue/typefaces/preview-typeface'
import type { Typeface } from '@/payload-types'
import { choicesOf } from '@/storefront/shop/shop-choice'
import { aLine } from '../../support/shop/buyer'
import { openShop } from '../../support/shop/open-shop'

const shop = await openShop()
const { payload } = shop
const ALL = { depth: 0, overrideAccess: true, context: { quiet: true } } as const
const CHILD = 'recursive-sans-linear'
afterAll(() => shop.close())

test('a typeface whose superfamily is not published stands by itself, and is for sale', async () => {
  await change('recursive', { _status: 'draft' })
  const buyer = shop.visitor()
  const { body: fonts } = await buyer.get<FontFamilyEntry[]>('/api/fonts')
  const rows = await listTypefaceRows(payload)
  const choices = choicesOf(await listTypefaceViews(payload))
  const line = await aLine(buyer, { slug: CHILD, styles: ['Bold'] })
  const { status, body } = await buyer.post<PricedCart>('/api/order', { lines: [line] })
  await change('recursive', { _status: 'published' })

  expect(fonts.filter(({ slug }) => slug === CHILD)).toHaveLength(1)
  expect(rows.filter(({ slug }) => slug === CHILD)).toHaveLength(1)
  expect(choices.filter(({ slug }) => slug === CHILD)).toHaveLength(1)
  expect(status).toBe(200)
  expect(body.lines.map(({ typeface }) => typeface.slug)).toEqual([CHILD])
})

test('the preview of a superfamily that was never published shows its families', async () => {
  await change('recursive', { _status: 'draft' })
  const preview = await previewTypeface(payload, await idOfTypeface('recursive'))
  await change('recursive', { _status: 'published' })

  expect(preview?.typeface.children.map(({ slug }) => slug)).toEqual([CHILD])
  expect(preview?.state).toBe('unpublished')
})

test('a superfamily without styles of its own is what its families are', async () => {
  const { id } = await payload.create({
    collection: 'typefaces',
    data: { name: 'Two', slug: 'two', category: 'sans', trialPolicy: 'none', _status: 'published' },
    ...ALL,
  })
  await change('young-serif', { parent: id })
  await change('instrument-serif', { parent: id })
  const view = await findTypefaceView(payload, 'two')
  await change('young-serif', { parent: null })
  await change('instrument-serif', { parent: null })

  expect(view).toMatchObject({ styleCount: 3, scripts: ['Latin'], shownFrom: { EUR: 6000 } })
  expect(view?.sampleFace.face).toBe('Instrument Serif Regular Preview')
  expect(view?.factSheet.map(({ label }) => label)).toEqual([
    'Version',
    'Scripts',
    'Glyphs',
    'Proportions',
    'Formats',
  ])
})

test.each([
  ['itself', 'young-serif', 'young-serif', /cannot be its own superfamily/],
  ['a child of another', 'young-serif', CHILD, /^It belongs to Recursive itself/],
  ['another, having children itself', 'recursive', 'young-serif', /has families of its own/],
])('a typeface cannot belong to %s, not even in a draft', async (_what, slug, above, sentence) => {
  const parent = await idOfTypeface(above)
  const refusal = {
    data: { errors: [{ path: 'parent', message: expect.stringMatching(sentence) }] },
  }

  await expect(change(slug, { parent })).rejects.toMatchObject(refusal)
  await expect(change(slug, { parent }, true)).rejects.toMatchObject(refusal)
})

async function change(slug: string, data: Partial<Typeface>, draft = false): Promise<void> {
  const id = await idOfTypeface(slug)
  await payload.update({ collection: 'typefaces', id, data, draft, ...ALL })
}

async function idOfTypeface(slug: string): Promise<string> {
  const where = { slug: { equals: slug } }
  const { docs } = await payload.find({ collection: 'typefaces', where, ...ALL })
  return docs[0]?.id ?? ''
}
