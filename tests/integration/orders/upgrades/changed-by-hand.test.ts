import { afterAll, beforeEach, expect, test } from 'vitest'
import type { PricedCart } from '@/domain/cart/priced-cart'
import type { ChangePreview, OrderDesk } from '@/domain/order/order-for-staff'
import { findQuotePage } from '../../../support/money/quote-pages'
import { mailsTo } from '../../../support/mails/kept-mails'
import type { Refusal } from '../../../support/shop/browser'
import { aLine, checkOut, createPayment, DESKTOP, readStatus } from '../../../support/shop/buyer'
import { requireOrder } from '../../../support/shop/delivered'
import { emptyOutbox, openShop } from '../../../support/shop/open-shop'
import { leftAt, signInStaff } from '../../../support/shop/staff'
import { FIVE_USERS, licenceRow, numberOf, pay } from '../../../support/shop/upgrades/an-upgrade'

const shop = await openShop()
const { payload } = shop
const staff = await signInStaff(shop)
const STAFF = { overrideAccess: true, depth: 0 } as const
afterAll(() => shop.close())
beforeEach(() => setPrices({ Regular: 4000, Italic: 4000 }))

const all = await aLine(shop.visitor(), { slug: 'instrument-serif', styles: ['Regular', 'Italic'] })
const idOf = async (name: string) =>
  (await aLine(shop.visitor(), { slug: 'instrument-serif', styles: [name] })).styles[0] ?? ''
const [regular, italic] = [await idOf('Regular'), await idOf('Italic')]

async function setPrices(prices: { Regular: number; Italic: number }) {
  for (const [id, price] of [
    [regular, prices.Regular],
    [italic, prices.Italic],
  ] as const)
    await payload.update({ collection: 'styles', id, data: { price }, ...STAFF })
}

/** Somebody who bought Regular for one user, and how staff change that. */
async function aHolder(email: string) {
  const browser = shop.visitor()
  const line = { styles: [regular], licences: [DESKTOP] }
  const { body: cart } = await browser.post<PricedCart>('/api/order', { lines: [line] })
  const { body: order } = await checkOut(browser, cart, { email })
  const { body: payment } = await createPayment(browser, cart)
  await pay(browser, { cart, order, payment })
  const { id } = await requireOrder(shop, order)
  const number = await numberOf(browser, order)
  const licence = (await licenceRow(shop, number)).id
  const ask = <Body>(what: string, body: object) =>
    staff.ask<Body & Refusal>('POST', `/api/orders/${id}/${what}`, {
      licence,
      key: 'by-telephone',
      licences: [DESKTOP],
      reason: 'They telephoned.',
      ...body,
    })
  const desk = async () => (await staff.ask<OrderDesk>('GET', `/api/orders/${id}/desk`)).body
  return { browser, order, id, number, email, ask, desk }
}

const stateOf = async (number: string) => {
  const { state, supersededBy, styles } = await licenceRow(shop, number)
  return { state, supersededBy, styles: (styles as { id: string }[]).map(({ id }) => id) }
}

test('a style is exchanged for one of the same price at once: new papers, a mail, and the old download is closed', async () => {
  const { browser, order, number, email, ask, desk } = await aHolder('even@example.org')
  const [before] = (await readStatus(browser, order)).licences
  const preview = await ask<ChangePreview>('change/preview', {
    styles: [italic],
    reason: undefined,
  })
  const done = await ask('change', { styles: [italic] })
  const old = await stateOf(number)
  const now = await stateOf(old.supersededBy ?? '')
  const closed = await browser.fetch(before?.download_url ?? '')
  await emptyOutbox(payload)
  const mails = JSON.stringify(await mailsTo(shop.dataDir, email))

  expect([preview.body.total, done.status]).toEqual([0, 200])
  expect([old.state, now.state, now.styles]).toEqual(['superseded', 'active', [italic]])
  expect(closed.status).toBe(410)
  expect((await readStatus(browser, order)).licences[0]?.download_url).toBe('')
  expect(mails).toContain(old.supersededBy)
  expect((await desk()).history.map(({ kind, what, why }) => [kind, what, why])).toEqual(
    expect.arrayContaining([
      ['licence_by_hand', `Changes licence ${number} without charge.`, 'They telephoned.'],
      ['licence_exchanged', expect.stringContaining(`${number} became ${old.supersededBy}`), null],
    ]),
  )
  expect((await ask('change', { styles: [italic] })).status).toBe(409)
})

test('a dearer style costs the difference of two prices of one day, as a quote the buyer pays; until then nothing changes', async () => {
  const { number, email, ask } = await aHolder('dearer@example.org')
  await setPrices({ Regular: 5000, Italic: 6500 })
  const preview = await ask<ChangePreview>('change/preview', { styles: [italic] })
  await ask('change', { styles: [italic] })
  const meanwhile = await stateOf(number)
  await emptyOutbox(payload)
  const { quote, pays } = await findQuotePage(shop, email)
  await pays()

  expect(preview.body).toMatchObject({ net: 1500 })
  expect([meanwhile.state, quote.net]).toEqual(['active', 1500])
  expect(quote.bill.map(({ amount }) => amount)).toEqual([6500, 6500, -4000, -1000])
  const old = await stateOf(number)
  expect([old.state, (await stateOf(old.supersededBy ?? '')).styles]).toEqual([
    'superseded',
    [italic],
  ])
})

test('a cheaper style costs nothing, and what it costs less can go back by a refund', async () => {
  const { number, ask, desk } = await aHolder('cheaper@example.org')
  await setPrices({ Regular: 4000, Italic: 2500 })
  await ask('change', { styles: [italic] })
  const refund = { key: 'the-difference', choice: { kind: 'amount', amount: 1500 } }
  const back = await ask('refund', { ...refund, licences: 'kept', left: (await desk()).left })

  expect([(await stateOf(number)).state, back.status, (await desk()).refunded]).toEqual([
    'superseded',
    200,
    1500,
  ])
})

test('staff upgrade a licence, or give the fonts for free, with a reason', async () => {
  const { number, ask, desk } = await aHolder('free@example.org')
  const wish = { styles: all.styles, licences: [FIVE_USERS] }
  const preview = await ask<ChangePreview>('change/preview', wish)
  const given = await ask<ChangePreview>('change/preview', { ...wish, free: true })
  await ask('change', { ...wish, free: true })
  const old = await stateOf(number)

  expect([preview.body.net > 0, given.body.net]).toEqual([true, 0])
  expect((await stateOf(old.supersededBy ?? '')).styles.toSorted()).toEqual(all.styles.toSorted())
  expect((await desk()).history.find(({ kind }) => kind === 'licence_by_hand')?.why).toBe(
    'They telephoned.',
  )
})

test('money that goes back with an exchange’s licence gives the old style back, with its download', async () => {
  const { browser, order, number, email, ask } = await aHolder('back@example.org')
  const [before] = (await readStatus(browser, order)).licences
  await setPrices({ Regular: 4000, Italic: 6000 })
  await ask('change', { styles: [italic] })
  const { pays } = await findQuotePage(shop, email)
  const paid = await pays()
  const refund = { key: 'all-of-it-back', choice: { kind: 'whole' }, licences: 'revoked' }
  const left = await leftAt(staff, paid)
  await staff.ask('POST', `/api/orders/${paid}/refund`, { ...refund, reason: 'x', left })
  const open = await browser.fetch(before?.download_url ?? '')

  expect([(await stateOf(number)).state, open.status]).toEqual(['active', 200])
})

test.each([
  ['no style at all', { styles: [] as string[] }, 400],
  ['another licence with it', { styles: [italic], licences: [FIVE_USERS] }, 400],
  ['nothing new', { styles: [regular] }, 400],
  ['without a reason', { styles: [italic], reason: ' ' }, 400],
])('%s is refused in a sentence', async (_, wish, status) => {
  const { number, ask } = await aHolder(`refused-${status}@example.org`)
  const { body, status: is } = await ask<Refusal>('change', wish)
  expect([is, typeof body.error.message, (await stateOf(number)).state]).toEqual([
    status,
    'string',
    'active',
  ])
})

test('no buyer exchanges a style, in a cart or by repeating the quote', async () => {
  const { browser, number } = await aHolder('buyer-alone@example.org')
  const line = { styles: [italic], licences: [DESKTOP], upgrade_of: number, exchanges: true }
  const { status } = await browser.post<Refusal>('/api/order', { lines: [line] })
  expect(status).toBe(400)
})
