import { afterAll, expect, test } from 'vitest'
import type { PricedCart } from '@/domain/cart/priced-cart'
import type { FontFamilyEntry } from '@/domain/catalogue/font-family'
import {
  aLine,
  checkOut,
  confirm,
  createPayment,
  payDemo,
  readStatus,
  WEB,
} from '../support/shop/buyer'
import { openShop } from '../support/shop/open-shop'

const shop = await openShop()
afterAll(() => shop.close())

test('a web file opens to nobody, and to whoever holds a licence that covers it', async () => {
  const buyer = shop.visitor()
  const line = await aLine(buyer, { slug: 'instrument-serif', styles: ['Italic'], licences: [WEB] })
  const { body: cart } = await buyer.post<PricedCart>('/api/order', { lines: [line] })
  const { body: order } = await checkOut(buyer, cart)
  const { body: payment } = await createPayment(buyer, cart)
  await payDemo(buyer, payment)
  await confirm(buyer, cart, payment)
  const token = (await readStatus(buyer, order)).licences[0]?.download_url.split('/').at(-1)

  const { body: fonts } = await buyer.get<FontFamilyEntry[]>('/api/fonts')
  const family = fonts.find(({ slug }) => slug === 'instrument-serif')
  const woff = (style: string) =>
    family?.files.find((file) => file.format.name === 'WOFF' && file.style.name === style)?.file
  const statusOf = async (path: string) => (await buyer.fetch(path)).status

  expect(await statusOf(`${woff('Italic')}`)).toBe(403)
  expect(await statusOf(`${woff('Italic')}?token=forged`)).toBe(403)
  expect(await statusOf(`${woff('Italic')}?token=${token}`)).toBe(200)
  expect(await statusOf(`${woff('Regular')}?token=${token}`)).toBe(403)
})

test('a master has no address', async () => {
  const { docs } = await shop.payload.find({
    collection: 'font-files',
    where: { isMaster: { equals: true } },
    overrideAccess: true,
  })
  const visitor = shop.visitor()
  const answers = await Promise.all(
    docs.map(({ filename }) => visitor.fetch(`/api/font-files/file/${filename}`)),
  )

  expect(docs.length).toBeGreaterThan(0)
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([403]))
})
