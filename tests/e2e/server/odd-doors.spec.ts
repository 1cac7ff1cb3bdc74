import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from '@playwright/test'
import { LONGEST_TEXT } from '@/domain/catalogue/typed-text'
import { askShop } from '../../support/e2e/ask-shop'

const SHOP = process.env.FOUNT_TEST_URL ?? ''

const STAFF_ONLY = ['/admin', '/admin/collections/orders', '/admin/upload', '/preview/pages/any']

/** Ways round a door that other shops of this make had: headers of the framework's own, and other spellings. */
const HEADERS: Record<string, string>[] = [
  { 'x-middleware-subrequest': Array.from({ length: 6 }, () => 'src/proxy').join(':') },
  { 'x-middleware-subrequest': Array.from({ length: 6 }, () => 'middleware').join(':') },
  { rsc: '1', 'next-router-prefetch': '1' },
  { 'x-forwarded-host': 'evil.example', 'x-original-url': '/' },
]

const SPELLINGS: ((path: string) => string)[] = [
  (path) => `${path}?_rsc=any`,
  (path) => `${path}.rsc`,
  (path) => `/${path}`,
  (path) => path.replace('/a', '/%61').replace('/p', '/%70'),
  (path) => `/en${path}`,
  (path) => `/_next/data/any${path}.json`,
]

/** How the admin sends a stranger to its door, or says that nothing is there, once the frame of a page has been sent. */
const TURNED_AWAY = /NEXT_REDIRECT;replace;\/admin\/login|NEXT_HTTP_ERROR_FALLBACK;404/

test('no header and no spelling opens to a stranger what staff see @commit', async () => {
  const asked = STAFF_ONLY.flatMap((path) => [
    ...HEADERS.map((headers) => ({ path, headers })),
    ...SPELLINGS.map((spell) => ({ path: spell(path), headers: {} })),
  ])
  const answers = await Promise.all(asked.map(({ path, headers }) => askShop(SHOP, path, headers)))
  const opened = answers.filter(({ body, status }) => {
    const text = body.toString('utf8')
    return status >= 500 || (status === 200 && !TURNED_AWAY.test(text)) || /"totalDocs/.test(text)
  })
  const led = answers.map(({ headers }) => headers.location ?? '')

  expect(opened.map(({ address, status }) => `${status} ${address}`)).toEqual([])
  expect(led.filter((location) => location.includes('evil'))).toEqual([])
})

test('the service for pictures asks no other server @commit', async () => {
  const asked: string[] = []
  const inside = createServer((request, response) => {
    asked.push(request.url ?? '')
    response.end()
  })
  await new Promise<void>((listening) => inside.listen(0, '127.0.0.1', listening))
  const { port } = inside.address() as AddressInfo
  const addresses = [`http://127.0.0.1:${port}/a.png`, `//127.0.0.1:${port}/a.png`].map(
    (url) => `/_next/image?url=${encodeURIComponent(url)}&w=640&q=75`,
  )
  const answers = await Promise.all(addresses.map((address) => askShop(SHOP, address)))
  inside.close()

  expect(answers.map(({ status }) => status)).toEqual([400, 400])
  expect(asked).toEqual([])
})

test('an address with the longest text is answered, linked from another with it @commit', async ({
  request,
}) => {
  const path = `/explore?text=${encodeURIComponent('語'.repeat(LONGEST_TEXT))}`
  const answer = await request.get(path, { headers: { Referer: `http://127.0.0.1${path}` } })
  expect(answer.status()).toBe(200)
})
