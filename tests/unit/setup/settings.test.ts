import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { readSettings } from '@/setup/settings/read-settings.mjs'

/** What a shop in public cannot do without. */
const ENOUGH = {
  PAYLOAD_SECRET: 'Zk3v0qT8yWn5bJr2xLm7dHs9fGp4cVa1',
  STRIPE_SECRET_KEY: 'sk_live_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
  SMTP_URL: 'smtp://mail.example',
}

test('without settings the shop lives in data/ and listens on this machine alone', () => {
  const { dataDir, databaseFile, databaseUrl, host, port } = readSettings({})

  expect({ dataDir, databaseFile, databaseUrl, host, port }).toEqual({
    dataDir: resolve('data'),
    databaseFile: resolve('data/fount.db'),
    databaseUrl: `file:${resolve('data/fount.db')}`,
    host: '127.0.0.1',
    port: 3000,
  })
})

test.each([
  { rule: 'the shop of this folder has its media beside its data', mediaDir: 'media' },
  { rule: 'so it has where its folder is named', DATA_DIR: 'data', mediaDir: 'media' },
  {
    rule: 'a shop in a folder of its own has its media there',
    DATA_DIR: 'data/rehearsal',
    mediaDir: 'data/rehearsal/media',
  },
])('$rule', ({ mediaDir, DATA_DIR }) => {
  expect(readSettings({ DATA_DIR }).mediaDir).toBe(resolve(mediaDir))
})

test.each([
  {
    rule: 'an address that is loopback is a demo',
    SHOP_URL: 'http://localhost:3000',
    host: '127.0.0.1',
  },
  {
    rule: 'a public address is served to everyone',
    SHOP_URL: 'https://type.example',
    host: '0.0.0.0',
  },
  {
    rule: 'who runs a container says so',
    SHOP_URL: 'http://localhost:3000',
    LISTEN_ON: '0.0.0.0',
    host: '0.0.0.0',
  },
])('$rule', ({ host, SHOP_URL, LISTEN_ON }) => {
  expect(readSettings({ ...ENOUGH, SHOP_URL, LISTEN_ON }).host).toBe(host)
})

test('a database server has no file', () => {
  expect(readSettings({ DATABASE_URL: 'mongodb://127.0.0.1/fount' }).databaseFile).toBeNull()
})

test('an empty setting is not given', () => {
  expect(readSettings({ DATABASE_URL: '', PORT: '', DATA_DIR: ' ' })).toMatchObject({
    databaseUrl: `file:${resolve('data/fount.db')}`,
    port: 3000,
  })
})

test('whatever is wrong is told at once, each by its name', () => {
  const settings = { PORT: 'http', SHOP_URL: 'type.example', DATABASE_URL: 'fount.db' }

  expect(() => readSettings(settings)).toThrow(
    `The shop cannot start:
  SHOP_URL must be an http or https address, not "type.example".
  PORT must be a number from 0 to 65535, not "http".
  DATABASE_URL must begin with file: (SQLite) or mongodb:// (MongoDB).`,
  )
})
