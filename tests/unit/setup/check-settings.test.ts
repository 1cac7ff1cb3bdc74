import { expect, test } from 'vitest'
import { findSettingErrors } from '@/setup/settings/check-settings.mjs'

const PUBLIC = {
  SHOP_URL: 'https://shop.example',
  PAYLOAD_SECRET: 'Zk3v0qT8yWn5bJr2xLm7dHs9fGp4cVa1',
  STRIPE_SECRET_KEY: 'sk_live_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
  SMTP_URL: 'smtp://user:word@mail.example:587',
}

test('a public shop with everything it needs has nothing wrong', () => {
  expect(findSettingErrors(PUBLIC)).toEqual([])
})

test('a secret in hexadecimal is a secret', () => {
  const PAYLOAD_SECRET = '9f3c2e71b0a84d56e8c7f1250b9d34a6'

  expect(findSettingErrors({ ...PUBLIC, PAYLOAD_SECRET })).toEqual([])
})

test.each([
  ['short', 'Zk3v0qT8yWn5bJr2xLm7dHs9fGp4cVa', '32 or more characters'],
  ['of this repository', 'development-secret-for-generating-only', 'anybody can guess'],
  ['of a template', 'YOUR_SECRET_HERE_YOUR_SECRET_HERE', 'anybody can guess'],
  ['of a guide', 'change-me-to-something-very-long-and-random', 'anybody can guess'],
  ['that repeats one letter', 'x'.repeat(64), 'anybody can guess'],
])('a secret %s is refused at a public address, unsaid', (_, PAYLOAD_SECRET, words) => {
  const errors = findSettingErrors({ ...PUBLIC, PAYLOAD_SECRET })

  expect(errors).toEqual([expect.stringContaining(words)])
  expect(errors[0]).not.toContain(PAYLOAD_SECRET)
  expect(findSettingErrors({ PAYLOAD_SECRET })).toEqual([])
})

test.each([
  [{ STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_PUBLISHABLE_KEY: 'pk_test_1' }, 2, /is a test key/],
  [{ STRIPE_SECRET_KEY: 'rk_test_1', STRIPE_PUBLISHABLE_KEY: 'pk_test_1' }, 2, /is a test key/],
  [{ STRIPE_PUBLISHABLE_KEY: 'pk_test_1' }, 2, /PUBLISHABLE_KEY is a test key|of one mode/],
  [{ STRIPE_SECRET_KEY: 'pk_live_1' }, 1, /^STRIPE_SECRET_KEY must begin with sk_live_/],
  [{ STRIPE_WEBHOOK_SECRET: 'sk_live_1' }, 1, /^STRIPE_WEBHOOK_SECRET must begin with whsec_/],
])('a public shop with %o does not start', (keys, count, words) => {
  const errors = findSettingErrors({ ...PUBLIC, ...keys })

  expect(errors).toHaveLength(count)
  for (const error of errors) expect(error).toMatch(words)
})

test.each([{}, { SHOP_URL: 'http://localhost:3000' }])(
  'keys of two modes, and live keys without a webhook secret, start nowhere: %o',
  (place) => {
    const live = { STRIPE_SECRET_KEY: 'sk_live_1', STRIPE_PUBLISHABLE_KEY: 'pk_live_1' }

    expect(findSettingErrors({ ...place, ...live })).toEqual([
      expect.stringMatching(/^STRIPE_WEBHOOK_SECRET is missing/),
    ])
    expect(
      findSettingErrors({
        ...place,
        STRIPE_SECRET_KEY: 'sk_test_1',
        STRIPE_PUBLISHABLE_KEY: 'pk_live_1',
        STRIPE_WEBHOOK_SECRET: 'whsec_1',
      }),
    ).toEqual([expect.stringMatching(/both must be of one mode/)])
  },
)

test.each([
  'mail.example:25',
  'shop@mail.example',
  'http://mail.example',
  'smtp://',
  'mailto:a@b.example',
])('mail is not handed over to %s', (SMTP_URL) => {
  expect(findSettingErrors({ SMTP_URL })).toEqual([
    'SMTP_URL must be the address of a mail server, as smtp://mail.example:587.',
  ])
})

test('a data folder that is a file is named', () => {
  expect(findSettingErrors({ DATA_DIR: 'package.json' })).toEqual([
    'DATA_DIR must be a folder; package.json is none.',
  ])
})

const BUCKET = 's3://bucket/folder?endpoint=https://s3.example&region=eu-central-1'

test.each([
  ['https://bucket.example', `FILES_URL must be the address of a bucket, as ${BUCKET}.`],
  ['s3://', `FILES_URL must be the address of a bucket, as ${BUCKET}.`],
  [
    's3://key:word@bucket',
    'FILES_URL must have no key in it: AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY are.',
  ],
  ['s3://bucket?host=x', `FILES_URL knows endpoint and region alone, as ${BUCKET}.`],
  [
    's3://bucket?endpoint=s3.example',
    'The endpoint of FILES_URL must be an http or https address.',
  ],
])('the bucket %s is refused in a sentence', (FILES_URL, sentence) => {
  expect(findSettingErrors({ FILES_URL })).toEqual([sentence])
})

test('a bucket is reached by two keys, or by those that AWS’s tools find', () => {
  expect(findSettingErrors({ FILES_URL: BUCKET })).toEqual([])
  expect(findSettingErrors({ FILES_URL: BUCKET, AWS_ACCESS_KEY_ID: 'key' })).toEqual([
    'AWS_SECRET_ACCESS_KEY is missing: the two AWS keys go together.',
  ])
})
