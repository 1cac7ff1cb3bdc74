import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { CLIENT_HEADER } from '@/domain/site/request-headers'
import { ORIGIN } from '../../support/shop/browser'
import { openShop } from '../../support/shop/open-shop'

const shop = await openShop()
const { payload } = shop
afterAll(() => shop.close())

const PASSWORD = 'four words nobody joins'
let logins = 0

/** Somebody of the foundry, and a copy of their cookies as a thief would hold it. */
async function signedIn() {
  const email = `session-${++logins}@example.org`
  const data = { email, password: PASSWORD }
  const { id } = await payload.create({ collection: 'users', data, overrideAccess: true })
  const visitor = shop.visitor()
  await visitor.send('/api/users/login', JSON.stringify(data))
  const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const seesOrders = async () => {
    const headers = { cookie, origin: ORIGIN }
    return (await shop.visitor().fetch('/api/orders', { headers })).status
  }
  const ask = (path: string, init: RequestInit = {}) =>
    visitor.fetch(path, { ...init, headers: { origin: ORIGIN, ...init.headers } })
  return { id, email, ask, seesOrders }
}

const staff = await signedIn()

type SignedIn = Awaited<ReturnType<typeof signedIn>>

const ENDS: [what: string, end: (staff: SignedIn) => Promise<unknown>][] = [
  ['signed out', ({ ask }) => ask('/api/users/logout', { method: 'POST' })],
  ['was given a new password', ({ id }) => setPassword(id)],
  ['was deleted', ({ id }) => payload.delete({ collection: 'users', id, overrideAccess: true })],
]

function setPassword(id: string) {
  const data = { password: 'four newer words nobody joins' }
  return payload.update({ collection: 'users', id, data, overrideAccess: true })
}

test.each(ENDS)('a session opens nothing once its login %s', async (_what, end) => {
  const gone = await signedIn()
  const before = await gone.seesOrders()
  await end(gone)

  expect([before, await gone.seesOrders()]).toEqual([200, 403])
})

test('a link for a new password works once, within an hour', async () => {
  const { id, email } = await signedIn()
  const token = await payload.forgotPassword({
    collection: 'users',
    data: { email },
    disableEmail: true,
  })
  const where = { id: { equals: id } }
  const row = await payload.db.findOne<{ resetPasswordExpiration: string; id: string }>({
    collection: 'users',
    where,
  })
  const body = JSON.stringify({ token, password: 'four other words of nobody' })
  const reset = () => shop.visitor().send('/api/users/reset-password', body)
  const minutes = (Date.parse(row?.resetPasswordExpiration ?? '') - Date.now()) / 60_000

  expect(minutes).toBeGreaterThan(0)
  expect(minutes).toBeLessThanOrEqual(60)
  expect([(await reset()).status, (await reset()).status]).toEqual([200, 403])
})

test.each(['unlock', 'refresh-token', 'verify/any', 'logout'])(
  'a stranger opens nothing at /api/users/%s, and breaks nothing',
  async (path) => {
    const body = JSON.stringify({ email: 'session-1@example.org' })
    const { status } = await shop.visitor().send(`/api/users/${path}`, body)

    expect([400, 403, 404]).toContain(status)
  },
)

/** An address within the network of the server, that nobody may make it ask. */
async function insideTheNetwork() {
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(request.url ?? '')
    response.end('inside')
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  const address = `http://127.0.0.1:${port}/secret.png`
  return { address, asked, [Symbol.dispose]: () => void server.close() }
}

test('the shop fetches no picture from an address that staff name', async () => {
  using inside = await insideTheNetwork()
  const { ask } = staff
  const src = encodeURIComponent(inside.address)
  const picture = { alt: 'x', filename: 'a.png', mimeType: 'image/png', url: inside.address }
  const answers = await Promise.all([
    ask(`/api/media/paste-url?src=${src}`),
    ask(`/api/media/paste-url/any?src=${src}`),
    ask('/api/media', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(picture),
    }),
  ])

  expect(answers.map(({ status }) => status)).toEqual([400, 400, 400])
  expect(await answers[2]?.text()).toContain('Choose a file')
  expect(inside.asked).toEqual([])
})

const SCRIPT = '<script>alert(1)</script>'

test.each([
  [
    'a drawing',
    'a.svg',
    'image/svg+xml',
    `<svg xmlns="http://www.w3.org/1999/xhtml">${SCRIPT}</svg>`,
  ],
  ['a drawing named a picture', 'a.png', 'image/png', '<svg onload="alert(1)"/>'],
  ['a page', 'a.html', 'text/html', SCRIPT],
  ['a page named a document', 'a.pdf', 'application/pdf', `<html>${SCRIPT}`],
])('%s with a script in it is no picture of a page', async (_what, name, type, content) => {
  const { ask } = staff
  const body = new FormData()
  body.set('file', new File([content], name, { type }))
  body.set('_payload', JSON.stringify({ alt: 'x' }))
  const { status } = await ask('/api/media', { method: 'POST', body })
  const { totalDocs } = await payload.count({ collection: 'media', overrideAccess: true })

  expect([status, totalDocs]).toEqual([400, 0])
})

test('a visit says with which browser and roughly from where it began, and no more', async () => {
  const { id, email, ask } = await signedIn()
  const body = JSON.stringify({ email, password: PASSWORD })
  const agent = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0'
  const headers = { [CLIENT_HEADER]: '203.0.113.77', 'user-agent': agent }
  await shop.visitor().send('/api/users/login', body, headers)
  const listed = (await (await ask(`/api/users/${id}/visits`)).json()) as { visits: object[] }

  expect(listed.visits).toHaveLength(2)
  expect(listed.visits).toContainEqual(
    expect.objectContaining({ network: '203.0.113.…', browser: 'Firefox, Linux', isThis: false }),
  )
  expect(JSON.stringify(listed)).not.toMatch(/203\.0\.113\.77|Gecko/)
})
