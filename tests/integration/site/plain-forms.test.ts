import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { PLAIN_FORMS } from '@/domain/site/plain-forms'
import { removeCounts } from '@/operations/records/limits'
import { askForLink, signIn } from '../../support/buyers/sign-in'
import { buyWeb, onlyLicence } from '../../support/buyers/mine'
import { mailsTo, plain } from '../../support/mails/kept-mails'
import { type Browser, ORIGIN } from '../../support/shop/browser'
import { emptyOutbox, openShop } from '../../support/shop/open-shop'
import { trialBody } from '../../support/trials/order-trial'

const shop = await openShop()
await buyWeb(shop.visitor(), 'holder@example.org')
afterAll(() => shop.close())

const SENT_BY_BROWSER = {
  'content-type': 'application/x-www-form-urlencoded',
  origin: ORIGIN,
  'sec-fetch-site': 'same-origin',
}

/** As a browser without script sends a form: no token, no JSON. */
async function send(
  browser: Browser,
  form: string,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
) {
  const answer = await browser.fetch(`/api/forms/${form}`, {
    method: 'POST',
    body: new URLSearchParams(fields).toString(),
    headers: { ...SENT_BY_BROWSER, ...headers },
  })
  const page = await answer.text()
  return {
    status: answer.status,
    type: answer.headers.get('content-type'),
    location: answer.headers.get('location'),
    sentences: [...page.matchAll(/<p>([^<]+)<\/p>/g)].map(([, sentence]) => sentence),
    page,
  }
}

test('trial fonts asked for by a plain form come by mail', async () => {
  const visitor = shop.visitor()
  const { typefaces, accepted_eula } = await trialBody(visitor)
  const email = 'plain@example.org'
  const fields = { name: 'Pla In', email, typefaces: typefaces.join(','), accepted_eula }
  const { status, sentences } = await send(visitor, 'trial', fields)
  await emptyOutbox(shop.payload)
  const mails = (await mailsTo(shop.dataDir, email)).map(plain).join('\n')

  expect(status).toBe(202)
  expect(sentences).toEqual(['The trial fonts are on their way: look for a mail with the link.'])
  expect(mails).toContain('Fount Serif')
  expect(mails).toContain('Instrument Serif')
})

test('a letter sent by a plain form reaches staff', async () => {
  const letter = { topic: 'question', number: '', name: 'Pla In', email: 'pen@example.org' }
  const { status, sentences } = await send(shop.visitor(), 'letter', { ...letter, message: 'Hi?' })
  const { docs } = await shop.payload.find({
    collection: 'enquiries',
    where: { email: { equals: letter.email } },
  })

  expect([status, sentences]).toEqual([202, ['Your letter is with us. We answer by mail.']])
  expect(docs).toMatchObject([{ topic: 'question', number: null, message: 'Hi?' }])
})

test('a plain form is refused in the same sentences as the call, each field in its own', async () => {
  const visitor = shop.visitor()
  const { body } = await visitor.post<{ error: { fields: Record<string, string> } }>(
    '/api/order/trial',
    { name: ' ', email: 'no' },
  )
  const { status, sentences } = await send(visitor, 'trial', { name: ' ', email: 'no' })

  expect(status).toBe(400)
  expect(sentences.slice(0, -1)).toEqual(Object.values(body.error.fields))
  expect(sentences.at(-1)).toBe('Go back: what you wrote is still in the form.')
})

test('without script one signs in by a link, changes a licence, and signs out', async () => {
  const holder = shop.visitor()
  const asked = await send(holder, 'sign-in', { email: 'holder@example.org' })
  const token = await askForLink(shop, holder, 'holder@example.org')
  const opened = await send(holder, 'open-link', { token })
  const before = await onlyLicence(holder)
  const changed = await send(holder, 'change-licence', {
    licence: before.number,
    version: String(before.version),
    licensee: 'Plain Ltd',
    'answers.web.domain': 'plain.example.org',
    contact: '',
    shows: 'nothing',
  })
  const after = await onlyLicence(holder)
  const left = await send(holder, 'sign-out', {})

  expect(asked.status).toBe(202)
  expect([opened, changed, left].map(({ status, location }) => [status, location])).toEqual(
    Array.from({ length: 3 }, () => [303, '/my-licences']),
  )
  expect([after.version, after.licensee, after.shows]).toEqual([
    before.version + 1,
    'Plain Ltd',
    'nothing',
  ])
  expect(after.changes?.answers.map(({ value }) => value)).toEqual(['plain.example.org'])
  expect((await holder.get('/api/order/mine')).status).toBe(401)
})

test('a code on a licence leads to its page, an empty one to a sentence', async () => {
  const visitor = shop.visitor()
  const code = 'a'.repeat(24)
  const written = await send(visitor, 'check-licence', { code: ` ${ORIGIN}/licence/${code}/ ` })
  const empty = await send(visitor, 'check-licence', { code: '' })

  expect([written.status, written.location]).toEqual([303, `/licence/${code}`])
  expect(empty.status).toBe(400)
})

test('whatever a form holds, its answer is a page or a way to one, never a failure, and repeats nothing of it', async () => {
  const visitor = shop.visitor()
  await signIn(shop, visitor, 'holder@example.org')
  const name = fc.constantFrom(
    ...['name', 'email', 'typefaces', 'accepted_eula', 'token', 'key', 'code'],
    ...['licence', 'version', 'licensee', 'contact', 'shows', 'answers.web.domain', 'topic'],
    ...['answers.__proto__.x', '__proto__', 'constructor', 'newsletter'],
  )
  const fields = fc.dictionary(
    name,
    fc.string({ unit: 'grapheme' }).map((text) => `<b>${text}`),
  )

  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...Object.keys(PLAIN_FORMS), 'none', '__proto__'),
      fields,
      async (form, written) => {
        const { status, type, location, page } = await send(visitor, form, written)
        expect([200, 202, 303, 400, 401, 404, 409, 410, 429]).toContain(status)
        if (status === 303) expect(location).toMatch(/^\/(my-licences|licence\/[^/<]+)$/)
        else expect(type).toBe('text/html; charset=utf-8')
        // The heading has the only one.
        expect(page.split('<b>').length).toBeLessThanOrEqual(2)
      },
    ),
    { numRuns: 60 },
  )
})

test.each([
  ['another site', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
  ['a sibling of the shop', { 'sec-fetch-site': 'same-site' }],
  ['another site, by an old browser', { origin: 'https://evil.example', 'sec-fetch-site': '' }],
  ['a page that hides where it is', { origin: 'null', 'sec-fetch-site': '' }],
])('a form of %s does nothing', async (_from, headers) => {
  const email = 'forged@example.org'
  const { status, sentences } = await send(shop.visitor(), 'sign-in', { email }, headers)

  expect(status).toBe(403)
  expect(sentences[0]).toMatch(/was not sent from a page of this shop/)
})

test('a page that sends no referrer is still of the shop', async () => {
  // What the law above sent counts for the limits, which have a test of their own.
  await removeCounts(shop.payload, {})
  const email = 'holder@example.org'
  const { status } = await send(shop.visitor(), 'sign-in', { email }, { origin: 'null' })

  expect(status).toBe(202)
})
