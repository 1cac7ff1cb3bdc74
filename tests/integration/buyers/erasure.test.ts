import { access, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { CollectionSlug } from 'payload'
import { afterAll, expect, test } from 'vitest'
import { eraseOldOrders } from '@/operations/buyers/erase-buyer'
import { updateMailChoice, requireMailChoice } from '@/operations/records/mails'
import { removeCounts } from '@/operations/records/limits'
import { recordOrderEvent } from '@/operations/records/order-events'
import { buyWeb, errorOf, mineOf } from '../../support/buyers/mine'
import { askForLink, openLink, signIn } from '../../support/buyers/sign-in'
import { mailsTo, plain } from '../../support/mails/kept-mails'
import { aQuote } from '../../support/money/quotes'
import type { Browser } from '../../support/shop/browser'
import { aPurchase, type Placed, readStatus } from '../../support/shop/buyer'
import { emptyOutbox, openShop } from '../../support/shop/open-shop'
import { type Staff, signInStaff } from '../../support/shop/staff'
import { pay } from '../../support/shop/upgrades/an-upgrade'
import { aTermHolder, sellWebForAYear } from '../../support/shop/upgrades/a-term'
import { trialBody } from '../../support/trials/order-trial'

const shop = await openShop()
const { payload } = shop
afterAll(() => shop.close())

const ADA = 'ada.leaver@example.org'
const OTTO = 'otto@client.example'

/** Wherever the shop keeps anything: each row that says one of the words, as "collection field, field". */
async function rowsSaying(...words: string[]): Promise<string[]> {
  const found: string[] = []
  const isSaid = (value: unknown) =>
    words.some((word) => (JSON.stringify(value) ?? '').toLowerCase().includes(word.toLowerCase()))
  for (const { slug, versions } of payload.config.collections) {
    const collection = slug as CollectionSlug
    const asked = { collection, limit: 0, pagination: false } as const
    const rows: unknown[] = (await payload.db.find(asked)).docs
    if (versions) rows.push(...(await payload.db.findVersions(asked)).docs)
    for (const row of rows as Record<string, unknown>[]) {
      const fields = Object.keys(row).filter((field) => isSaid(row[field]))
      if (fields.length > 0) found.push(`${slug}: ${fields.toSorted().join(', ')}`)
    }
  }
  return [...new Set(found)].toSorted()
}

async function askToErase(browser: Browser, email: string): Promise<string> {
  await removeCounts(payload, {})
  const { status } = await browser.post('/api/order/erasure', {})
  expect(status).toBe(202)
  await emptyOutbox(payload)
  const mails = (await mailsTo(shop.dataDir, email)).map(plain)
  const mail = mails.findLast((one) => one.includes('Subject: Erase your data')) ?? ''
  return /\/my-licences\/([\w-]{52})/.exec(mail)?.[1] ?? ''
}

function erase(token: string) {
  return shop.visitor().post<{ message: string }>('/api/order/erasure/confirm', { token })
}

async function bought(browser: Browser, details: object): Promise<Placed> {
  const sale = await aPurchase(browser, details)
  await pay(browser, sale)
  await emptyOutbox(payload)
  return sale.order
}

/** Somebody the shop knows from all sides. */
async function seed(staff: Staff) {
  const buyer = shop.visitor()
  const name = { email: ADA, name: 'Ada Leaver' }
  const client = { kind: 'client', name: 'Otto Client', company: 'Client AG' }
  const own = { ...name, company: 'Leaver & Sons' }
  const order = await bought(buyer, own)
  await bought(buyer, { ...own, licensee: { ...client, email: OTTO } })
  await bought(buyer, {
    ...own,
    licensee: { kind: 'client', name: 'Nora Nomail', company: 'Nomail' },
  })
  const abandoned = await aPurchase(shop.visitor(), name)
  const licensee = { kind: 'client', name: 'Ada Leaver', company: 'Leaver & Sons', email: ADA }
  await bought(shop.visitor(), { email: 'agency@example.org', name: 'Al Agency', licensee })
  await aQuote(shop.visitor(), { ...name, company: 'Leaver & Sons' })
  await aQuote(shop.visitor(), { email: 'agency@example.org', licensee })
  const tester = shop.visitor()
  await tester.post('/api/order/trial', await trialBody(tester, { ...name, newsletter: true }))
  const asked = { type: 'video', tier: 'shown-cinema', ...name, message: `Write to ${ADA}.` }
  await tester.post('/api/order/enquiry', asked)
  const { id } = await requireMailChoice(payload, ADA)
  await updateMailChoice(payload, id, { newsletterConfirmedAt: '2026-11-01T10:00:00Z' })
  const together = { name: 'Leavers', emails: [ADA, 'sister@example.org'] }
  await payload.create({ collection: 'customers', data: together })
  const [enquiry] = (await payload.find({ collection: 'enquiries' })).docs
  await staff.ask('PATCH', `/api/enquiries/${enquiry?.id}`, { note: `Ada Leaver, ${ADA}, called.` })
  const { docs } = await payload.find({ collection: 'orders', where: { email: { equals: ADA } } })
  for (const row of docs)
    await recordOrderEvent(payload, {
      order: row.id,
      kind: 'note',
      by: 'staff',
      key: 'told',
      why: `Ada Leaver wants it sent to ${ADA}.`,
      details: { to: ADA },
    })
  await emptyOutbox(payload)
  return { buyer, order, abandoned: abandoned.order }
}

const owner = await signInStaff(shop)
const ada = await seed(owner)
const otto = shop.visitor()
await signIn(shop, otto, OTTO)

test('a link that is only looked at, or that nobody sent, erases nothing', async () => {
  const before = await rowsSaying(ADA)

  expect(await errorOf(shop.visitor().post('/api/order/erasure', {}))).toEqual([
    401,
    'not_signed_in',
  ])
  expect(await errorOf(erase('no-such-link'))).toEqual([410, 'erasure_link_gone'])
  // The link of a sign-in is none.
  expect(await errorOf(erase(await askForLink(shop, ada.buyer, ADA)))).toEqual([
    410,
    'erasure_link_gone',
  ])
  expect((await rowsSaying(ADA)).filter((row) => !before.includes(row))).toEqual([
    'sign-ins: email',
  ])
})

test('at the word of a mail all goes but the papers of the sale, which nobody finds by the address', async () => {
  await openLink(ada.buyer, await askForLink(shop, ada.buyer, ADA))
  const token = await askToErase(ada.buyer, ADA)
  const [first, second] = await Promise.all([erase(token), erase(token)])
  await emptyOutbox(payload)

  expect([first.status, second.status].toSorted()).toEqual([200, 410])
  expect(first.body.message ?? second.body.message).toMatch(/^It is done/)
  expect(await rowsSaying(ADA)).toEqual(['invoices: contents'])
  expect(await rowsSaying('Ada Leaver', 'Leaver & Sons')).toEqual([
    'invoices: contents',
    // Who was named in somebody else's order or quote is named there; and in what was kept.
    'licences: licensee, licenseeName',
    'licences: licenseeName',
    'order-events: why',
    'orders: company, name',
    'orders: licensee',
    'quotes: licensee',
  ])
  expect(await errorOf(erase(token))).toEqual([410, 'erasure_link_gone'])
  expect(await errorOf(ada.buyer.get('/api/order/mine'))).toEqual([401, 'not_signed_in'])
})

test('the last mail says what stays, and is kept by nobody but its reader', async () => {
  const mails = (await mailsTo(shop.dataDir, ADA)).map(plain)

  expect(mails).toHaveLength(1)
  expect(mails[0]).toContain(
    `Order ${ada.order.order_number} with its papers, and what they say of you, stays until 31`,
  )
  expect(mails[0]).not.toContain(ada.abandoned.order_number)
})

test('the licence stays valid and says no name; its order and its fonts open no more', async () => {
  const [licence] = (
    await payload.find({
      collection: 'licences',
      where: { licenseeName: { equals: 'Leaver & Sons' }, shows: { equals: 'nothing' } },
    })
  ).docs
  const { body: check } = await shop.visitor().get(`/api/licence/${licence?.number}`)
  const grants = await payload.find({
    collection: 'grants',
    where: { licence: { equals: licence?.id } },
  })

  expect(check).toMatchObject({ state: 'active', valid: true, licensee: null })
  expect(grants.docs.map(({ email, revokedAt }) => [email ?? null, typeof revokedAt])).toEqual([
    [null, 'string'],
  ])
  expect((await readStatus(ada.buyer, ada.order)) as unknown).toHaveProperty('error')
})

test('what was bought for a client stays the client’s: name, downloads, papers, and now the upgrade', async () => {
  const [client] = (await mineOf(otto)).licences
  const { body: check } = await shop.visitor().get(`/api/licence/${client?.number}`)
  const papers = client?.documents.map(({ kind }) => kind)

  expect(check).toMatchObject({ state: 'active', licensee: 'Client AG' })
  expect([client?.download_url, papers]).toEqual([expect.any(String), ['licence', 'eula']])
  expect(client).toMatchObject({ order: null, offers_note: null, upgrade_at: expect.any(String) })
  const { status } = await otto.get(`/api/order/upgrade?licence=${client?.number}`)
  expect(status).toBe(200)
})

test('whom staff put together with the address stays, and keeps what is theirs', async () => {
  const { docs } = await payload.find({ collection: 'customers' })

  expect(docs.map(({ emails }) => emails)).toEqual([['sister@example.org']])
})

test('when its years are over the rest goes by itself, with its PDF; the sums stay', async () => {
  const where = { number: { equals: ada.order.order_number } }
  const find = async () => (await payload.find({ collection: 'orders', where })).docs[0]!
  const before = await find()
  const [invoice] = (
    await payload.find({ collection: 'invoices', where: { order: { equals: before.id } } })
  ).docs
  const pdf = join(shop.dataDir, 'documents', `${invoice?.sha256}.pdf`)
  await access(pdf)
  await eraseOldOrders(payload, new Date(Date.parse(before.eraseAt ?? '') - 1000))
  expect((await find()).name).toBe('Ada Leaver')

  await eraseOldOrders(payload, new Date(before.eraseAt ?? ''))
  await eraseOldOrders(payload, new Date(before.eraseAt ?? ''))
  const after = await find()

  expect(after).toMatchObject({ name: '–', total: before.total, net: before.net, tax: before.tax })
  expect(after.address).toMatchObject({ street: '', country: 'DE' })
  await expect(access(pdf)).rejects.toThrow(/ENOENT/)
  expect(await rowsSaying(ADA, 'Nora Nomail')).toEqual([])
  const { contents } = (await payload.findByID({ collection: 'invoices', id: invoice!.id })) as {
    contents: unknown
  }
  expect(contents).toMatchObject({
    buyer: { name: '–', email: '', address: { lines: ['Germany'] } },
    total: before.total,
  })
  expect(await askForLink(shop, shop.visitor(), ADA)).toBe('')
})

test('a client keeps theirs beyond those years too, until they go themselves', async () => {
  const [kept] = (await mineOf(otto)).licences
  expect(kept).toMatchObject({ licensee: 'Client AG', download_url: expect.any(String) })

  await erase(await askToErase(otto, OTTO))
  await emptyOutbox(payload)
  const { body: check } = await shop.visitor().get(`/api/licence/${kept?.number}`)
  expect(check).toMatchObject({ state: 'active', licensee: null })
  expect(await rowsSaying(OTTO, 'Otto Client', 'Client AG')).toEqual([])
})

test('while a term runs nothing goes, and the sentence says until when', async () => {
  await sellWebForAYear(shop)
  const { browser, number } = await aTermHolder(shop, 'term@example.org')
  const { status, body } = await erase(await askToErase(browser, 'term@example.org'))

  expect([status, (body as unknown as { error: { message: string } }).error.message]).toEqual([
    409,
    expect.stringMatching(
      new RegExp(`^Licence ${number} runs until .* Once it has ended, ask again`),
    ),
  ])
  expect((await mineOf(browser)).licences).toHaveLength(1)
})

test('a checkout that is left goes with the rest, and one that begins afterwards is a new sale', async () => {
  const email = 'again@example.org'
  const browser = shop.visitor()
  await aQuote(browser, { email, name: 'An Again' })
  const left = await aPurchase(shop.visitor(), { email, name: 'An Again' })
  await signIn(shop, browser, email)
  expect((await erase(await askToErase(browser, email))).status).toBe(200)
  const { body: refused } = await shop
    .visitor()
    .post<{ error?: object }>('/api/order/stripe/create', { cart_key: left.cart.cart_key })
  await buyWeb(shop.visitor(), email)
  await signIn(shop, browser, email)

  expect(refused.error).toBeDefined()
  expect((await mineOf(browser)).orders).toHaveLength(1)
})

test('staff erase an address that only tried fonts, once; the audit says that, and not whose', async () => {
  const email = 'tried@example.org'
  const tester = shop.visitor()
  await tester.post('/api/order/trial', await trialBody(tester, { email, name: 'Tom Tried' }))
  await emptyOutbox(payload)
  const sales = await signInStaff(shop, { roles: ['sales'] })
  const fonts = await signInStaff(shop, { roles: ['fonts'] })

  expect((await fonts.ask('POST', '/api/buyers/erase', { email })).status).toBe(403)
  expect((await sales.ask('POST', '/api/buyers/erase', { email })).status).toBe(200)
  await emptyOutbox(payload)
  expect((await sales.ask('POST', '/api/buyers/erase', { email })).status).toBe(404)
  expect(await rowsSaying(email, 'Tom Tried')).toEqual([])
  const { docs } = await payload.find({ collection: 'audit', sort: '-at', limit: 1 })
  expect(docs[0]).toMatchObject({ by: 'staff-sales@example.org', details: 'buyers erase' })
  expect(docs[0]?.row ?? '').toBe('')
  const mails = await mailsTo(shop.dataDir, email)
  expect(mails).toHaveLength(1)
  expect(await readdir(join(shop.dataDir, 'mail'))).not.toEqual([])
})
