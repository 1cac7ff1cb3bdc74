import { afterAll, expect, test } from 'vitest'
import type { Refusal } from '../../../support/shop/browser'
import { mailsTo } from '../../../support/mails/kept-mails'
import { findEventsOfOrder } from '@/operations/records/order-events'
import { aPaidPurchase, readStatus } from '../../../support/shop/buyer'
import { requireOrder } from '../../../support/shop/delivered'
import { emptyOutbox, openShop } from '../../../support/shop/open-shop'

const shop = await openShop()
const visitor = shop.visitor()
afterAll(() => shop.close())

const ASKED = {
  type: 'video',
  tier: 'shown-cinema',
  email: 'ada@example.org',
  name: 'Ada Example',
  company: 'Example Films',
  message: 'A film for forty cinemas.\u202e\r\nFrom March on.',
}

function ask(change: object = {}) {
  return visitor.post<Refusal & { message: string }>('/api/order/enquiry', { ...ASKED, ...change })
}

test('a question sent by a double click is one row and one mail to staff, answered to who asked', async () => {
  await shop.payload.updateGlobal({ slug: 'shop', data: { staffEmail: 'studio@example.com' } })
  const { body } = await visitor.get<{ docs: { id: string }[] }>(
    '/api/typefaces?where[slug][equals]=young-serif',
  )
  const typefaces = [body.docs[0]?.id]
  const answers = await Promise.all([ask({ typefaces }), ask({ typefaces })])
  await emptyOutbox(shop.payload)

  expect(answers.map(({ status }) => status)).toEqual([202, 202])
  const { docs } = await shop.payload.find({ collection: 'enquiries', overrideAccess: true })
  expect(docs).toMatchObject([
    {
      state: 'open',
      name: 'Ada Example',
      email: 'ada@example.org',
      company: 'Example Films',
      licenceType: 'Video',
      tier: 'shown in cinemas',
      typefaces: 'Young Serif',
      message: 'A film for forty cinemas.\nFrom March on.',
    },
  ])
  const mails = await mailsTo(shop.dataDir, 'studio@example.com')
  expect(mails).toHaveLength(1)
  expect(mails[0]).toMatch(/^Reply-To: Ada Example <ada@example.org>$/m)
  expect(mails[0]).toMatch(/^Subject: Somebody asks about Video, shown in cinemas$/m)
})

test('each wrong field of a question is said at once, and nothing is stored', async () => {
  const { status, body } = await ask({ email: 'nobody', message: ' ', name: '', tier: 7 })
  expect({ status, fields: Object.keys(body.error.fields ?? {}).toSorted() }).toEqual({
    status: 400,
    fields: ['email', 'message', 'name', 'tier'],
  })
})

test.each([
  ['licence type', { type: 'trial', tier: null }, 'type'],
  ['tier', { tier: 'shown-everywhere' }, 'tier'],
])('a %s that nobody sells is refused', async (_what, change, field) => {
  const { status, body } = await ask(change)
  expect({ status, fields: Object.keys(body.error.fields ?? {}) }).toEqual({
    status: 400,
    fields: [field],
  })
})

test('a tier to ask about cannot be put into a cart', async () => {
  const { body: styles } = await visitor.get<{ docs: { id: string }[] }>(
    '/api/styles?where[typeface.slug][equals]=young-serif&depth=0',
  )
  const line = {
    styles: styles.docs.map(({ id }) => id),
    licences: [{ type: 'video', tier: 'shown-cinema' }],
  }
  const { status, body } = await visitor.post<Refusal>('/api/order', { lines: [line] })
  expect({ status, code: body.error.code }).toEqual({ status: 400, code: 'tier_on_request' })
})

const LETTER = {
  topic: 'refund',
  email: 'buyer@example.org',
  name: 'A Buyer',
  message: 'The second style was bought by mistake.',
}

function write(change: object = {}) {
  return visitor.post<Refusal & { message: string }>('/api/order/letter', { ...LETTER, ...change })
}

async function letters() {
  const where = { topic: { not_equals: 'licence' } }
  const { docs } = await shop.payload.find({
    collection: 'enquiries',
    where,
    depth: 0,
    sort: 'createdAt',
    overrideAccess: true,
  })
  return docs
}

test('a letter with the number of its own order or licence stands in that order’s history, with its answer, and of another’s stands apart', async () => {
  const buyer = shop.visitor()
  const { order } = await aPaidPurchase(buyer, 'young-serif')
  const { email } = await requireOrder(shop, order)
  const { licences } = await readStatus(buyer, order)
  const own = { email, number: `Order ${order.order_number}` }
  await Promise.all([write(own), write(own)])
  await write({ ...own, number: licences[0]?.number.toLowerCase(), topic: 'order' })
  await write({ number: order.order_number, email: 'stranger@example.org', topic: 'question' })
  const [back, about, strange] = await letters()
  const staff = await shop.payload.find({ collection: 'users', limit: 1, overrideAccess: true })
  await shop.payload.update({
    collection: 'enquiries',
    id: back?.id ?? '',
    user: staff.docs[0],
    data: { state: 'answered', note: 'Given back today.' },
  })
  await emptyOutbox(shop.payload)
  const events = await findEventsOfOrder(shop.payload, String(back?.order))
  const mails = await mailsTo(shop.dataDir, 'studio@example.com')

  expect(await letters()).toHaveLength(3)
  expect([back?.order === about?.order, strange?.order ?? null]).toEqual([true, null])
  expect(strange?.number).toBe(order.order_number)
  expect(
    events
      .filter(({ kind }) => kind?.startsWith('letter'))
      .map(({ kind, why }) => [kind, why ?? null]),
  ).toEqual([
    ['letter', null],
    ['letter', null],
    ['letter_answered', 'Given back today.'],
  ])
  expect(mails.map((mail) => /^Subject: (.*)$/m.exec(mail)?.[1])).toContain(
    `Somebody asks about money back, ${own.number}`,
  )
})

test('each wrong field of a letter is said at once', async () => {
  const { status, body } = await write({ message: '', name: '', topic: 'praise', email: 'nobody' })

  expect([status, Object.keys(body.error.fields ?? {}).toSorted()]).toEqual([
    400,
    ['email', 'message', 'name', 'topic'],
  ])
})
