import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import type { PricedCart } from '@/domain/cart/priced-cart'
import type { LicenceCheck } from '@/domain/licensing/licence-state'
import type { OrderDesk } from '@/domain/order/order-for-staff'
import { monthInWords, reminderAt } from '@/domain/order/proof'
import { eraseForStaff } from '@/operations/buyers/erase-buyer'
import { tendProofs } from '@/operations/orders/proofs'
import { readOrder } from '@/operations/orders/read-order'
import { readNeeds } from '@/operations/read-dashboard'
import { findOrderByKey } from '@/operations/records/orders'
import { errorOf } from '../../support/buyers/mine'
import { mailsTo, plain } from '../../support/mails/kept-mails'
import { ORIGIN } from '../../support/shop/browser'
import { aLine, checkOut, createPayment, type Placed } from '../../support/shop/buyer'
import { emptyOutbox, openShop } from '../../support/shop/open-shop'
import { signInStaff } from '../../support/shop/staff'
import { numberOf, pay } from '../../support/shop/upgrades/an-upgrade'

const shop = await openShop()
const { payload } = shop
const staff = await signInStaff(shop)
afterAll(() => shop.close())

const STUDENTS = { key: 'student', label: 'Students', percentOff: '50', words: 'As they study.' }
const shows = (proof: 'tick' | 'file') =>
  payload.updateGlobal({ slug: 'shop', data: { audiences: [{ ...STUDENTS, proof }] } })
await shows('file')

const UNTIL = `${new Date().getUTCFullYear() + 1}-09`
const PDF = Buffer.from('%PDF-1.7\nA card of a school').toString('base64')

async function aStudent(email: string) {
  const browser = shop.visitor()
  const lines = [await aLine(browser, { slug: 'young-serif' })]
  const { body: cart } = await browser.post<PricedCart>('/api/order', {
    lines,
    audience: 'student',
  })
  const { body: order } = await checkOut(browser, cart, { email })
  const { body: payment } = await createPayment(browser, cart)
  await pay(browser, { cart, order, payment })
  const send = (proof: object) =>
    browser.post<{ message: string }>('/api/order/proof', {
      order_key: order.order_key,
      until: UNTIL,
      file: PDF,
      ...proof,
    })
  return { browser, order, send, number: await numberOf(browser, order) }
}

const viewOf = async ({ order_key: key }: Placed) =>
  (await readOrder(payload, { key, origin: ORIGIN })).proof
const rowOf = async ({ order_key: key }: Placed) => (await findOrderByKey(payload, key))!
const files = () => readdir(join(shop.dataDir, 'proofs')).catch(() => [])
const decide = async (order: Placed, decision: object) =>
  staff.ask<{ desk: OrderDesk }>('POST', `/api/orders/${(await rowOf(order)).id}/proof`, decision)
const mailsOf = async (email: string) => {
  await emptyOutbox(payload)
  return (await mailsTo(shop.dataDir, email)).map(plain)
}
const waiting = async () =>
  (await readNeeds(payload)).find(({ kind }) => kind === 'proofs')?.count ?? 0
const later = (days: number, from: Date | string) =>
  new Date(new Date(from).getTime() + days * 86_400_000)

test('a proof is sent once, looked at by staff, accepted, and its file deleted after 30 days', async () => {
  const email = 'ada.student@example.org'
  const { browser, order, send, number } = await aStudent(email)
  const limits = async () =>
    (await browser.get<LicenceCheck>(`/api/licence/${number}`)).body.limits.map(({ text }) => text)
  expect(await viewOf(order)).toEqual({ state: 'wanted', until: null, reason: null })
  expect((await mailsOf(email)).join()).toMatch(/please send what shows it/)
  expect(await limits()).toEqual(['As they study.'])

  const answers = await Promise.all([send({}), send({})])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect([await waiting(), (await files()).length]).toEqual([1, 1])
  const { id } = await rowOf(order)
  const shown = await staff.open(`/api/orders/${id}/proof`)
  expect([shown.headers.get('content-type'), await shown.text()]).toEqual([
    'application/pdf',
    '%PDF-1.7\nA card of a school',
  ])
  expect((await browser.fetch(`/api/orders/${id}/proof`)).status).toBe(403)

  const said = await Promise.all([decide(order, { accept: true }), decide(order, { accept: true })])
  expect(said.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const words = `As they study; until studies end, ${monthInWords(UNTIL)}.`
  expect(await limits()).toEqual([words])
  expect((await viewOf(order))?.state).toBe('accepted')
  expect((await mailsOf(email)).filter((mail) => mail.includes('proof is accepted'))).toHaveLength(
    1,
  )

  const { decidedAt } = (await rowOf(order)).proof!
  await tendProofs(payload, later(29, decidedAt!))
  expect(await files()).toHaveLength(1)
  await tendProofs(payload, later(31, decidedAt!))
  expect(await files()).toEqual([])
  expect((await staff.open(`/api/orders/${id}/proof`)).status).toBe(404)
})

test('a month before studies end one mail offers the full licence for the difference', async () => {
  const email = 'bo.student@example.org'
  const { order, send } = await aStudent(email)
  await send({})
  await decide(order, { accept: true })
  const at = reminderAt((await rowOf(order)).proof!)!
  const told = async () =>
    (await mailsOf(email)).filter((mail) => mail.includes('Your studies end'))

  await tendProofs(payload, later(-1, at))
  expect(await told()).toEqual([])
  await tendProofs(payload, later(1, at))
  await tendProofs(payload, later(2, at))
  expect(await told()).toEqual([expect.stringMatching(/pay the\s+difference alone/)])
  expect((await rowOf(order)).proofDueAt ?? null).toBe(null)
})

test('a refused proof says why and what can be done, and another one may be sent', async () => {
  const email = 'cy.student@example.org'
  const { browser, order, send, number } = await aStudent(email)
  await send({})
  expect((await decide(order, { accept: false, reason: ' ' })).status).toBe(400)
  await decide(order, { accept: false, reason: 'The card is of 2019.' })

  expect(await viewOf(order)).toMatchObject({ state: 'refused', reason: 'The card is of 2019.' })
  const mail = (await mailsOf(email)).find((one) => one.includes('does not do'))
  expect(mail).toMatch(/The card is of 2019\.[^]*pay the difference[^]*your money\s+goes back/)
  const { body } = await browser.get<LicenceCheck>(`/api/licence/${number}`)
  expect(body.limits.map(({ text }) => text)).toEqual(['As they study.'])
  expect((await send({})).status).toBe(200)
  expect([(await viewOf(order))?.state, (await files()).length]).toEqual(['waiting', 1])
})

test('a picture is kept without what its camera wrote, and no other file is taken', async () => {
  const { order, send } = await aStudent('di.student@example.org')
  const picture = sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
  const jpeg = picture.withExif({ IFD0: { Artist: 'Di Secret' } }).jpeg()
  const refused = [
    { file: Buffer.from('<svg/>').toString('base64') },
    { file: Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1]).toString('base64') },
    { file: PDF + 'A'.repeat(5_400_000) },
    { until: '2019-01' },
    { until: 'soon' },
  ]
  for (const given of refused) expect((await errorOf(send(given)))[0]).toBe(400)
  expect((await errorOf(send({ file: 'A'.repeat(8_000_000) })))[0]).toBe(413)

  expect((await send({ file: (await jpeg.toBuffer()).toString('base64') })).status).toBe(200)
  const shown = await staff.open(`/api/orders/${(await rowOf(order)).id}/proof`)
  const bytes = Buffer.from(await shown.arrayBuffer())
  expect([shown.headers.get('content-type'), bytes.includes('Di Secret')]).toEqual([
    'image/jpeg',
    false,
  ])
})

test('who is erased takes the proof along, and its file', async () => {
  const email = 'eve.student@example.org'
  const { order, send } = await aStudent(email)
  const before = await files()
  await send({})
  const { id } = await rowOf(order)
  await eraseForStaff(payload, email)
  const row = await payload.findByID({ collection: 'orders', id, overrideAccess: true })

  expect([row.proof ?? null, row.proofState ?? null]).toEqual([null, null])
  expect(await files()).toEqual(before)
})

test('where a tick does nothing is asked, and nothing taken', async () => {
  await shows('tick')
  const { order, send } = await aStudent('flo.student@example.org')
  expect(await viewOf(order)).toBe(null)
  expect(await errorOf(send({}))).toEqual([409, 'no_proof_wanted'])
})
