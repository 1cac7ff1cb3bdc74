import { afterAll, expect, test } from 'vitest'
import { mineOf, onlyLicence } from '../../support/buyers/mine'
import { signIn } from '../../support/buyers/sign-in'
import { mailsTo, plain } from '../../support/mails/kept-mails'
import { aPurchase, type Placed, readStatus } from '../../support/shop/buyer'
import { emptyOutbox, openShop } from '../../support/shop/open-shop'
import { anUpgrade, pay } from '../../support/shop/upgrades/an-upgrade'

const shop = await openShop()
const agency = shop.visitor()
const BUYER = 'buyer@example.org'
const HOLDER = 'holder@example.org'
const order = await buyFor({ name: 'Lea Holder', company: 'Holder GmbH', email: HOLDER })
const holder = shop.visitor()
await signIn(shop, holder, HOLDER)
afterAll(() => shop.close())

async function buyFor(licensee: object): Promise<Placed> {
  const sale = await aPurchase(agency, {
    email: BUYER,
    company: 'Agency Ltd',
    licensee: { kind: 'client', ...licensee },
  })
  await pay(agency, sale)
  await emptyOutbox(shop.payload)
  return sale.order
}

/** All that only who bought may know. */
async function secretsOfSale(): Promise<string[]> {
  const { order_number, documents } = await readStatus(agency, order)
  const invoice = documents.find(({ kind }) => kind === 'invoice')
  return [order.order_key, order_number, invoice?.number ?? 'none', BUYER, 'Hauptstraße', '71.40']
}

function foundIn(text: string, secrets: string[]): string[] {
  return secrets.filter((secret) => text.includes(secret))
}

test('a licensee who did not buy gets one mail, with the licence and nothing of the bill', async () => {
  const { licences } = await readStatus(agency, order)
  const mails = (await mailsTo(shop.dataDir, HOLDER)).map(plain)
  const told = mails.filter((mail) => mail.includes('Subject: Your licence of Young Serif'))
  const [mail = ''] = told

  expect(told).toHaveLength(1)
  expect(mail).toContain(`Licence ${licences[0]?.number}`)
  // As it was sent: in a header nothing stands for a letter.
  const sent = await mailsTo(shop.dataDir, HOLDER)
  expect(sent.join('')).toContain(`filename=${licences[0]?.number}.pdf`)
  expect(mail).toContain('Agency Ltd bought fonts for Holder GmbH.')
  expect(foundIn(mail, await secretsOfSale())).toEqual([])
})

test('My licences opens for the licensee’s address: the licence, its fonts and its papers', async () => {
  const licence = await onlyLicence(holder)
  const archive = await holder.fetch(licence.download_url ?? '')
  const papers = await Promise.all(
    licence.documents
      .filter(({ kind }) => kind !== 'eula')
      .map(async ({ kind, url }) => [kind, (await holder.fetch(url)).status]),
  )

  expect([licence.licensee, archive.status, papers]).toEqual([
    'Holder GmbH',
    200,
    [['licence', 200]],
  ])
})

test('nothing that opens to a licensee tells of the sale, its bills or its buyer’s address', async () => {
  const mine = await mineOf(holder)
  const status = await holder.get(`/api/order/upgrade?licence=${mine.licences[0]?.number}`)

  expect([mine.orders, mine.licences.map(({ order }) => order)]).toEqual([[], [null]])
  expect(foundIn(JSON.stringify(mine), await secretsOfSale())).toEqual([])
  expect(status.status).toBe(404)
})

test('the buyer sees the licence too, with its bill', async () => {
  const buyer = shop.visitor()
  await signIn(shop, buyer, BUYER)
  const { orders, licences } = await mineOf(buyer)
  const own = licences.find(({ licensee }) => licensee === 'Holder GmbH')

  expect(orders.map(({ order_number }) => order_number)).toContain(order.order_number)
  expect(own?.documents.map(({ kind }) => kind)).toContain('invoice')
})

test('who buys for a client at their own address, or names none, is written to once', async () => {
  const before = (await mailsTo(shop.dataDir, BUYER)).length
  await buyFor({ name: 'Same Person', email: BUYER.toUpperCase() })
  await buyFor({ name: 'No Address' })

  expect((await mailsTo(shop.dataDir, BUYER)).length - before).toBe(2)
})

test('a licence that its buyer upgrades stays with its licensee, who is told', async () => {
  const buyer = shop.visitor()
  await signIn(shop, buyer, BUYER)
  const { number } = await anUpgrade(buyer, (await onlyLicence(holder)).number)
  await emptyOutbox(shop.payload)
  const { licences } = await mineOf(holder)
  const last = (await mailsTo(shop.dataDir, HOLDER)).map(plain).at(-1) ?? ''

  expect(licences.find((licence) => licence.number === number)?.state).toBe('active')
  expect(last).toContain(`Licence ${number}, an upgrade of`)
})
