import { expect, test } from 'vitest'
import { isDatabaseAway } from '@/operations/database-errors'

function named(name: string): Error {
  return Object.assign(new Error('The driver failed.'), { name })
}

function coded(code: unknown, cause?: unknown): Error {
  return Object.assign(new Error('The driver failed.', { cause }), { code })
}

test.each([
  'MongoServerSelectionError',
  'MongoNetworkError',
  'MongoNetworkTimeoutError',
  'MongoOperationTimeoutError',
  'MongoNotConnectedError',
  'MongoTopologyClosedError',
  'MongoPoolClearedError',
  'MongoPoolClosedError',
  'MongoWaitQueueTimeoutError',
  'MongooseServerSelectionError',
])('a %s means that the database is away', (name) => {
  expect(isDatabaseAway(named(name))).toBe(true)
})

test.each(['SQLITE_BUSY', 'SQLITE_BUSY_SNAPSHOT', 'SQLITE_CANTOPEN', 'SQLITE_IOERR_WRITE'])(
  '%s means that the database is away or busy',
  (code) => {
    expect(isDatabaseAway(coded(code))).toBe(true)
  },
)

test('a database file that cannot be opened means the same', () => {
  const message =
    'ConnectionFailed("Unable to open connection to local database data/fount.db: 14")'
  expect(isDatabaseAway(coded('', new Error(message)))).toBe(true)
})

test('an error that wraps the one of the driver means the same', () => {
  expect(isDatabaseAway(new Error('Query failed.', { cause: coded('SQLITE_BUSY') }))).toBe(true)
})

test.each([
  ['a broken row', coded('SQLITE_CONSTRAINT_UNIQUE')],
  ['a duplicate key of MongoDB', Object.assign(named('MongoServerError'), { code: 11000 })],
  ['a bug', new TypeError('undefined is not a function')],
  ['a missing file', coded('ENOENT')],
  ['a text', 'SQLITE_BUSY'],
  ['nothing', undefined],
])('%s does not', (_what, error) => {
  expect(isDatabaseAway(error)).toBe(false)
})
