import { afterAll, expect, test } from 'vitest'
import { IMMEDIATE_DELIVERY_WORDS } from '@/domain/order/consents'
import { buyWeb, errorOf } from '../../support/buyers/mine'
import { signIn } from '../../support/buyers/sign-in'
import { aPaidPurchase } from '../../support/shop/buyer'
import { requireMailChoice } from '@/operations/records/mails'
import { openShop } from '../../support/shop/open-shop'
import { readArchive } from '../../support/shop/read-archive'
import { signInStaff } from '../../support/shop/staff'
import { trialBody } from '../../support/trials/order-trial'

const shop = await openShop()
const holder = shop.visitor()
const EMAIL = 'buyer@example.org'
await aPaidPurchase(shop.visitor())
await buyWeb(shop.visitor(), 'other@example.org')
const trial = shop.visitor()
await trial.post('/api/order/trial', await trialBody(trial, { email: EMAIL }))
const asked = { type: 'video', tier: 'shown-cinema', name: 'Ada Buyer', email: EMAIL }
await trial.post('/api/order/enquiry', { ...asked, message: 'May a school use it?' })
const letter = { name: 'Ada Buyer', email: EMAIL, message: 'One style too many.' }
await trial.post('/api/order/letter', { ...letter, topic: 'refund', number: '2026-0009' })
await signIn(shop, holder, EMAIL)
afterAll(() => shop.close())

async function ownData() {
  const files = await readArchive(await holder.fetch('/api/order/data'))
  const [data] = files
  return { names: files.map(({ name }) => name), text: data?.bytes.toString() ?? '', files }
}

test('a buyer takes along what the shop was given, and every paper, as they are sent', async () => {
  const { names, text, files } = await ownData()
  const data = JSON.parse(text)

  expect(names.map((name) => name.replace(/\/.*/, ''))).toEqual([
    'data.json',
    'documents',
    'licences',
  ])
  expect(files.slice(1).map(({ bytes }) => bytes.subarray(0, 5).toString())).toEqual([
    '%PDF-',
    '%PDF-',
  ])
  expect(data).toMatchObject({
    addresses: [EMAIL],
    orders: [
      {
        state: 'paid',
        buyer: { name: 'Ada Buyer', email: EMAIL },
        licensee: { kind: 'self' },
        consents: { immediate_delivery: { words: IMMEDIATE_DELIVERY_WORDS } },
        accepted_eulas: [expect.stringMatching(/\d/)],
      },
    ],
    licences: [{ licensee: 'Ada Buyer' }],
    trials: [{ name: 'Tess Ter', typefaces: ['Instrument Serif', 'Fount Serif'] }],
    enquiries: expect.arrayContaining([
      expect.objectContaining({ topic: 'licence', message: 'May a school use it?' }),
      expect.objectContaining({ topic: 'refund', number: '2026-0009', message: letter.message }),
    ]),
  })
})

test('nothing of anybody else is in it, and no link that would open something to whoever reads it', async () => {
  const { text } = await ownData()

  expect(text).not.toMatch(/other@example|Old Ltd|nonce|orderkey|checkkey|stripe|https?:|_url/i)
})

test('staff take the same along for a buyer, and who reads the newsletter by day and words', async () => {
  const sales = await signInStaff(shop, { roles: ['sales'] })
  const email = 'reader@example.org'
  await requireMailChoice(shop.payload, email)
  await shop.payload.db.updateMany({
    collection: 'mail-choices',
    where: { email: { equals: email } },
    data: { newsletterWords: 'News, now and then', newsletterConfirmedAt: '2026-11-01T10:00:00Z' },
  })
  const [data] = await readArchive(await sales.open(`/api/buyers/data?email=${EMAIL}`))
  const table = await (await sales.open('/api/buyers/newsletter')).text()

  expect(JSON.parse(data?.bytes.toString() ?? '')).toMatchObject({ addresses: [EMAIL] })
  expect((await sales.open('/api/buyers/data?email=nobody')).status).toBe(400)
  expect(table).toMatch(/email[,;]asked_at[,;]words[,;]confirmed_at\r\nreader@example\.org/)
  expect(table).toMatch(/"?News, now and then"?[,;]2026-11-01T10:00:00/)
})

test('who is not signed in takes nothing along', async () => {
  expect(await errorOf(shop.visitor().get('/api/order/data'))).toEqual([401, 'not_signed_in'])
})
