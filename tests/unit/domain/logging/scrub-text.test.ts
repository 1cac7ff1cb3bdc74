import { expect, test } from 'vitest'
import { scrubText } from '@/domain/logging/safe-for-log'

test.each([
  [
    'the parameters of a statement, also those of several lines',
    'Failed query: update "users" set "salt" = ?\nparams: ada@example.org,Ada\nBuyer,abc\n    at run (db.js:1:2)',
    'Failed query: update "users" set "salt" = ?\nparams: [left out]\n    at run (db.js:1:2)',
  ],
  [
    'values within a statement',
    `Failed query: select * from "orders" where "name" = 'Ada O''Neil'\nparams: `,
    'Failed query: select * from "orders" where "name" = ?\nparams: [left out]',
  ],
  [
    'the row that MongoDB found twice',
    'E11000 duplicate key error collection: fount.users index: email_1 dup key: { email: "ada" }',
    'E11000 duplicate key error collection: fount.users index: email_1 dup key: [left out]',
  ],
  [
    'whom a mail server refuses',
    'Can’t send mail: 550 5.1.1 <ada+fonts@mail.example.org>: unknown',
    'Can’t send mail: 550 5.1.1 <[email]>: unknown',
  ],
  [
    'a password in an address',
    'connect to mongodb://fount:hunter2@db:27017 failed',
    'connect to mongodb://[left out]@db:27017 failed',
  ],
  [
    'keys of carts and orders, and tokens of downloads',
    'GET /order/Zk3hV9mXq2LwT8yB1nRs4cDe and /api/download/WyIxIl0.x7Yq-a?order_key=abc',
    'GET /order/[left out] and /api/download/:token?order_key=[left out]',
  ],
  [
    'a client’s secret of a payment, and not the payment’s name',
    'pi_3OxYz1234567890abcdef pi_3OxYz1234567890abcdef_secret_9876543210abcdef',
    'pi_3OxYz1234567890abcdef [left out]',
  ],
])('a log leaves out %s', (_what, text, kept) => {
  expect(scrubText(text)).toBe(kept)
})

test('a log keeps what says where it happened', () => {
  const text = 'Order 2026-0007 (0192f3a4-5b6c-7d8e-9f01-23456789abcd) could not be reconciled'

  expect(scrubText(text)).toBe(text)
  expect(scrubText('processTicksAndRejections SQLITE_CONSTRAINT_UNIQUE')).toBe(
    'processTicksAndRejections SQLITE_CONSTRAINT_UNIQUE',
  )
})
