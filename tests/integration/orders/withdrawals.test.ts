import { afterAll, expect, test } from 'vitest'
import { readOrder } from '@/operations/orders/read-order'
import { errorOf } from '../../support/buyers/mine'
import { mailsTo, plain } from '../../support/mails/kept-mails'
import { ORIGIN } from '../../support/shop/browser'
import { aPurchase, type Placed, readStatus } from '../../support/shop/buyer'
import { emptyOutbox, openShop } from '../../support/shop/open-shop'
import { pay } from '../../support/shop/upgrades/an-upgrade'

const shop = await openShop()
const { payload } = shop
afterAll(() => shop.close())

async function bought(details: { email: string; company?: string }) {
  const browser = shop.visitor()
  const sale = await aPurchase(browser, details)
  await pay(browser, sale)
  await emptyOutbox(payload)
  return { browser, order: sale.order }
}

const withdrawalOf = async ({ order_key: key }: Placed) =>
  (await readOrder(payload, { key, origin: ORIGIN })).withdrawal

test('a consumer withdraws, twice is once: licences end, a mail says when, staff have a letter', async () => {
  const email = 'changed-mind@example.org'
  await payload.updateGlobal({ slug: 'shop', data: { staffEmail: 'studio@example.com' } })
  const { browser, order } = await bought({ email })
  const { licences } = await readStatus(browser, order)
  const withdraw = () =>
    browser.post<{ message: string }>('/api/order/withdraw', { order_key: order.order_key })

  expect((await withdrawalOf(order))?.until).toMatch(/^\d{4}-\d\d-\d\d$/)
  const answers = await Promise.all([withdraw(), withdraw()])
  await emptyOutbox(payload)
  const mails = (await mailsTo(shop.dataDir, email)).map(plain)
  const told = mails.filter((mail) => mail.includes('Subject: Your withdrawal from order'))
  const { docs } = await payload.find({
    collection: 'enquiries',
    where: { email: { equals: email } },
  })

  const toStaff = (await mailsTo(shop.dataDir, 'studio@example.com')).map(plain)
  expect(
    toStaff.filter((mail) => mail.includes(`withdrew from order ${order.order_number}`)),
  ).toEqual([expect.stringMatching(/Give\s71\.40\s€\sback\sat\sthe\sorder/)])
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect(answers[0]?.body.message).toMatch(/^You withdrew on .* UTC\. What you paid .* A mail/)
  expect(told).toHaveLength(1)
  expect(told[0]).toMatch(/On \d+ \w+ \d{4} at \d\d:\d\d UTC we received from you/)
  expect(docs.map(({ topic, number, state }) => [topic, number, state])).toEqual([
    ['withdrawal', order.order_number, 'open'],
  ])
  expect((await readStatus(browser, order)).licences.map(({ state }) => state)).toEqual(['revoked'])
  expect((await browser.fetch(licences[0]?.download_url ?? '')).status).toBe(410)
})

test('once the fonts are fetched there is no way back, and the page says since when', async () => {
  const { browser, order } = await bought({ email: 'fetched@example.org' })
  const { licences } = await readStatus(browser, order)
  await (await browser.fetch(licences[0]?.download_url ?? '')).arrayBuffer()
  const body = { order_key: order.order_key }

  expect(await withdrawalOf(order)).toEqual({
    until: null,
    says: expect.stringMatching(/fetched fonts on .*: with that your right to withdraw ended\.$/),
  })
  expect(await errorOf(browser.post('/api/order/withdraw', body))).toEqual([409, 'cannot_withdraw'])
  expect((await readStatus(browser, order)).licences.map(({ state }) => state)).toEqual(['active'])
})

test('a company is offered none, and a stranger learns nothing', async () => {
  const { browser, order } = await bought({ email: 'firm@example.org', company: 'Firm Ltd' })
  const body = { order_key: order.order_key }

  expect(await withdrawalOf(order)).toBeNull()
  expect(await errorOf(browser.post('/api/order/withdraw', body))).toEqual([409, 'cannot_withdraw'])
  expect(await errorOf(browser.post('/api/order/withdraw', { order_key: 'none' }))).toEqual([
    404,
    'order_not_found',
  ])
})
