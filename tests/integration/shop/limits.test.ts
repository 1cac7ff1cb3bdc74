import { afterAll, expect, test, vi } from 'vitest'
import { CLIENT_HEADER } from '@/domain/site/request-headers'
import { LIMITS } from '@/domain/limits/limits'
import { findRefusal } from '@/operations/downloads/open-download'
import { removeOldCounts } from '@/operations/records/limits'
import { countRequest } from '@/operations/limits/count-requests'
import type { Refusal } from '../../support/shop/browser'
import {
  aCart,
  aLine,
  aPaidPurchase,
  aPurchase,
  createPayment,
  confirm,
  payDemo,
  readStatus,
} from '../../support/shop/buyer'
import { mailsTo } from '../../support/mails/kept-mails'
import { emptyOutbox, openShop } from '../../support/shop/open-shop'

const shop = await openShop()
afterAll(() => shop.close())

/** As the server says it of whoever asks. */
const from = (address: string) => ({ [CLIENT_HEADER]: address })

type Told = { status: number; headers: Headers; body: unknown }

async function atOnce<Answer extends Told>(times: number, ask: () => Promise<Answer>) {
  const answers = await Promise.all(Array.from({ length: times }, ask))
  const refused = answers.filter(({ status }) => status === 429)
  return { passed: times - refused.length, refused }
}

test('sixty carts of one client at once: twenty-five in ten seconds, then a pause with a sentence', async () => {
  const visitor = shop.visitor()
  const line = await aLine(visitor, { slug: 'young-serif' })
  await visitor.get('/api/csrf')
  const { passed, refused } = await atOnce(60, () =>
    visitor.post<Refusal>('/api/order', { lines: [line] }, from('198.51.100.7')),
  )

  expect(passed).toBe(25)
  expect(refused[0]?.body.error).toEqual({
    code: 'too_many_requests',
    message: 'That was too often. Wait a little and try again.',
  })
  expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(Number(refused[0]?.headers.get('retry-after'))).toBeLessThanOrEqual(10)
})

test('another client, and another address of the same network, are told apart and together', async () => {
  const visitor = shop.visitor()
  await visitor.get('/api/csrf')
  const ask = (address: string) => () => visitor.post('/api/order', { lines: [] }, from(address))
  await atOnce(30, ask('2001:db8:1:2::a'))

  expect((await atOnce(1, ask('2001:db8:1:2::b'))).passed).toBe(0)
  expect((await atOnce(1, ask('2001:db8:1:3::b'))).passed).toBe(1)
})

test('one mailbox gets three trial mails an hour, whoever asks and however it is written', async () => {
  const visitor = shop.visitor()
  const { body: types } = await visitor.get<{ docs: { eula: { id: string } }[] }>(
    '/api/licence-types?where[kind][equals]=trial&depth=1',
  )
  const { body: faces } = await visitor.get<{ docs: { id: string }[] }>(
    '/api/typefaces?where[slug][equals]=fount-serif',
  )
  const spellings = ['flood@example.org', 'Flood@example.org', 'flood+a@example.org']
  await visitor.get('/api/csrf')
  let turn = 0
  const { passed, refused } = await atOnce(30, () =>
    visitor.post<Refusal>('/api/order/trial', {
      email: spellings[turn++ % spellings.length],
      name: 'Tess Ter',
      typefaces: faces.docs.map(({ id }) => id),
      accepted_eula: types.docs[0]?.eula.id,
    }),
  )
  await emptyOutbox(shop.payload)

  expect(passed).toBe(3)
  expect(refused[0]?.body.error.message).toMatch(/^Trial fonts were sent to this address/)
  expect(await mailsTo(shop.dataDir, '[Ff]lood(.a)?@example.org')).toHaveLength(3)
})

test('five cards may be declined on one cart, also on the orders it is changed into', async () => {
  const buyer = shop.visitor()
  const { payment, cart } = await aPurchase(buyer)
  for (let card = 0; card < 5; card++) await payDemo(buyer, payment, 'declined')
  const sixth = await payDemo(buyer, payment, 'declined')
  const good = await payDemo(buyer, payment)

  expect([sixth.status, good.status]).toEqual([429, 429])
  expect((await createPayment(buyer, cart)).status).toBe(429)
  expect((await confirm(buyer, cart, payment)).status).toBe(429)
  expect(Number(sixth.headers.get('retry-after'))).toBeGreaterThan(3500)
})

test('a payment is created six times a minute for one cart of one client', async () => {
  const buyer = shop.visitor()
  const { cart_key } = await aCart(buyer)
  const { passed } = await atOnce(20, () =>
    buyer.post('/api/order/stripe/create', { cart_key }, from('198.51.100.8')),
  )

  expect(passed).toBe(6)
})

test('what is counted for a minute at most costs a purchase no write', async () => {
  const buyer = shop.visitor()
  const here = from('198.51.100.9')
  await buyer.get('/api/csrf')
  const before = (await rowsOf('')).length
  const write = vi.spyOn(shop.payload.db, 'updateOne')
  const { status } = await buyer.post('/api/order', { lines: [] }, here)
  const { cart_key } = await aCart(buyer)
  await buyer.post('/api/order/stripe/create', { cart_key }, here)
  await buyer.post('/api/order/stripe/confirm', { cart_key, payment_intent: 'none' }, here)
  const written = write.mock.calls.filter(([{ collection }]) => collection === 'limits')
  write.mockRestore()

  expect([status, written.length, (await rowsOf('')).length]).toEqual([200, 0, before])
})

test('a licence is downloaded twenty times an hour by one client; what goes on after a cut is not counted', async () => {
  const buyer = shop.visitor()
  const { order } = await aPaidPurchase(buyer)
  const { licences } = await readStatus(buyer, order)
  const load = async (headers = {}) => {
    const response = await buyer.fetch(licences[0]?.download_url ?? '', { headers })
    const body = response.ok ? await response.arrayBuffer() : await response.json()
    return { status: response.status, headers: response.headers, body }
  }
  const { passed, refused } = await atOnce(25, () => load(from('198.51.100.11')))
  const goesOn = await load({ ...from('198.51.100.11'), range: 'bytes=1000-' })
  const another = await load(from('198.51.100.12'))
  const token = licences[0]?.download_url.split('/').at(-1) ?? ''
  const read = await findRefusal(shop.payload, { token, client: '198.51.100.11' })

  expect([passed, goesOn.status, another.status]).toEqual([20, 206, 200])
  expect(refused[0]?.body).toMatchObject({
    error: { message: expect.stringMatching(/^These fonts were downloaded very often/) },
  })
  expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(3500)
  // What a person reads who follows such a link.
  expect(read).toMatchObject({ status: 429, message: (refused[0]?.body as Refusal).error.message })
  expect(await findRefusal(shop.payload, { token, client: '198.51.100.12' })).toBe(null)
})

test('what is over is counted anew, and swept away', async () => {
  const twice = { ...LIMITS.trial, name: 'twice', times: 2 }
  const makeOver = () =>
    shop.payload.db.updateOne({
      collection: 'limits',
      where: { key: { like: 'twice:' } },
      data: { expiresAt: new Date(Date.now() - 1000).toISOString() },
    })
  await countRequest(shop.payload, twice, 'a')
  await countRequest(shop.payload, twice, 'a')
  await makeOver()
  await countRequest(shop.payload, twice, 'a')
  expect(await rowsOf('twice:')).toMatchObject([{ points: 1 }])

  await makeOver()
  await removeOldCounts(shop.payload)
  expect(await rowsOf('twice:')).toEqual([])
})

async function rowsOf(key: string) {
  const where = { key: { like: key } }
  return (await shop.payload.find({ collection: 'limits', where, overrideAccess: true })).docs
}
