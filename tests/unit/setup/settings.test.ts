import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { readSettings } from '@/setup/settings.mjs'

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
  { rule: 'an address that is none opens nothing', SHOP_URL: 'type.example', host: '127.0.0.1' },
  {
    rule: 'who runs a container says so',
    SHOP_URL: 'http://localhost:3000',
    LISTEN_ON: '0.0.0.0',
    host: '0.0.0.0',
  },
])('$rule', ({ host, SHOP_URL, LISTEN_ON }) => {
  expect(readSettings({ SHOP_URL, LISTEN_ON }).host).toBe(host)
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

test('a port that is none is told in a sentence', () => {
  expect(() => readSettings({ PORT: 'http' })).toThrow(
    'PORT must be a number from 0 to 65535, not "http".',
  )
})
