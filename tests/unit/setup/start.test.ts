import { expect, test } from 'vitest'
import { makeFakeClone } from '../../support/setup/fake-clone'

type Clone = ReturnType<typeof makeFakeClone>

test('a bare clone becomes a running shop, which says where it is and tells the login once', async () => {
  using clone = makeFakeClone()

  expect(await startOnce(clone)).toMatch(
    /Shop   http:\/\/localhost:\d+\nAdmin  http:\/\/localhost:\d+\/admin\n\nThe first staff login, shown this once:\n  Password  abc\n/,
  )
  expect(clone.read('calls')).toBe(
    'payload migrate\npayload run src/seed/seed.ts\nnext build\nserver\n',
  )
  expect(clone.read('data/first-staff-login.txt')).toBeNull()
})

test('a second start only serves', async () => {
  using clone = makeFakeClone()
  await startOnce(clone)
  clone.remove('calls')

  expect(await startOnce(clone)).not.toContain('login')
  expect(clone.read('calls')).toBe('server\n')
})

test('a changed source is built again, a new migration is run', async () => {
  using clone = makeFakeClone()
  await startOnce(clone)
  clone.remove('calls')
  clone.write('src/migrations/20270101_shelf.ts', 'export const up = 1\n')
  await startOnce(clone)

  expect(clone.read('calls')).toBe('payload migrate\nnext build\nserver\n')
})

test('a migration that was cut short starts from the database as it was', async () => {
  using clone = makeFakeClone()
  clone.write('slow', '')
  const start = clone.start()
  await start.until(() => clone.read('calls') === 'payload waits\n')

  expect(await start.stop('SIGINT')).toBe(130)
  expect(start.output()).toContain('Stopped. The same command goes on from here.')

  clone.remove('slow')
  await startOnce(clone)

  expect(clone.read('data/fount.db')).toBe(
    'migrate begun\nmigrate done\nrun src/seed/seed.ts begun\nrun src/seed/seed.ts done\n',
  )
})

async function startOnce(clone: Clone): Promise<string> {
  const start = clone.start()
  await start.until(() => start.output().includes('Ctrl-C'))
  await start.stop()
  return start.output()
}
