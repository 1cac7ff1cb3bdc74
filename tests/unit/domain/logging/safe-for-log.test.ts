import { expect, test } from 'vitest'
import { errorAsText, safeForLog } from '@/domain/logging/safe-for-log'

/** As a database driver throws it, and a mail server’s client. */
function anError(): Error {
  const cause = Object.assign(new Error('SQLITE_BUSY: database is locked'), { code: 'SQLITE_BUSY' })
  return Object.assign(
    new Error(
      'Failed query: insert into "users"\nparams: ada@example.org\n    at Ada (secret:1:2)',
      { cause },
    ),
    { params: ['ada@example.org'], rejected: ['ada@example.org'], query: 'insert' },
  )
}

test('an error keeps its type, its sentence, its place and its causes, and nothing that it carries', () => {
  const text = JSON.stringify(safeForLog({ err: anError(), msg: 'It failed' }))

  expect(text).toContain('Failed query: insert into')
  expect(text).toContain('SQLITE_BUSY')
  expect(text).toContain('safe-for-log.test.ts')
  expect(text).not.toMatch(/ada/i)
})

test('the same error as text ends with its cause', () => {
  const text = errorAsText(anError())

  expect(text).toMatch(/Caused by Error: SQLITE_BUSY: database is locked/)
  expect(text).not.toMatch(/ada/i)
})

test('an error that Next names on the page is found in the log by that name', () => {
  const error = Object.assign(new Error('It failed'), { digest: '2351886411' })

  expect(errorAsText(error)).toMatch(/^Reference 2351886411: Error: It failed/)
})

test('fields that hold people or their keys are named and left out, however deep', () => {
  const order = {
    number: '2026-0007',
    email: 'ada@example.org',
    lines: [{ keyhash: 'abc', amount: 1 }],
  }

  expect(safeForLog({ order })).toEqual({
    order: {
      number: '2026-0007',
      email: '[left out]',
      lines: [{ keyhash: '[left out]', amount: 1 }],
    },
  })
})
