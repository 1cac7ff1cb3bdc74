import { expect, test } from '@playwright/test'
import { openOwnShop } from '../../support/e2e/shops/own-shop'

test('a shop that works says so, and so does one that only lives @commit', async ({ request }) => {
  const [lives, works] = await Promise.all([request.get('/healthz'), request.get('/readyz')])

  expect([lives.status(), await lives.text()]).toEqual([200, 'ok\n'])
  expect([works.status(), await works.json()]).toEqual([
    200,
    { database: 'ok', files: 'ok', payments: 'ok', mail: 'ok' },
  ])
  expect([lives, works].map((answer) => answer.headers()['cache-control'])).toEqual([
    'no-store',
    'no-store',
  ])
})

test('a shop whose database is damaged lives, and is not ready', async ({ request }) => {
  await using shop = await openOwnShop()
  await shop.loseTable('users')
  const works = await request.get(`${shop.address}/readyz`)

  expect([works.status(), await works.json()]).toEqual([
    503,
    { database: 'The database does not answer.', files: 'ok', payments: 'ok', mail: 'ok' },
  ])
  expect((await request.get(`${shop.address}/healthz`)).status()).toBe(200)
  await shop.findTable('users')
  expect((await request.get(`${shop.address}/readyz`)).status()).toBe(200)
})
