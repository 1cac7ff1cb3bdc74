import { afterAll, afterEach, expect, test, vi } from 'vitest'
import type { ReleaseDesk } from '@/domain/catalogue/releases/release-desk'
import { readReleasePage } from '@/operations/catalogue/show-releases'
import { tellHolders } from '@/operations/catalogue/announce-release'
import { ENDED_BY_REFUND, endLicences } from '@/operations/orders/licences/end-licences'
import { mailsTo, plain } from '../../support/mails/kept-mails'
import { crashBefore, type Moment } from '../../support/money/crash-before'
import { aPurchase, confirm, payDemo, readStatus } from '../../support/shop/buyer'
import { requireOrder } from '../../support/shop/delivered'
import { emptyOutbox, openShop } from '../../support/shop/open-shop'
import { makeRelease, NOTES, releasesOf, toldOfReleases } from '../../support/releases/make-release'
import { signInStaff } from '../../support/shop/staff'

const shop = await openShop()
const { payload } = shop
const staff = await signInStaff(shop)
afterEach(() => vi.restoreAllMocks())
afterAll(() => shop.close())

const QUIET = { depth: 0, overrideAccess: true, context: { quiet: true } } as const

test('holders are told of a release once, whatever they hold of it, and nobody else is', async () => {
  const holder = await aBuyer('twice@example.org')
  await aBuyer('Twice@Example.org')
  await refund(await aBuyer('refunded@example.org'))
  await expire(await aBuyer('expired@example.org'))
  await refuseMails('refusing@example.org', await aBuyer('refusing@example.org'))
  await aBuyer('other@example.org', 'instrument-serif')
  const release = await makeRelease(shop)
  const before = await desk(release)
  const answers = await Promise.all([announce(release), announce(release)])
  await Promise.all([tellHolders(payload), tellHolders(payload)])
  await emptyOutbox(payload)
  await tellHolders(payload)
  await announce(release)

  expect(before).toMatchObject({ state: 'ready', holders: 1, licences: 2, refusing: 1 })
  expect(before.preview?.text).toContain(NOTES)
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect(await toldOfReleases(shop)).toEqual({ 'twice@example.org': 1 })
  expect(await desk(release)).toMatchObject({
    state: 'told',
    holders: 1,
    announced_by: 'staff@example.org',
    mails: { sent: 1, waiting: 0, failed: 0, dropped: 0 },
  })
  const status = await readStatus(holder.buyer, holder.order)
  const { newer, download_url: old } = status.licences[0] ?? {}
  for (const url of [old, newer?.download_url]) {
    expect((await holder.buyer.fetch(url ?? '')).status).toBe(200)
  }
})

test('the mail says what the release brings and moves, names the licences, and ends such mails with one click', async () => {
  const [mail = ''] = (await mailsTo(shop.dataDir, '[Tt]wice@example.org'))
    .map(plain)
    .filter((one) => one.includes(NOTES))
  const refuse = /<http[^>]+(\/api\/order\/mail-choices\/refuse[^>]+)>/.exec(mail)?.[1] ?? ''

  expect(mail).toMatch(/^Subject: Young Serif .+ is out/m)
  expect(mail).toContain('Regular: Advance widths of 2 characters changed')
  expect(mail.match(/^ {2}[\w-]+: Regular$/gm)).toHaveLength(2)
  const body = 'List-Unsubscribe=One-Click'
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded' }
  expect((await shop.visitor().fetch(refuse, { method: 'POST', headers, body })).status).toBe(200)

  const next = await makeRelease(shop)
  expect(await desk(next)).toMatchObject({ state: 'nobody', refusing: 2 })
  expect(await announce(next)).toMatchObject({
    status: 409,
    body: { error: { code: 'nobody_to_tell' } },
  })
})

test('a crash between two holders goes on with the second, and each is told once', async () => {
  for (const name of ['one', 'two', 'three']) await aBuyer(`${name}@crash.example`)
  const release = await makeRelease(shop)
  await announce(release)
  crashBefore(shop, secondMail())
  const logged = vi.spyOn(payload.logger, 'error').mockReturnValue()
  await tellHolders(payload)
  expect(logged).toHaveBeenCalledOnce()
  vi.restoreAllMocks()
  expect(await desk(release)).toMatchObject({ state: 'telling', mails: { waiting: 1 } })
  await tellHolders(payload)
  await emptyOutbox(payload)

  expect(await toldOfReleases(shop, 'crash.example')).toEqual({
    'one@crash.example': 1,
    'two@crash.example': 1,
    'three@crash.example': 1,
  })
})

test('a licence that ends before its mail is sent is not told', async () => {
  const bought = await aBuyer('late@example.org')
  const release = await makeRelease(shop)
  await announce(release)
  await refund(bought)
  await tellHolders(payload)
  await emptyOutbox(payload)

  expect(await toldOfReleases(shop, 'late@')).toEqual({})
})

test('licences that keep to their release are not told, and an older release is not announced', async () => {
  await allowUpdates('purchased')
  await aBuyer('kept@example.org')
  const older = await makeRelease(shop)
  const first = (await releasesOf(shop)).at(-1)?.id ?? ''
  const newest = await makeRelease(shop)
  await announce(newest)
  await tellHolders(payload)
  await emptyOutbox(payload)

  expect(await desk(newest)).toMatchObject({ state: 'told', holders: 3 })
  expect(await toldOfReleases(shop, 'kept@')).toEqual({})
  expect(await announce(older)).toMatchObject({ body: { error: { code: 'release_replaced' } } })
  expect(await announce(first)).toMatchObject({ body: { error: { code: 'nobody_to_tell' } } })
})

test('the page of its releases says what was measured, newest first', async () => {
  const page = await readReleasePage(payload, 'young-serif')
  const [newest, first] = [page?.releases[0], page?.releases.at(-1)]

  expect(newest).toMatchObject({
    notes: [NOTES],
    letters: null,
    reflow: { kind: 'may', warnings: [expect.stringMatching(/^Regular: Advance widths of 2 /)] },
  })
  expect(first).toMatchObject({
    reflow: { kind: 'first' },
    extent: { characters: expect.any(Number) },
  })
  expect(await readReleasePage(payload, 'nobody-made-it')).toBeNull()
})

test('a release taken back, twice at once: the files before are sold again, once, and its buyer keeps it', async () => {
  await allowUpdates('all')
  const early = await aBuyer('early@back.example')
  const release = await makeRelease(shop)
  const late = await aBuyer('late@back.example')
  const [taken, before] = await releasesOf(shop)
  const answers = await Promise.all([takeBack(release), takeBack(release)])
  const [again, ...rest] = await releasesOf(shop)

  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect(rest.map(({ id }) => id).slice(0, 2)).toEqual([taken?.id, before?.id])
  expect(again).toMatchObject({ current: true, masters: before?.masters })
  expect(again?.notes).toContain(`Takes ${taken?.version} back`)
  const [held] = (await readStatus(early.buyer, early.order)).licences
  const [kept] = (await readStatus(late.buyer, late.order)).licences
  expect(held?.newer).toBeNull()
  expect(kept?.releases).toMatchObject([{ version: taken?.version }])
  expect(kept?.newer?.releases).toMatchObject([{ version: again?.version }])
  expect((await late.buyer.fetch(kept?.download_url ?? '')).status).toBe(200)
  const where = { row: { equals: release }, details: { equals: 'take back' } }
  expect((await payload.find({ collection: 'audit', where, ...QUIET })).docs[0]).toMatchObject({
    deed: 'acted',
    by: 'staff@example.org',
    place: 'releases',
  })
  const first = (await releasesOf(shop)).at(-1)?.id ?? ''
  expect(await takeBack(first)).toMatchObject({
    status: 409,
    body: { error: { code: 'nothing_to_take_back' } },
  })
})

test('of a release taken back nobody is told any more, and its announcement ends', async () => {
  for (const name of ['one', 'two']) await aBuyer(`${name}@gone.example`)
  const release = await makeRelease(shop)
  await announce(release)
  crashBefore(shop, secondMail())
  vi.spyOn(payload.logger, 'error').mockReturnValue()
  await tellHolders(payload)
  vi.restoreAllMocks()
  await takeBack(release)
  await tellHolders(payload)
  await emptyOutbox(payload)

  expect(await desk(release)).toMatchObject({ state: 'told', mails: { sent: 0, dropped: 1 } })
})

async function aBuyer(email: string, slug = 'young-serif') {
  const buyer = shop.visitor()
  const { cart, order, payment } = await aPurchase(buyer, { slug, email })
  await payDemo(buyer, payment)
  await confirm(buyer, cart, payment)
  return { buyer, order }
}

type Bought = Awaited<ReturnType<typeof aBuyer>>

async function refund({ order }: Bought): Promise<void> {
  const { id } = await requireOrder(shop, order)
  await endLicences(payload, { order: id, lines: null, reason: ENDED_BY_REFUND })
}

async function expire({ order }: Bought): Promise<void> {
  const { id } = await requireOrder(shop, order)
  const data = { endsAt: new Date(Date.now() - 1000).toISOString() }
  await payload.update({ collection: 'licences', where: { order: { equals: id } }, data, ...QUIET })
}

async function refuseMails(email: string, _bought: Bought): Promise<void> {
  const data = { email, nonce: `n-${email}`, noReleases: true }
  await payload.create({ collection: 'mail-choices', data, ...QUIET })
}

async function desk(release: string): Promise<ReleaseDesk> {
  return (await staff.ask<ReleaseDesk>('GET', `/api/releases/${release}/desk`)).body
}

function announce(release: string) {
  return staff.ask<ReleaseDesk>('POST', `/api/releases/${release}/announce`)
}

function takeBack(release: string) {
  return staff.ask<ReleaseDesk>('POST', `/api/releases/${release}/take-back`)
}

function secondMail(): Moment {
  let mails = 0
  return ({ collection }) => collection === 'mails' && ++mails === 2
}

async function allowUpdates(updates: 'all' | 'purchased'): Promise<void> {
  const where = { key: { equals: 'desktop' } }
  await payload.update({ collection: 'licence-types', where, data: { updates }, ...QUIET })
}
