import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CountryAnswer, PricedCart } from '@/domain/cart/priced-cart'
import type { FontFamilyEntry } from '@/domain/catalogue/font-list'
import type { OrderAnswer } from '@/domain/order/order-answer'
import type { Confirmation, Payment, Placed } from '../../support/shop/buyer'
import { openShop, type Shop } from '../../support/shop/open-shop'
import { readArchive, sha256Of } from '../../support/shop/read-archive'

let shop: Shop

beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

type Rows<Row> = { docs: Row[]; totalDocs: number }
type SoldType = {
  key: string
  kind: string
  tiers: { key: string }[]
  eula: { id: string; version: string; url: string }
}

test('a stranger who has only read the API buys fonts and downloads the masters', async () => {
  const stranger = shop.visitor()

  const { body: csrf } = await stranger.get<{ csrf_token: string }>('/api/csrf')
  expect(csrf.csrf_token).toBe(stranger.cookies.get('csrftoken'))

  const { body: fonts } = await stranger.get<FontFamilyEntry[]>('/api/fonts')
  const slugs = fonts.map(({ slug }) => slug)
  expect(slugs).toEqual(['instrument-serif', 'recursive', 'young-serif', 'fount-serif'])

  const { body: typefaces } = await stranger.get<Rows<{ id: string; name: string; price: number }>>(
    '/api/typefaces?where[slug][equals]=fount-serif',
  )
  expect(typefaces.docs).toMatchObject([{ name: 'Fount Serif', id: fonts[3]?.id }])

  const { body: styles } = await stranger.get<Rows<{ id: string; name: string; price: number }>>(
    '/api/styles?where[typeface.slug][equals]=fount-serif&limit=200&depth=0',
  )
  expect(styles.docs.map(({ name, price }) => ({ name, price }))).toEqual([
    { name: 'Regular', price: 4500 },
    { name: 'Italic', price: 4500 },
  ])

  const { body: types } = await stranger.get<Rows<SoldType>>(
    '/api/licence-types?sort=position&depth=1',
  )
  const retail = types.docs.filter(({ kind }) => kind === 'retail')
  expect(retail.map(({ key }) => key)).toEqual([
    'desktop',
    'web',
    'app',
    'e-book',
    'video',
    'social',
    'server',
  ])

  const lines = [
    {
      styles: styles.docs.map(({ id }) => id),
      licences: [
        { type: 'desktop', tier: 'users-2-5' },
        { type: 'web', tier: 'views-10k', answers: { domain: 'example.org' } },
      ],
    },
  ]
  const { body: cart } = await stranger.post<PricedCart>('/api/order', { lines })
  expect(cart).toMatchObject({
    revision: 1,
    state: 'open',
    currency: 'EUR',
    country: null,
    tax: null,
  })
  expect(cart.lines[0]?.licences.map(({ amount }) => amount)).toEqual([13500, 6750])
  expect(cart).toMatchObject({ net: 20250, total: 20250, discount: 0 })

  const { cart_key } = cart
  const { body: taxed } = await stranger.post<CountryAnswer>('/api/order/country', {
    cart_key,
    country: 'DE',
  })
  expect(taxed.tax).toEqual({ rate: '19', amount: 3848, kind: 'standard', country: 'DE' })
  expect(taxed).toMatchObject({ revision: 2, net: 20250, total: 24098 })

  const address = Object.fromEntries(
    taxed.address_fields.map(({ name }) => [name, name === 'country' ? 'DE' : '12345']),
  )
  const { body: placed } = await stranger.post<Placed>('/api/order/checkout', {
    cart_key,
    email: 'ada@example.org',
    name: 'Ada',
    address: { ...address, country: 'DE' },
    licensee: { kind: 'self' },
    accepted_eulas: retail.slice(0, 2).map(({ eula }) => eula.id),
    consents: { immediate_delivery: true },
    quote_hash: taxed.quote_hash,
  })
  expect(placed).toMatchObject({ state: 'awaiting_payment', total: 24098, currency: 'EUR' })

  const { body: payment } = await stranger.post<Payment>('/api/order/stripe/create', { cart_key })
  expect(payment).toMatchObject({ provider: 'demo', publishable_key: null, amount: 24098 })

  const { client_secret, payment_intent } = payment
  const { body: paid } = await stranger.post('/api/demo-payments/pay', {
    client_secret,
    card: 'accepted',
  })
  expect(paid).toEqual({ status: 'succeeded' })

  const { body: confirmed } = await stranger.post<Confirmation>('/api/order/stripe/confirm', {
    cart_key,
    payment_intent,
  })
  const order_url = `http://localhost:3000/order/${placed.order_key}`
  expect(confirmed).toEqual({ status: 'paid', order_key: placed.order_key, order_url })

  const { body: order } = await stranger.get<OrderAnswer>(
    `/api/order/status?order_key=${placed.order_key}`,
  )
  expect(order).toMatchObject({ state: 'paid', total: 24098, order_number: placed.order_number })
  expect(order.licences.map(({ styles, uses }) => ({ styles, uses: uses.length }))).toEqual([
    { styles: ['Fount Serif Regular', 'Fount Serif Italic'], uses: 2 },
  ])

  const download = await stranger.fetch(order.licences[0]?.download_url ?? '')
  expect(download.status).toBe(200)
  expect(download.headers.get('content-type')).toBe('application/zip')
  const files = await readArchive(download)
  const desktop = files.filter(({ name }) => name.includes('/Desktop/'))
  const masters = ['FountSerif-Regular.otf', 'FountSerif-Italic.otf']
  expect(desktop.map(({ sha256 }) => sha256)).toEqual(
    await Promise.all(masters.map((name) => hashOfMaster(`fount-serif/${name}`))),
  )
  const number = order.licences[0]?.number ?? ''
  expect(files.map(({ name }) => name.replace(number, 'NUMBER')).toSorted()).toEqual([
    'Fount Serif/Desktop/FountSerif-Italic.otf',
    'Fount Serif/Desktop/FountSerif-Regular.otf',
    'Fount Serif/EULA Desktop licence 1.0.pdf',
    'Fount Serif/EULA Web licence 1.0.pdf',
    'Fount Serif/Licence NUMBER.pdf',
    'Fount Serif/Notice Fount Serif.txt',
    'Fount Serif/README.txt',
    'Fount Serif/Specimen Fount Serif.pdf',
    'Fount Serif/Web/Fount-Serif.css',
    'Fount Serif/Web/FountSerif-Italic.woff',
    'Fount Serif/Web/FountSerif-Italic.woff2',
    'Fount Serif/Web/FountSerif-Regular.woff',
    'Fount Serif/Web/FountSerif-Regular.woff2',
  ])
})

async function hashOfMaster(path: string): Promise<string> {
  return sha256Of(await readFile(`src/seed/masters/${path}`))
}
