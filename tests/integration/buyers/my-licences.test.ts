import { afterAll, expect, test } from 'vitest'
import type { LicenceCheck } from '@/domain/licensing/licence-state'
import { buyWeb, errorOf, mineOf, onlyLicence } from '../../support/buyers/mine'
import { signIn } from '../../support/buyers/sign-in'
import { aPaidPurchase } from '../../support/shop/buyer'
import { openShop } from '../../support/shop/open-shop'

const shop = await openShop()
const holder = shop.visitor()
const { order } = await aPaidPurchase(shop.visitor())
await buyWeb(shop.visitor(), 'other@example.org')
await signIn(shop, holder, 'buyer@example.org')
afterAll(() => shop.close())

test('my licences are those of my address alone, with fonts and papers that open', async () => {
  const { email, orders } = await mineOf(holder)
  const licence = await onlyLicence(holder)
  const archive = await holder.fetch(licence.download_url ?? '')
  const papers = licence.documents.filter(({ kind }) => kind !== 'eula')
  const statuses = await Promise.all(
    papers.map(async ({ url }) => (await holder.fetch(url)).status),
  )

  expect(email).toBe('buyer@example.org')
  expect(orders.map(({ order_number }) => order_number)).toEqual([order.order_number])
  expect(papers.map(({ kind }) => kind)).toEqual(['licence', 'invoice'])
  expect([archive.status, ...statuses]).toEqual([200, 200, 200])
})

test('without a session nobody learns anything', async () => {
  const stranger = shop.visitor()
  stranger.cookies.set('fount-holder', 'A'.repeat(43))

  expect(await errorOf(stranger.get('/api/order/mine'))).toEqual([401, 'not_signed_in'])
  expect(await errorOf(stranger.post('/api/order/licence', {}))).toEqual([401, 'not_signed_in'])
})

test('whoever holds the paper sees by its address or its number what a licence is worth today', async () => {
  const { number, check_url: url } = await onlyLicence(holder)
  const key = url.split('/').at(-1) ?? ''
  const stranger = shop.visitor()
  const { body } = await stranger.get<LicenceCheck>(`/api/licence/${key}`)
  const byNumber = await stranger.get(`/api/licence/${number.replaceAll('-', '').toLowerCase()}`)
  const unknown = ['A'.repeat(24), `${number}3`, '33-3333-33', key.slice(1), `${key}A`, '%00']
  const statuses = await Promise.all(
    unknown.map(async (one) => (await stranger.get(`/api/licence/${one}`)).status),
  )

  expect(body).toMatchObject({
    number,
    state: 'active',
    valid: true,
    until: null,
    typefaces: ['Young Serif'],
    licensee: 'Ada Buyer',
    superseded_by: null,
  })
  expect(byNumber.body).toEqual(body)
  expect(statuses).toEqual(unknown.map(() => 404))
})

test('a licence of before there were checks is given its key when it is needed', async () => {
  const where = { number: { equals: (await onlyLicence(holder)).number } }
  await shop.payload.db.updateMany({ collection: 'licences', where, data: { checkkey: null } })
  const [first, again] = [await onlyLicence(holder), await onlyLicence(holder)]
  const { status } = await holder.get(first.check_url.replace(/.*\/licence/, '/api/licence'))

  expect([again.check_url, status]).toEqual([first.check_url, 200])
})

test('a holder may leave the licensee out of the check, and makes no new document by that', async () => {
  const { number: licence, version, check_url: url } = await onlyLicence(holder)
  const shown = async () =>
    (await shop.visitor().get<LicenceCheck>(url.replace(/.*\/licence/, '/api/licence'))).body
      .licensee
  await holder.post('/api/order/licence', { licence, version, shows: 'nothing' })
  const hidden = await shown()
  await holder.post('/api/order/licence', { licence, version, shows: 'licensee' })

  expect([hidden, await shown()]).toEqual([null, 'Ada Buyer'])
  expect((await onlyLicence(holder)).version).toBe(1)
})
