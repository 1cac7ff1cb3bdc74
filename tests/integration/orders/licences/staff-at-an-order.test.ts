import { afterAll, expect, test } from 'vitest'
import type { OrderDesk } from '@/domain/order/order-for-staff'
import type { Refusal } from '../../../support/shop/browser'
import { aPaidPurchase, aPurchase, readStatus, type Purchase } from '../../../support/shop/buyer'
import { mailsTo } from '../../../support/mails/kept-mails'
import { requireOrder } from '../../../support/shop/delivered'
import { emptyOutbox, openShop } from '../../../support/shop/open-shop'
import { signInStaff } from '../../../support/shop/staff'

const shop = await openShop()
const staff = await signInStaff(shop)
afterAll(() => shop.close())

async function deskOf({ order }: Purchase) {
  const { id } = await requireOrder(shop, order)
  const url = `/api/orders/${id}`
  const read = async () => (await staff.ask<OrderDesk>('GET', `${url}/desk`)).body
  const act = (what: string, body: object) =>
    staff.ask<{ desk: OrderDesk } & Refusal>('POST', `${url}/${what}`, body)
  const [licence] = (await read()).sheet.licences
  return { read, act, licence: licence?.id ?? '', number: licence?.number ?? '' }
}

const rowsOf = ({ history }: OrderDesk, kind: string) =>
  history.filter((row) => row.kind === kind).map(({ who, what, why }) => ({ who, what, why }))

test('a licence is revoked once: clicked twice it ends once, with its download, and its holder reads why', async () => {
  const buyer = shop.visitor()
  const sale = await aPaidPurchase(buyer)
  const [held] = (await readStatus(buyer, sale.order)).licences
  const { read, act, licence, number } = await deskOf(sale)
  const wish = { licence, reason: 'Used for 900 people.' }
  const answers = await Promise.all([act('revoke', wish), act('revoke', wish)])
  const status = await readStatus(buyer, sale.order)
  const link = await buyer.fetch(held?.download_url ?? '')
  const desk = await read()

  expect(answers.map((answer) => answer.status)).toEqual([200, 200])
  expect(status).toMatchObject({
    state: 'paid',
    licences: [{ state: 'revoked', ended: { reason: 'Used for 900 people.' } }],
  })
  expect([link.status, await link.text()]).toEqual([410, expect.stringContaining('no longer')])
  expect(rowsOf(desk, 'licence_revoked')).toEqual([
    {
      who: 'staff@example.org',
      what: `Licence ${number} revoked, and its downloads with it.`,
      why: 'Used for 900 people.',
    },
  ])
  expect(desk.sheet.licences).toMatchObject([
    { state: 'revoked', may: { revoke: false, restore: true, correct: false } },
  ])
})

test('a revocation is taken back with its download, once; then it can be revoked anew', async () => {
  const buyer = shop.visitor()
  const sale = await aPaidPurchase(buyer)
  const { read, act, licence } = await deskOf(sale)
  const wish = { licence, reason: 'By mistake.' }
  await act('revoke', wish)
  await act('restore', wish)
  await act('restore', wish)
  const [held] = (await readStatus(buyer, sale.order)).licences
  const link = await buyer.fetch(held?.download_url ?? '')
  const restored = rowsOf(await read(), 'licence_restored')
  const again = await act('revoke', wish)

  expect([held?.state, held?.ended, link.status]).toEqual(['active', null, 200])
  expect(restored).toHaveLength(1)
  expect(again.body.desk.sheet.licences).toMatchObject([{ state: 'revoked' }])
})

test('what ended with its money does not come back by hand', async () => {
  const sale = await aPaidPurchase(shop.visitor())
  const { read, act, licence } = await deskOf(sale)
  const wish = { licence, reason: 'They asked.' }
  await act('revoke', wish)
  const refund = { key: 'back-after-all', choice: { kind: 'whole' }, licences: 'revoked' }
  await act('refund', { ...refund, reason: 'They asked.', left: (await read()).left })
  const refused = await act('restore', wish)

  expect([refused.status, refused.body.error.code]).toEqual([409, 'licence_ended'])
})

test('nobody but staff revokes, and each faulty wish is answered by a sentence', async () => {
  const sale = await aPaidPurchase(shop.visitor())
  const other = await aPaidPurchase(shop.visitor())
  const { read, act, licence } = await deskOf(sale)
  const { licence: foreign } = await deskOf(other)
  const { id } = await requireOrder(shop, sale.order)
  const stranger = await shop.visitor().post(`/api/orders/${id}/revoke`, { licence, reason: 'x' })
  const answers = await Promise.all([
    act('revoke', { licence, reason: ' ' }),
    act('revoke', { licence: foreign, reason: 'Not of this order.' }),
    act('note', { key: 'a-note-of-mine', text: '' }),
    act('mail', { key: 'a-mail-of-mine', to: 'nobody' }),
    act('licensee', { licences: [licence], licensee: '', reason: 'Wrong.' }),
  ])

  expect(stranger.status).toBe(403)
  expect(answers.map(({ status, body }) => [status, body.error.code])).toEqual([
    [400, 'invalid'],
    [404, 'licence_not_found'],
    [400, 'invalid'],
    [400, 'invalid'],
    [400, 'invalid'],
  ])
  expect((await read()).sheet.licences).toMatchObject([{ state: 'active' }])
})

test('staff correct the licensee: a new paper, the old kept, and twice changes nothing more', async () => {
  const sale = await aPaidPurchase(shop.visitor())
  const { read, act, licence, number } = await deskOf(sale)
  const wish = { licences: [licence], licensee: 'Right Ltd', reason: 'Misspelt.' }
  await act('licensee', wish)
  await act('licensee', wish)
  const desk = await read()
  const papers = desk.sheet.papers.filter(({ kind }) => kind === 'licence')
  const opened = await Promise.all(papers.map(({ url }) => staff.open(url)))

  expect(desk.sheet.licences).toMatchObject([{ licensee: 'Right Ltd', version: 2 }])
  expect(desk.sheet.licensee).toEqual({ name: 'Right Ltd', email: null, is_buyer: false })
  expect(papers.map(({ version }) => version)).toEqual([2, 1])
  expect(opened.map((paper) => [paper.status, paper.headers.get('content-type')])).toEqual([
    [200, 'application/pdf'],
    [200, 'application/pdf'],
  ])
  expect(rowsOf(desk, 'licence_changed')).toEqual([
    {
      who: 'staff@example.org',
      what: `Licence ${number} corrected. Licensee: Ada Buyer → Right Ltd.`,
      why: 'Misspelt.',
    },
  ])
})

test('a note and a mail sent again stand in the history once, however often they are sent', async () => {
  const sale = await aPaidPurchase(shop.visitor())
  const { read, act } = await deskOf(sale)
  const note = { key: 'one-note-only', text: 'Rang us about the invoice.' }
  const mail = { key: 'one-mail-only', to: 'right@example.org' }
  await Promise.all([act('note', note), act('note', note), act('mail', mail), act('mail', mail)])
  await emptyOutbox(shop.payload)
  const desk = await read()
  const mails = await mailsTo(shop.dataDir, 'right@example.org')

  expect(rowsOf(desk, 'note').map(({ why }) => why)).toEqual(['Rang us about the invoice.'])
  expect(rowsOf(desk, 'mail_again').map(({ what }) => what)).toEqual([
    'Sends a mail again to right@example.org: the fonts.',
  ])
  expect(mails.filter((one) => one.includes(sale.order.order_number))).toHaveLength(1)
})

test('an order that nobody paid has no mail to send again', async () => {
  const { act } = await deskOf(await aPurchase(shop.visitor()))
  const refused = await act('mail', { key: 'no-mail-there' })

  expect([refused.status, refused.body.error.code]).toEqual([409, 'no_mail'])
})
