import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, test, vi } from 'vitest'

// The shop's own environment is read as this file is loaded.
vi.hoisted(() => {
  process.env.PAYLOAD_SECRET ||= 'a secret for tests alone'
})

const { EnvironmentIsWrong, parseEnv } = await import('@/env')

const ALONE = { PAYLOAD_SECRET: 'a secret' }

const PUBLIC = {
  SHOP_URL: 'https://shop.example',
  PAYLOAD_SECRET: 'Zk3v0qT8yWn5bJr2xLm7dHs9fGp4cVa1',
  STRIPE_SECRET_KEY: 'sk_live_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
  SMTP_URL: 'smtp://mail.example',
  DATA_DIR: '/nowhere',
}

type Source = Record<string, string | undefined>

function errorsOf(source: Source): string[] {
  try {
    parseEnv(source)
    return []
  } catch (error) {
    return error instanceof EnvironmentIsWrong ? error.errors : [String(error)]
  }
}

test('a secret is all a demo on this machine needs', () => {
  expect(parseEnv(ALONE)).toEqual({
    shopUrl: null,
    port: 3000,
    serves: true,
    works: true,
    backup: null,
    logsRequests: false,
    metrics: null,
    dataDir: resolve('data'),
    mediaDir: resolve('media'),
    buildDir: resolve('.next'),
    databaseUrl: `file:${resolve('data/fount.db')}`,
    secret: 'a secret',
    formerSecret: null,
    stripe: { secretKey: null, publishableKey: null, webhookSecret: null, apiBase: null },
    smtpUrl: null,
    files: null,
    viesUrl: null,
    ratesUrl: null,
    trustedProxies: [],
    production: false,
    leastFreeInBytes: 256 * 1024 * 1024,
    brotliQuality: 11,
  })
})

test('a public shop with everything it needs starts', () => {
  expect(parseEnv(PUBLIC)).toMatchObject({
    production: true,
    shopUrl: new URL('https://shop.example'),
    databaseUrl: 'file:/nowhere/fount.db',
    smtpUrl: 'smtp://mail.example',
  })
})

test.each([
  'PAYLOAD_SECRET',
  'STRIPE_SECRET_KEY',
  'STRIPE_PUBLISHABLE_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'SMTP_URL',
])('a public shop without %s does not start', (name) => {
  expect(errorsOf({ ...PUBLIC, [name]: undefined }).join('\n')).toContain(`${name} is missing`)
  expect(errorsOf({ ...PUBLIC, [name]: '  ' }).join('\n')).toContain(`${name} is missing`)
})

const MONGODB = 'mongodb://127.0.0.1/fount'

test.each([
  ['web', { serves: true, works: false }],
  ['work', { serves: false, works: true }],
  ['both', { serves: true, works: true }],
])('a server of several has the role %s', (ROLE, role) => {
  expect(parseEnv({ ...ALONE, DATABASE_URL: MONGODB, ROLE })).toMatchObject(role)
})

test('a role is one of three, and needs a database that several processes share', () => {
  expect(errorsOf({ ...ALONE, DATABASE_URL: MONGODB, ROLE: 'worker' })).toEqual([
    'ROLE must be web, work or both, not "worker".',
  ])
  expect(errorsOf({ ...ALONE, ROLE: 'web' })).toEqual([
    'ROLE=web needs a DATABASE_URL of MongoDB: on SQLite one process does both.',
  ])
})

test('all that is missing is named at once', () => {
  const errors = errorsOf({ SHOP_URL: 'https://shop.example', DATA_DIR: '/nowhere' })

  expect(errors.join('\n')).toMatch(
    /PAYLOAD_SECRET[^]*STRIPE_SECRET_KEY[^]*STRIPE_PUBLISHABLE_KEY[^]*STRIPE_WEBHOOK_SECRET[^]*SMTP_URL/,
  )
})

test.each([
  'http://localhost:3000',
  'http://127.0.0.1:8080',
  'http://127.1.2.3',
  'http://[::1]:3000',
])('a shop at %s is a demo', (SHOP_URL) => {
  expect(parseEnv({ ...ALONE, SHOP_URL }).production).toBe(false)
})

test.each(['http://localhost.example', 'http://192.168.1.2', 'https://127.0.0.1.example'])(
  'a shop at %s is public',
  (SHOP_URL) => {
    expect(parseEnv({ ...PUBLIC, SHOP_URL }).production).toBe(true)
  },
)

test.each([
  'http://127.0.0.1:12111',
  'https://api.stripe.com.evil.example',
  'http://api.stripe.com',
])('a public shop takes no money through %s', (STRIPE_API_BASE) => {
  expect(errorsOf({ ...PUBLIC, STRIPE_API_BASE })).toEqual([
    'STRIPE_API_BASE must be left out at a public SHOP_URL, or be https://api.stripe.com.',
  ])
})

test.each(['0', '1.5', '-3', 'many', '1e9'])('limits are widened by no factor %s', (factor) => {
  expect(errorsOf({ PAYLOAD_SECRET: 'secret', CLIENT_LIMIT_FACTOR: factor })).toEqual([
    `CLIENT_LIMIT_FACTOR must be a number from 1 to 1000000, not "${factor}".`,
  ])
})

test('a public shop widens no limit', () => {
  expect(errorsOf({ ...PUBLIC, CLIENT_LIMIT_FACTOR: '10' })).toEqual([
    'CLIENT_LIMIT_FACTOR must be left out at a public SHOP_URL: it is for tests.',
  ])
})

test('a public shop may name Stripe’s own address', () => {
  expect(errorsOf({ ...PUBLIC, STRIPE_API_BASE: 'https://api.stripe.com' })).toEqual([])
})

test.each(['postgres://db', 'mysql://db', './fount.db', 'http://db'])(
  'a database at %s is refused',
  (DATABASE_URL) => {
    expect(errorsOf({ ...ALONE, DATABASE_URL })).toEqual([
      'DATABASE_URL must begin with file: (SQLite) or mongodb:// (MongoDB).',
    ])
  },
)

test.each(['file:/data/fount.db', 'mongodb://db/fount', 'mongodb+srv://db/fount'])(
  'a database at %s is taken',
  (DATABASE_URL) => {
    expect(parseEnv({ ...ALONE, DATABASE_URL }).databaseUrl).toBe(DATABASE_URL)
  },
)

test.each(['ftp://shop.example', 'shop.example', 'javascript:alert(1)'])(
  'an address such as %s is no SHOP_URL',
  (SHOP_URL) => {
    expect(errorsOf({ ...ALONE, SHOP_URL })).toEqual([
      `SHOP_URL must be an http or https address, not "${SHOP_URL}".`,
    ])
  },
)

test('the hops whose word is believed are addresses, subnets and named networks', () => {
  const TRUSTED_PROXY = '10.0.0.7, 192.168.0.0/16,fd00::/8 , loopback'

  expect(parseEnv({ ...ALONE, TRUSTED_PROXY }).trustedProxies).toEqual([
    '10.0.0.7',
    '192.168.0.0/16',
    'fd00::/8',
    'loopback',
  ])
  expect(parseEnv(ALONE).trustedProxies).toEqual([])
})

test.each(['true', '1', 'proxy.example', '10.0.0.0/33', '10.0.0.0/', '10.0.0.0/0', '10.0.0.0/8/8'])(
  '%s is no hop to believe',
  (TRUSTED_PROXY) => {
    expect(errorsOf({ ...ALONE, TRUSTED_PROXY: `127.0.0.1, ${TRUSTED_PROXY}` })).toEqual([
      `TRUSTED_PROXY must list addresses or subnets, as 10.0.0.7, 192.168.0.0/16 or loopback, not "${TRUSTED_PROXY}".`,
    ])
  },
)

test.each(['-1', '65536', '80.5', 'eighty'])('%s is no port', (PORT) => {
  expect(errorsOf({ ...ALONE, PORT })).toEqual([
    `PORT must be a number from 0 to 65535, not "${PORT}".`,
  ])
})

test('a secret key of Stripe without its publishable one is an error', () => {
  expect(errorsOf({ ...ALONE, STRIPE_SECRET_KEY: 'sk_test_1' })).toEqual([
    'STRIPE_PUBLISHABLE_KEY is missing; STRIPE_SECRET_KEY needs it beside it.',
  ])
})

test('the secret that the setup made is read from its file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'fount-env-'))
  writeFileSync(join(folder, 'secret'), 'made by the setup\n')

  expect(parseEnv({ DATA_DIR: folder }).secret).toBe('made by the setup')
  rmSync(folder, { recursive: true })
})

test('a bucket is named with the folder in it, and its server where it is not AWS’s', () => {
  const bucketOf = (FILES_URL: string) =>
    parseEnv({ ...ALONE, FILES_URL, FILES_CACHE_GB: '2' }).files

  expect(bucketOf('s3://fonts/of/shop/?endpoint=http://127.0.0.1:7070')).toEqual({
    bucket: 'fonts',
    prefix: 'of/shop/',
    endpoint: 'http://127.0.0.1:7070',
    region: 'us-east-1',
    cacheInBytes: 2e9,
  })
  expect(bucketOf('s3://fonts?region=eu-central-1')).toMatchObject({
    prefix: '',
    endpoint: null,
    region: 'eu-central-1',
  })
})
