import { readFile } from 'node:fs/promises'
import { afterAll, expect, test } from 'vitest'
import type { PricedCart } from '@/domain/cart/priced-cart'
import type { FontFamilyEntry } from '@/domain/catalogue/font-list'
import { replaceMaster } from '@/operations/uploads/replace-master'
import { widen } from '../../support/fonts/change-font'
import type { Browser } from '../../support/shop/browser'
import {
  aLine,
  checkOut,
  confirm,
  createPayment,
  payDemo,
  readStatus,
  WEB,
} from '../../support/shop/buyer'
import { openShop } from '../../support/shop/open-shop'

const shop = await openShop()
afterAll(() => shop.close())

test('a web file opens to nobody, and to whoever holds a licence that covers it', async () => {
  const buyer = shop.visitor()
  const token = await tokenFor(buyer, { slug: 'instrument-serif', styles: ['Italic'] })

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

test('a web file of a newer release opens to no licence that keeps to what was bought', async () => {
  await allowUpdates('purchased')
  const buyer = shop.visitor()
  const token = await tokenFor(buyer, { slug: 'young-serif' })
  const statusNow = async () =>
    (await buyer.fetch(`${await webFileOf(buyer, 'young-serif')}?token=${token}`)).status
  const bought = await statusNow()
  const bytes = await readFile('src/seed/masters/young-serif/YoungSerif-Regular.ttf')
  const [styleId = ''] = (await aLine(buyer, { slug: 'young-serif' })).styles
  await replaceMaster(shop.payload, { styleId, bytes: widen(bytes, { 40: 14 }) })
  const newer = await statusNow()
  await allowUpdates('all')

  expect([bought, newer, await statusNow()]).toEqual([200, 403, 200])
})

test('who has a preview is told so without a body', async () => {
  const visitor = shop.visitor()
  const { body: fonts } = await visitor.get<FontFamilyEntry[]>('/api/fonts')
  const preview = fonts.flatMap(({ files }) => files).find((file) => file.format.name === 'PVW')
  const first = await visitor.fetch(`${preview?.file}`)
  const etag = first.headers.get('etag') ?? ''
  const again = await visitor.fetch(`${preview?.file}`, { headers: { 'if-none-match': etag } })

  expect(etag).toMatch(/^"[0-9a-f]{32}\.woff2"$/)
  expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', etag])
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

async function tokenFor(
  buyer: Browser,
  chosen: { slug: string; styles?: string[] },
): Promise<string | undefined> {
  const line = await aLine(buyer, { ...chosen, licences: [WEB] })
  const { body: cart } = await buyer.post<PricedCart>('/api/order', { lines: [line] })
  const { body: order } = await checkOut(buyer, cart)
  const { body: payment } = await createPayment(buyer, cart)
  await payDemo(buyer, payment)
  await confirm(buyer, cart, payment)
  return (await readStatus(buyer, order)).licences[0]?.download_url.split('/').at(-1)
}

async function webFileOf(browser: Browser, slug: string): Promise<string | undefined> {
  const { body: fonts } = await browser.get<FontFamilyEntry[]>('/api/fonts')
  const family = fonts.find((one) => one.slug === slug)
  return family?.files.find(({ format }) => format.name === 'WOFF')?.file
}

async function allowUpdates(updates: 'all' | 'purchased'): Promise<void> {
  await shop.payload.update({
    collection: 'licence-types',
    where: { key: { equals: 'web' } },
    data: { updates },
    depth: 0,
    overrideAccess: true,
    context: { quiet: true },
  })
}
