import { createServer } from 'node:net'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Payload } from 'payload'
import { afterAll, expect, test } from 'vitest'
import { env, type Env } from '@/env'
import { checkReadiness } from '@/operations/site/check-readiness'
import { openShop } from '../../support/shop/open-shop'

const shop = await openShop()
const folder = await mkdtemp(join(tmpdir(), 'fount-ready-'))
afterAll(async () => {
  await shop.close()
  await rm(folder, { recursive: true })
})

const OK = { database: 'ok', files: 'ok', payments: 'ok', mail: 'ok' }
const KEYS = { secretKey: 'sk', publishableKey: 'pk', webhookSecret: 'whsec', apiBase: null }

function check(settings: Partial<Env> = {}, payload: Payload = shop.payload) {
  return checkReadiness(payload, { ...env, ...settings })
}

test('a demo with its database and its folder is ready', async () => {
  expect(await check()).toEqual({ isReady: true, readiness: OK })
})

test.each([
  ['fails', async () => Promise.reject(new Error('no such table: secret_name'))],
  ['hangs', () => new Promise(() => {})],
])('a database that %s is named within seconds, without its words', async (_, count) => {
  const away = { count } as unknown as Payload

  expect(await check({}, away)).toEqual({
    isReady: false,
    readiness: { ...OK, database: 'The database does not answer.' },
  })
})

test('a folder that takes no file is named, and its mails with it', async () => {
  const dataDir = join(folder, 'a-file')
  await writeFile(dataDir, 'no folder')

  expect((await check({ dataDir })).readiness).toEqual({
    ...OK,
    files: 'Nothing can be written into DATA_DIR.',
    mail: 'Nothing can be written into the folder of mails.',
  })
})

test('a shop in public needs every key of Stripe', async () => {
  const without = { ...KEYS, webhookSecret: null }

  expect((await check({ production: true, stripe: KEYS })).readiness.payments).toBe('ok')
  expect((await check({ production: true, stripe: without })).readiness.payments).toBe(
    'A key of Stripe is missing: this shop cannot take money.',
  )
})

test('a mail server is ready while somebody listens there', async () => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const smtpUrl = `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`
  const open = await check({ smtpUrl })
  server.close()
  await once(server, 'close')

  expect(open.readiness.mail).toBe('ok')
  expect((await check({ smtpUrl })).readiness.mail).toBe('The mail server does not answer.')
})
