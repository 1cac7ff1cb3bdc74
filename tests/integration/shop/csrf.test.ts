import { createHmac } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import type { Browser, Refusal } from '../../support/shop/browser'
import { openShop } from '../../support/shop/open-shop'

const shop = await openShop()
afterAll(() => shop.close())

const POSTS = [
  '/api/order',
  '/api/order/country',
  '/api/order/checkout',
  '/api/order/stripe/create',
  '/api/order/stripe/confirm',
  '/api/order/trial',
  '/api/demo-payments/pay',
]

/** Signed as it should be, by a secret that the shop no longer has. */
const OLD = `abc.${createHmac('sha256', 'a secret of before').update('abc').digest('base64url')}`

type Attack = (browser: Browser) => Promise<Record<string, string>>

const ATTACKS: Record<string, Attack> = {
  'no cookie and no header': async () => ({ cookie: '', 'x-csrftoken': '' }),
  'no header': async () => ({ 'x-csrftoken': '' }),
  'no cookie': async () => ({ cookie: '' }),
  'no sid': async ({ cookies }) => ({ cookie: `csrftoken=${cookies.get('csrftoken')}` }),
  'a header unlike its cookie': async () => ({ 'x-csrftoken': await aToken(shop.visitor()) }),
  'a token without a signature': async ({ cookies }) => planted(`sid=${cookies.get('sid')}`, 'abc'),
  'a forged signature': async ({ cookies }) =>
    planted(`sid=${cookies.get('sid')}`, `${cookies.get('csrftoken')?.split('.')[0]}.forged`),
  'a token of another secret': async ({ cookies }) => planted(`sid=${cookies.get('sid')}`, OLD),
  'a token planted from another browser': async ({ cookies }) =>
    planted(`sid=${cookies.get('sid')}`, await aToken(shop.visitor())),
  'a foreign origin': async () => ({ origin: 'https://evil.example' }),
  'an origin of another port': async () => ({ origin: 'http://localhost:3001' }),
  'the origin null': async () => ({ origin: 'null' }),
  'a request from another site': async () => ({ 'sec-fetch-site': 'cross-site' }),
}

async function aToken(browser: Browser): Promise<string> {
  return (await browser.get<{ csrf_token: string }>('/api/csrf')).body.csrf_token
}

function planted(sid: string, token: string) {
  return { cookie: `${sid}; csrftoken=${token}`, 'x-csrftoken': token }
}

const CASES = POSTS.flatMap((path) => Object.keys(ATTACKS).map((attack) => [path, attack] as const))

test.each(CASES)('%s with %s is refused', async (path, attack) => {
  const browser = shop.visitor()
  await aToken(browser)
  const headers = (await ATTACKS[attack]?.(browser)) ?? {}
  const { status, body } = await browser.post<Refusal>(path, {}, headers)

  expect({ status, code: body.error.code }).toEqual({ status: 403, code: 'csrf_failed' })
})

test.each(POSTS)('%s with the pair comes to its rules', async (path) => {
  const { status, body } = await shop.visitor().post<Refusal>(path, {})

  expect([400, 404]).toContain(status)
  expect(body.error.code).not.toBe('csrf_failed')
})

test('the pair is made once a browser: asking again keeps its sid, and old pages stay good', async () => {
  const browser = shop.visitor()
  const first = await aToken(browser)
  const sid = browser.cookies.get('sid')
  const second = await aToken(browser)
  const headers = planted(`sid=${sid}`, first)
  const { status } = await browser.post('/api/order', {}, headers)

  expect(browser.cookies.get('sid')).toBe(sid)
  expect(second).not.toBe(first)
  expect(status).toBe(400)
})

test('the cookies are as the API says', async () => {
  const response = await shop.visitor().fetch('/api/csrf')
  const [sid = '', token = ''] = response.headers.getSetCookie()

  expect(sid).toMatch(/^sid=[A-Za-z0-9_-]{32}; HttpOnly; SameSite=Strict; Path=\/$/)
  expect(token).toMatch(/^csrftoken=[A-Za-z0-9._-]+; SameSite=Lax; Path=\/$/)
  expect(response.headers.get('cache-control')).toBe('no-store')
})

test('a browser that sends no Origin, as some do, is served', async () => {
  const browser = shop.visitor()
  await aToken(browser)
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const response = await shop.answer(
    new Request('http://localhost:3000/api/order', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        host: 'localhost:3000',
        cookie,
        'x-csrftoken': browser.cookies.get('csrftoken') ?? '',
      },
      body: '{}',
    }),
  )

  expect(response.status).toBe(400)
})
