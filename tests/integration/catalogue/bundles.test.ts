import { afterAll, afterEach, expect, test } from 'vitest'
import type { PricedCart } from '@/domain/cart/priced-cart'
import { priceLine } from '@/domain/pricing/price-line'
import { listTypefaceViews } from '@/operations/catalogue/typefaces/find-typeface'
import { readPriceRules } from '@/operations/records/prices/price-inputs'
import type { Bundle } from '@/payload-types'
import { choicesOf } from '@/storefront/shop/shop-choice'
import type { Browser, Refusal } from '../../support/shop/browser'
import { aLine, DESKTOP } from '../../support/shop/buyer'
import { openShop } from '../../support/shop/open-shop'

const shop = await openShop()
const { payload } = shop
const ALL = { depth: 0, overrideAccess: true, context: { quiet: true } } as const
afterAll(() => shop.close())
afterEach(() => payload.delete({ collection: 'bundles', where: { id: { exists: true } }, ...ALL }))

test('without a bundle that holds them all, styles of two typefaces are no line', async () => {
  const styles = [...(await stylesOf('young-serif')), ...(await stylesOf('fount-serif'))]
  await aBundle({ styles: styles.slice(0, 2), price: 8000 })
  const { status, body } = await shop
    .visitor()
    .post<Refusal>('/api/order', { lines: [{ styles, licences: [DESKTOP] }] })

  expect({ status, code: body.error.code }).toEqual({
    status: 400,
    code: 'styles_of_several_typefaces',
  })
})

test('the browser and the server price a bundle to the cent', async () => {
  const inside = await stylesOf('fount-serif')
  const across = [...(await stylesOf('recursive-sans-linear')), ...(await stylesOf('young-serif'))]
  await aBundle({ name: 'Inside', slug: 'inside', styles: inside, price: 6333 })
  await aBundle({ name: 'Across', slug: 'across', styles: across, price: 11111 })
  const choices = choicesOf(await listTypefaceViews(payload))
  const rules = await readPriceRules(payload)
  const priced = (slug: string, styles: string[]) => {
    const choice = choices.find((one) => one.slug === slug)
    return choice && priceLine({ styles, licences: [DESKTOP] }, choice, rules)
  }
  const [ofInside, ofAcross] = [
    await cartOf(shop.visitor(), inside),
    await cartOf(shop.visitor(), across),
  ]

  expect(ofInside.lines.map(({ bill, amount }) => ({ bill, amount }))).toEqual([
    { bill: priced('fount-serif', inside)?.bill, amount: 6333 },
  ])
  expect(ofAcross.lines.map(({ bill, amount }) => ({ bill, amount }))).toEqual([
    { bill: priced('across', across)?.bill, amount: 11111 },
  ])
})

test('what is taken out of a bundle of three typefaces is still one line, at the price the browser says', async () => {
  const [young = ''] = await stylesOf('young-serif')
  const [fount = ''] = await stylesOf('fount-serif')
  const linear = await stylesOf('recursive-sans-linear')
  await aBundle({ slug: 'three', styles: [young, fount, ...linear], price: 8000 })
  const choice = choicesOf(await listTypefaceViews(payload)).find(({ slug }) => slug === 'three')
  const line = { styles: [young, fount], licences: [DESKTOP] }
  const quote = choice && priceLine(line, choice, await readPriceRules(payload))
  const cart = await cartOf(shop.visitor(), line.styles)

  expect(cart.lines.map(({ bill, amount }) => ({ bill, amount }))).toEqual([
    { bill: quote?.bill, amount: 8000 },
  ])
})

test('a bundle that is withdrawn leaves its typefaces in the cart, each on a line of its own', async () => {
  const buyer = shop.visitor()
  const styles = [
    ...(await stylesOf('young-serif')),
    ...(await stylesOf('fount-serif', ['Regular'])),
  ]
  const { id } = await aBundle({ styles, price: 8000 })
  const { cart_key, quote_hash } = await cartOf(buyer, styles)
  await payload.delete({ collection: 'bundles', id, ...ALL })
  const { body } = await buyer.get<PricedCart>(`/api/order?cart_key=${cart_key}`)

  expect(body.lines.map(({ typeface, amount }) => [typeface.name, amount]).toSorted()).toEqual([
    ['Fount Serif', 4500],
    ['Young Serif', 6000],
  ])
  expect(body.quote_hash).not.toBe(quote_hash)
})

test('a typeface that is taken off the shop takes its bundles along', async () => {
  const [young = ''] = await stylesOf('young-serif')
  const [fount = ''] = await stylesOf('fount-serif')
  await aBundle({ styles: [young, fount], price: 8000 })
  await setStatus('young-serif', 'draft')
  const choices = choicesOf(await listTypefaceViews(payload))
  const cart = await cartOf(shop.visitor(), [fount])
  await setStatus('young-serif', 'published')

  expect(choices.flatMap(({ bundles }) => bundles)).toEqual([])
  expect(cart.lines.map(({ amount }) => amount)).toEqual([4500])
})

async function aBundle({ name = 'Pair', slug = 'pair', styles, price }: Partial<Bundle>) {
  return payload.create({ collection: 'bundles', data: { name, slug, styles, price }, ...ALL })
}

async function cartOf(buyer: Browser, styles: string[]): Promise<PricedCart> {
  const lines = [{ styles, licences: [DESKTOP] }]
  return (await buyer.post<PricedCart>('/api/order', { lines })).body
}

async function stylesOf(slug: string, styles?: string[]): Promise<string[]> {
  return (await aLine(shop.visitor(), { slug, styles })).styles
}

async function setStatus(slug: string, _status: 'draft' | 'published'): Promise<void> {
  await payload.update({
    collection: 'typefaces',
    where: { slug: { equals: slug } },
    data: { _status },
    ...ALL,
  })
}
