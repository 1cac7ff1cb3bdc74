import { afterAll, expect, test } from 'vitest'
import type { CountryAnswer, PricedCart } from '@/domain/cart/priced-cart'
import type { OrderLine } from '@/domain/order/order-line'
import type { Refusal } from '../../../support/shop/browser'
import {
  aLine,
  checkOut,
  chooseCountry,
  confirm,
  createPayment,
  DESKTOP,
  detailsFor,
  payDemo,
  readStatus,
  WEB,
  type Placed,
} from '../../../support/shop/buyer'
import { requireOrder } from '../../../support/shop/delivered'
import { changeCart } from '../../../support/shop/discounts/coupons'
import { openShop } from '../../../support/shop/open-shop'
import { readArchive } from '../../../support/shop/read-archive'

const shop = await openShop()
const buyer = shop.visitor()
afterAll(() => shop.close())

const [WEB_DOMAIN] = ['lines.0.licences.1.answers.domain']

async function aCartOf(...licences: (typeof WEB)[]) {
  const line = await aLine(buyer, { slug: 'young-serif', licences })
  return buyer.post<PricedCart & Refusal>('/api/order', { lines: [line] })
}

test('a domain is stored as a domain, and what is none is said at its field', async () => {
  const answered = { ...WEB, answers: { domain: 'https://www.Example.org/shop', colour: 'red' } }
  const { body: cart } = await aCartOf(DESKTOP, answered)
  expect(cart.lines[0]?.licences.find(({ type }) => type === 'web')?.answers).toEqual({
    domain: 'example.org',
  })

  const refused = await aCartOf(DESKTOP, { ...WEB, answers: { domain: 'our website' } })
  expect(refused).toMatchObject({
    status: 400,
    body: { error: { fields: { [WEB_DOMAIN]: 'Write a domain, such as example.org.' } } },
  })
})

test('without an answer it needs a licence is chosen, but not bought', async () => {
  const { body: cart } = await aCartOf(DESKTOP, { type: 'web', tier: 'views-10k' })
  const { status, body } = await checkOut(buyer, cart)
  expect({ status, ...(body as unknown as Refusal).error.fields }).toEqual({
    status: 400,
    [WEB_DOMAIN]: 'Write the domain, such as example.org.',
  })
})

test('what was told stands on the licence under its question, and in the style sheet', async () => {
  await shop.payload.update({
    collection: 'licence-types',
    where: { key: { equals: 'web' } },
    data: {
      tiers: [
        {
          key: 'views-10k',
          label: 'to 10 000 views',
          short: '10 000',
          multiplier: '1',
          formats: ['WOFF2'],
        },
      ],
    },
    overrideAccess: true,
  })
  const { body: cart } = await aCartOf(DESKTOP, WEB)
  const { body: placed } = await checkOut(buyer, cart)
  const { body: payment } = await createPayment(buyer, cart)
  await payDemo(buyer, payment)
  await confirm(buyer, cart, payment)

  const order = await requireOrder(shop, placed)
  const [line] = order.lines as unknown as OrderLine[]
  expect(line?.uses.find(({ type }) => type === 'web')).toMatchObject({
    answers: { domain: 'example.org' },
    answerLabels: { domain: 'Domain' },
    formats: ['WOFF2'],
  })

  const status = await readStatus(buyer, placed)
  const files = await readArchive(await buyer.fetch(status.licences[0]?.download_url ?? ''))
  const css = files.find(({ name }) => name.endsWith('.css'))?.bytes.toString()
  expect(css).toMatch(
    /^\/\*\n \* Licence .*: Web, to 10 000 views a month\n \* Domain: example\.org\n \*\//,
  )
  expect(files.map(({ name }) => name).filter((name) => name.includes('/Web/'))).toEqual([
    'Young Serif/Web/YoungSerif-Regular.woff2',
    'Young Serif/Web/Young-Serif.css',
  ])
  expect(files.find(({ name }) => name.endsWith('README.txt'))?.bytes.toString()).toContain(
    'Web, to 10 000 views a month (WOFF2)',
  )
})

test('what is asked once an order must be answered, multiplies the price, and stays with the order', async () => {
  const tiers = [
    { key: 'alone', label: 'one person', multiplier: '1' },
    { key: 'small', label: '2–50 people', multiplier: '2' },
  ]
  const orderQuestions = [{ key: 'size', label: 'Size of your company', tiers }]
  await shop.payload.updateGlobal({ slug: 'shop', data: { orderQuestions } })

  const { body: cart } = await aCartOf(DESKTOP)
  const refused = await checkOut(buyer, cart)
  expect((refused.body as unknown as Refusal).error.fields).toEqual({
    'order_answers.size': 'Choose an answer to “Size of your company” to go on.',
  })

  const read = await chooseCountry(buyer, cart)
  const change = { order_answers: { size: 'small' }, note: 'For the new museum' }
  const { body: answered } = await changeCart(buyer, read, change)
  expect(answered).toMatchObject({
    net: 2 * cart.net,
    note: 'For the new museum',
    order_questions: [{ key: 'size', answer: 'small' }],
    lines: [{ steps: ['One style', 'Size of your company, 2–50 people × 2', 'Desktop, 1 user'] }],
  })
  const wrong = await changeCart<Refusal>(buyer, answered, { order_answers: { size: 'huge' } })
  expect(wrong.body.error.fields).toEqual({
    'order_answers.size': 'Choose one of the answers this shop offers.',
  })

  const stale = detailsFor(read as CountryAnswer)
  const refusedAtOldPrice = await buyer.post<Refusal>('/api/order/checkout', stale)
  expect(refusedAtOldPrice.body.error.code).toBe('quote_changed')
  const placed = await buyer.post<Placed>('/api/order/checkout', detailsFor(answered))
  expect(await requireOrder(shop, placed.body)).toMatchObject({
    note: 'For the new museum',
    answers: [{ question: 'Size of your company', label: '2–50 people', multiplier: '2' }],
  })
})
