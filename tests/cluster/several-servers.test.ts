import { execFile } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { afterAll, expect, test, vi } from 'vitest'
import { findBroken, findUnfinished, type ReceivedMail } from '../drill/promise/broken-promises'
import type { DrilledShop } from '../drill/shop/drilled-shop'
import { openCluster } from '../support/cluster/open-cluster'
import { browserOverTheWire } from '../support/http/browser-over-the-wire'
import { type Browser, ORIGIN } from '../support/shop/browser'
import { aPurchase, confirm, type Purchase, readStatus } from '../support/shop/buyer'
import { trialBody } from '../support/trials/order-trial'
import { anUpload, asStaff, ended, look } from '../support/shop/staff'
import { master } from '../support/shop/uploads'

const cluster = await openCluster()
const { a, b, worker, bucket, stripe, mailServer, ledger, owner, colleague } = cluster
const mails: ReceivedMail[] = []
mailServer.onReceived((mail) => {
  const id = /^Message-ID: <([^@>]+)@/im.exec(mail)?.[1] ?? ''
  mails.push({ id, kills: a.kills + b.kills + worker.kills })
})
afterAll(() => cluster.close())

const SECOND = 1000

async function signIn({ port }: DrilledShop, who: { email: string; password: string }) {
  const browser = browserOverTheWire(port)
  await browser.send('/api/users/login', JSON.stringify(who))
  return browser
}

/** The same visit at the other server, as a balancer may lead it there. */
function elsewhere(browser: Browser, { port }: DrilledShop) {
  const other = browserOverTheWire(port)
  for (const [name, value] of browser.cookies) other.cookies.set(name, value)
  return other
}

async function statusOf(browser: Browser, path: string, init: RequestInit = {}) {
  const headers = { ...init.headers, origin: ORIGIN, 'sec-fetch-site': 'same-origin' }
  const answer = await browser.fetch(path, { ...init, headers })
  await answer.arrayBuffer()
  return answer.status
}

/** Milliseconds until it holds. */
async function timeUntil(holds: () => Promise<boolean>, atMost = 40 * SECOND): Promise<number> {
  const startedAt = Date.now()
  while (!(await holds())) {
    if (Date.now() - startedAt > atMost) return Infinity
    await pause(100)
  }
  return Date.now() - startedAt
}

const visitor = browserOverTheWire(b.port)
const atA = await signIn(a, owner)
const staff = asStaff(atA)

type Rows<Row> = { docs: (Row & { id: string })[] }

async function typefaceNamed(slug: string) {
  const { body } = await visitor.get<Rows<{ purpose?: string; updatedAt: string }>>(
    `/api/typefaces?where[slug][equals]=${slug}&depth=0`,
  )
  return body.docs[0]!
}

async function pageSays(text: string) {
  return (await (await visitor.fetch('/typeface/young-serif')).text()).includes(text)
}

test('what is published at one server stands on the pages of the other within five seconds', async () => {
  const { id } = await typefaceNamed('young-serif')
  await pageSays('')
  const purpose = 'For servers that agree'
  const before = await pageSays(purpose)
  const { status } = await staff.ask('PATCH', `/api/typefaces/${id}`, {
    purpose,
    _status: 'published',
  })

  expect([before, status]).toEqual([false, 200])
  expect(await timeUntil(() => pageSays(purpose))).toBeLessThan(5 * SECOND)
})

test('another role and a sign-out at one server hold at the other at once', async () => {
  const where = `where[email][equals]=${colleague.email}`
  const { body } = await staff.ask<Rows<object>>('GET', `/api/users?${where}&depth=0`)
  const atB = await signIn(b, colleague)
  const asSales = await statusOf(atB, '/api/orders')
  await staff.ask('PATCH', `/api/users/${body.docs[0]?.id}`, {
    roles: ['fonts'],
    currentPassword: owner.password,
  })
  const asFonts = await statusOf(atB, '/api/orders')
  const again = await signIn(b, colleague)
  const uploads = await statusOf(again, '/api/uploads')
  await statusOf(elsewhere(again, a), '/api/users/logout', { method: 'POST' })

  expect([asSales, asFonts, uploads, await statusOf(again, '/api/uploads')]).toEqual([
    200, 403, 200, 403,
  ])
})

test('a limit that is used up at one server refuses at the other', async () => {
  const body = await trialBody(visitor)
  const tries = []
  for (const { port } of [a, a, b, a, b]) {
    tries.push((await browserOverTheWire(port).post('/api/order/trial', body)).status)
  }

  expect(tries.slice(-2)).toEqual([429, 429])
})

test('a picture that one server was given is served by another from the bucket', async () => {
  const form = new FormData()
  const drawing =
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><path d="M0 0h9v9z"/></svg>'
  form.set('_payload', JSON.stringify({ alt: 'A triangle' }))
  form.set('file', new Blob([drawing], { type: 'image/svg+xml' }), 'of-two-servers.svg')
  const { status, body } = await staff.send<{ doc: { id: string; filename: string } }>(
    '/api/media',
    form,
  )
  const served = await visitor.fetch(`/api/media/file/${body.doc.filename}`)
  const bytes = await served.text()
  await staff.ask('DELETE', `/api/media/${body.doc.id}`)

  expect([status, served.status]).toEqual([201, 200])
  expect(bytes).toContain('M0 0h9v9z')
  expect(await statusOf(visitor, `/api/media/file/${body.doc.filename}`)).toBe(404)
})

async function anUploadNamed(name: string, cuts: string[], before = () => {}) {
  const files = await Promise.all(cuts.map((cut) => master(`alegreya/Alegreya-${cut}.ttf`)))
  const upload = await anUpload(staff, files)
  const override = { typeface: { kind: 'new', name } }
  const overrides = Object.fromEntries(upload.files.map((file) => [file.id, override]))
  await staff.ask('PATCH', `/api/uploads/${upload.id}`, { files: overrides })
  before()
  await staff.ask('POST', `/api/uploads/${upload.id}/carry-out`, {})
  return upload.id
}

async function stepsDone(id: string) {
  const { files } = await look(staff, id)
  return files.flatMap(({ steps }) => steps).filter(({ state }) => state === 'done').length
}

/** Who carries it out. */
async function runnerOf(id: string) {
  const rows = await ledger.all('uploads', 'runner')
  return rows.find((row) => row.id === id)?.runner
}

const UNDER_WAY = { timeout: 60_000, interval: 20 }

const FOUR = ['Regular', 'Italic', 'Medium', 'MediumItalic']

const HEAVIER = ['SemiBold', 'Bold', 'ExtraBold', 'Black']
const TWELVE = [...FOUR, ...HEAVIER, ...HEAVIER.map((cut) => `${cut}Italic`)]

test('an upload at one server is worked on by the worker; killed in the middle, its work is taken over within 30 seconds, and ends once', async () => {
  const id = await anUploadNamed('Alegreya Killed', FOUR)
  await vi.waitFor(async () => expect(await stepsDone(id)).toBeGreaterThan(1), UNDER_WAY)
  await worker.kill()
  const killedAt = Date.now()
  const dead = await runnerOf(id)
  await worker.start()
  await timeUntil(async () => (await runnerOf(id)) !== dead)
  const takenAfter = Date.now() - killedAt
  const done = await ended(staff, id)
  const typeface = await staff.ask<Rows<{ name: string }>>(
    'GET',
    '/api/typefaces?where[slug][equals]=alegreya-killed&draft=true&depth=0',
  )
  const releases = await staff.ask<Rows<{ typeface: string }>>(
    'GET',
    `/api/releases?where[typeface][equals]=${typeface.body.docs[0]?.id}&depth=0`,
  )

  expect(takenAfter).toBeLessThan(30 * SECOND)
  expect(done).toMatchObject({ state: 'done', progress: { done: 4, failed: 0 } })
  expect([typeface.body.docs.length, releases.body.docs.length]).toEqual([1, 1])
  expect([...bucket.objects.keys()].filter((name) => name.includes(`uploads/${id}`))).toEqual([])
})

test('a worker that is asked to end gives its upload back, and the next one goes on at once', async () => {
  const id = await anUploadNamed('Alegreya Handed', TWELVE)
  await vi.waitFor(async () => expect(await stepsDone(id)).toBeGreaterThan(0), UNDER_WAY)
  const endedIn = await worker.terminate()
  const { state } = await look(staff, id)
  const before = await runnerOf(id)
  await worker.start()
  const takenAfter = await timeUntil(
    // A quick machine may have ended it in its ten seconds.
    async () => state === 'done' || (await runnerOf(id)) !== before,
  )

  expect(endedIn).toBeLessThan(30 * SECOND)
  expect(takenAfter).toBeLessThan(15 * SECOND)
  expect(await ended(staff, id)).toMatchObject({ state: 'done', progress: { failed: 0 } })
})

test('while the bucket is away an upload waits, and it is done afterwards without anybody’s help', async () => {
  await statusOf(visitor, '/')
  const id = await anUploadNamed('Alegreya Waiting', ['Black'], () => {
    bucket.state.isAway = true
  })
  await pause(20 * SECOND)
  const meanwhile = [await statusOf(visitor, '/'), await statusOf(visitor, '/readyz')]
  bucket.state.isAway = false

  expect(meanwhile).toEqual([200, 503])
  expect(await ended(staff, id)).toMatchObject({ state: 'done', progress: { done: 1, failed: 0 } })
})

test('a page that was never made is 503 while the bucket is away, and stands afterwards', async () => {
  const neverMade = '/typeface/instrument-serif' // its letters are not on this server's disk
  bucket.state.isAway = true
  const meanwhile = await statusOf(visitor, neverMade)
  bucket.state.isAway = false

  expect([meanwhile, await statusOf(visitor, neverMade)]).toEqual([503, 200])
})

test('a server killed in the middle of settling, publishing and packing: each order is paid, licensed, documented and mailed once', async () => {
  const buyers = Array.from({ length: 6 }, (_, index) =>
    browserOverTheWire(index % 2 ? b.port : a.port),
  )
  const purchases: Purchase[] = []
  for (const [index, buyer] of buyers.entries())
    purchases.push(await aPurchase(buyer, { email: `buyer-${index}@example.org` }))
  stripe.commands.holdWebhooks()
  for (const { payment } of purchases) stripe.commands.pay(payment.payment_intent)
  const { id } = await typefaceNamed('young-serif')
  const asked = buyers.map((buyer, index) => {
    const { cart, payment } = purchases[index]!
    return confirm(buyer, cart, payment).catch(() => null)
  })
  const published = staff
    .ask('PATCH', `/api/typefaces/${id}`, { purpose: 'Cut short', _status: 'published' })
    .catch(() => null)
  await pause(120)
  await a.kill()
  await Promise.all([...asked, published])
  const [buyer, { order }] = [buyers[1]!, purchases[1]!]
  await timeUntil(async () => (await readStatus(buyer, order)).state === 'paid')
  const status = await readStatus(buyer, order)
  const download = buyer.fetch(status.licences[0]?.download_url ?? '').catch(() => null)
  await pause(80)
  await b.kill()
  await download
  await Promise.all([a.start(), b.start()])
  stripe.commands.releaseWebhooks()

  const intents = () => stripe.commands.intents()
  const placed = new Set(purchases.map(({ order }) => order.order_number))
  await timeUntil(async () => {
    const records = await ledger.read()
    return findUnfinished(records, { intents: intents(), mails }).length === 0
  }, 60 * SECOND)
  const records = await ledger.read()
  const { purpose } = await typefaceNamed('young-serif')
  const archive = await buyer.fetch(status.licences[0]?.download_url ?? '')
  const bytes = Buffer.from(await archive.arrayBuffer())

  expect(findBroken(records, { intents: intents(), placed, toldPaid: placed })).toEqual([])
  expect(findUnfinished(records, { intents: intents(), mails })).toEqual([])
  expect(await timeUntil(() => pageSays(purpose ?? ''), 10 * SECOND)).toBeLessThan(5 * SECOND)
  expect([archive.status, bytes.subarray(0, 2).toString(), bytes.includes('PK\x05\x06')]).toEqual([
    200,
    'PK',
    true,
  ])
})

test('a server that is asked to end finishes what it answers, and ends within 30 seconds', async () => {
  const page = browserOverTheWire(a.port).fetch('/explore')
  await pause(50)
  const endedIn = await a.terminate()

  expect((await page).status).toBe(200)
  expect(endedIn).toBeLessThan(30 * SECOND)
  await a.start()
})

test('after all that, everything the shop keeps fits together', async () => {
  const words = ['src/setup/check.mjs']
  const options = { env: b.env as NodeJS.ProcessEnv & Record<string, string> }
  const said = await promisify(execFile)(process.execPath, words, options).catch(
    (error: unknown) => error,
  )

  expect(said).toMatchObject({ stdout: expect.any(String) as string })
})
