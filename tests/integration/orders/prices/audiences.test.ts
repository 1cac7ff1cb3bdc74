import { afterAll, afterEach, expect, test } from 'vitest'
import type { PricedCart } from '@/domain/cart/priced-cart'
import type { DocumentContents } from '@/domain/order/documents/document-contents'
import { licenceDocument } from '@/operations/downloads/licence-documents'
import { findDocumentsOfOrder } from '@/operations/records/invoices'
import { findLicencesOfOrder } from '@/operations/records/licences'
import { DEMO_AUDIENCES } from '@/seed/demo-foundry'
import type { Browser, Refusal } from '../../../support/shop/browser'
import {
  aLine,
  checkOut,
  chooseCountry,
  confirm,
  createPayment,
  detailsFor,
  payDemo,
} from '../../../support/shop/buyer'
import { requireOrder } from '../../../support/shop/delivered'
import { emptyOutbox, openShop } from '../../../support/shop/open-shop'
import { changeShop } from '../../../support/tax/change-shop'

const shop = await openShop()
const { payload } = shop
afterEach(() => changeShop(shop, { audiences: DEMO_AUDIENCES }))
afterAll(() => shop.close())

const STUDENT = DEMO_AUDIENCES[0]!

async function studentCart(buyer: Browser): Promise<PricedCart> {
  const lines = [await aLine(buyer, { slug: 'young-serif' })]
  return (await buyer.post<PricedCart>('/api/order', { lines, audience: 'student' })).body
}

test('an accepted audience stands on order, invoice and licence in the words of that day', async () => {
  const buyer = shop.visitor()
  const cart = await studentCart(buyer)
  const { body: placed } = await checkOut(buyer, cart)
  const { body: payment } = await createPayment(buyer, cart)
  await payDemo(buyer, payment)
  await confirm(buyer, cart, payment)
  await changeShop(shop, { audiences: [{ ...STUDENT, label: 'Pupils', words: 'Anything goes.' }] })
  await emptyOutbox(payload)
  const order = await requireOrder(shop, placed)
  const [invoice] = await findDocumentsOfOrder(payload, order.id)
  const [licence] = await findLicencesOfOrder(payload, order.id)

  expect(cart.audience).toEqual({
    key: 'student',
    label: 'Students',
    amount: 3000,
    words: STUDENT.words,
  })
  expect(order.audience).toEqual({ ...STUDENT, amount: 3000 })
  expect((invoice?.contents as unknown as DocumentContents).allowances).toEqual([
    { label: 'Students, −50 %', amount: 3000 },
  ])
  expect((await licenceDocument(payload, licence!)).audience).toMatchObject({
    label: 'Students',
    words: STUDENT.words,
  })
})

test('words that staff change while a buyer reads them are read again before the order', async () => {
  const buyer = shop.visitor()
  const cart = await chooseCountry(buyer, await studentCart(buyer))
  await changeShop(shop, { audiences: [{ ...STUDENT, words: 'For one term.' }] })
  const late = await buyer.post<Refusal & { cart: PricedCart }>(
    '/api/order/checkout',
    detailsFor(cart),
  )

  expect([late.status, late.body.error.code, late.body.cart.total]).toEqual([
    409,
    'quote_changed',
    cart.total,
  ])
  expect(late.body.cart.audience?.words).toBe('For one term.')
})

test('an audience the shop sells to no more takes nothing off, and the price is shown anew first', async () => {
  const buyer = shop.visitor()
  const cart = await chooseCountry(buyer, await studentCart(buyer))
  await changeShop(shop, { audiences: [] })
  const late = await buyer.post<Refusal & { cart: PricedCart }>(
    '/api/order/checkout',
    detailsFor(cart),
  )

  expect([late.status, late.body.error.code]).toEqual([409, 'quote_changed'])
  expect(late.body.cart).toMatchObject({ audience: null, audiences: [], net: 6000 })
})

test('an audience that the shop does not know is refused at its field', async () => {
  const buyer = shop.visitor()
  const lines = [await aLine(buyer, { slug: 'young-serif' })]
  const { status, body } = await buyer.post<Refusal>('/api/order', { lines, audience: 'royals' })

  expect([status, body.error.fields]).toEqual([
    400,
    { audience: 'This shop has no such price. Choose one of those it has.' },
  ])
})

const saved = (data: object) =>
  payload
    .updateGlobal({ slug: 'shop', data, context: { quiet: true } })
    .then(() => 'saved')
    .catch((error: unknown) => JSON.stringify(error))

const level = (from: number | null, percentOff: string) => ({ from, percentOff })

test.each([
  ['more than all of it off', { audiences: [{ ...STUDENT, percentOff: '101' }] }, 'up to 100'],
  ['an audience without words', { audiences: [{ ...STUDENT, words: '' }] }, 'required'],
  ['two audiences of one key', { audiences: [STUDENT, STUDENT] }, 'Two audiences have the key'],
  ['a key with a space', { audiences: [{ ...STUDENT, key: 'a b' }] }, 'Use lower-case letters'],
  ['a discount from one style on', { styleCounts: [level(1, '20')] }, '2 or more'],
  [
    'less off for more styles',
    { styleCounts: [level(4, '20'), level(8, '10')] },
    'larger than for',
  ],
  ['the same number twice', { styleCounts: [level(4, '20'), level(4, '30')] }, 'larger than for'],
  ['nothing off', { styleCounts: [level(4, '0')] }, 'Write a percentage up to 100'],
])('staff are told in a sentence of %s', async (_what, data, sentence) => {
  expect(await saved(data)).toContain(sentence)
})
