import { expect, test, vi } from 'vitest'
import { makeFakeClone } from '../../support/setup/fake-clone'

const WAITING = { timeout: 10_000, interval: 50 }

type Clone = ReturnType<typeof makeFakeClone>

test('a bare clone becomes a running shop, which says where it is and tells the login once', async () => {
  using clone = makeFakeClone()

  expect(await startOnce(clone)).toMatch(
    /Shop   http:\/\/localhost:\d+\nAdmin  http:\/\/localhost:\d+\/admin\n\nThe first staff login, shown this once:\n  Password  abc\n/,
  )
  expect(calls(clone)).toEqual({
    database: ['payload migrate', 'payload run src/seed/seed.ts'],
    build: ['next compile', 'next generate'],
    last: ['next generate', 'server'],
  })
  expect(clone.read('data/first-staff-login.txt')).toBeNull()
})

test('an option that nothing reads is refused, not passed over', async () => {
  using clone = makeFakeClone()
  const start = clone.run('src/setup/start.mjs', '--port', '4000')

  expect(await start.ended).toBe(1)
  expect(start.output()).toMatch(
    /^npm start takes no options, and --port is one\. .+ PORT=4000 npm start/m,
  )
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

  expect(calls(clone)).toEqual({
    database: ['payload migrate'],
    build: ['next compile', 'next generate'],
    last: ['next generate', 'server'],
  })
})

test('a migration that was cut short starts from the database as it was', async () => {
  using clone = makeFakeClone()
  clone.write('slow', '')
  const start = clone.start()
  await start.until(() => clone.read('calls')?.includes('payload waits\n') === true)

  expect(await start.stop('SIGINT')).toBe(130)
  expect(start.output()).toContain('Stopped. The same command goes on from here.')

  clone.remove('slow')
  await startOnce(clone)

  expect(clone.read('data/fount.db')).toBe(
    'migrate begun\nmigrate done\nrun src/seed/seed.ts begun\nrun src/seed/seed.ts done\n',
  )
})

test('a start that is killed takes the step it was at with it', async () => {
  using clone = makeFakeClone()
  clone.write('slow', '')
  const start = clone.start()
  await start.until(() => clone.read('calls')?.includes('payload waits\n') === true)
  const step = Number(clone.read('step-pid'))
  await start.stop('SIGKILL')

  await vi.waitFor(() => expect(() => process.kill(step, 0)).toThrow('ESRCH'), WAITING)
})

test('wrong settings end it before anything is installed, built or removed, all of them at once', async () => {
  using clone = makeFakeClone()
  const start = clone.start({
    PORT: 'eighty',
    SMTP_URL: 'nowhere',
    SHOP_URL: 'https://shop.example',
  })

  expect(await start.ended).toBe(1)
  for (const name of ['PAYLOAD_SECRET', 'STRIPE_SECRET_KEY', 'SMTP_URL', 'PORT'])
    expect(start.output()).toContain(`\n  ${name} `)
  expect([clone.read('calls'), clone.read('data/secret')]).toEqual([null, null])
  expect(clone.read('node_modules/package.json')).toBeNull()
})

test('a shop that is half restored does not open, and says how it goes on', async () => {
  using clone = makeFakeClone()
  clone.makeFolder('data')
  clone.write('data/restore-under-way', '{ "name": "2027-01-01", "database": "of another" }')
  const start = clone.start()

  expect(await start.ended).toBe(1)
  expect(start.output()).toMatch(
    /The restore of backup 2027-01-01 into .+data was broken off\. .+npm run restore -- DIR 2027-01-01/,
  )
  expect([clone.read('calls'), clone.read('data/secret')]).toEqual([null, null])
})

test('a start beside a shop that works on the same file touches nothing', async () => {
  using clone = makeFakeClone()
  clone.write('in-use', '')
  const start = clone.start()

  expect(await start.ended).toBe(1)
  expect(start.output()).toMatch(/Another shop works on .+fount\.db already\./)
  expect([clone.read('calls'), clone.read('data/secret')]).toEqual([null, null])
})

test('a shop that answers with an error is not ready, and the command ends as failed', async () => {
  using clone = makeFakeClone()
  clone.write('answers', '503')
  const start = clone.start()

  expect(await start.ended).toBe(1)
  expect(start.output()).toContain('The shop answers with 503')
  expect(start.output()).not.toContain('Ctrl-C')
})

test.each(['SIGKILL', 'SIGTERM'] as const)(
  'a server that was ended by %s from elsewhere leaves no success behind',
  async (signal) => {
    using clone = makeFakeClone()
    const start = clone.start()
    await start.until(() => start.output().includes('Ctrl-C'))
    process.kill(Number(clone.read('server-pid')), signal)

    expect(await start.ended).not.toBe(0)
  },
)

test('a start whose npm was killed ends, and its server with it', async () => {
  using clone = makeFakeClone()
  const start = clone.startByNpm()
  await start.until(() => start.output().includes('Ctrl-C'))
  const server = Number(clone.read('server-pid'))
  await start.stop('SIGKILL')

  await vi.waitFor(() => expect(() => process.kill(server, 0)).toThrow('ESRCH'), WAITING)
})

async function startOnce(clone: Clone): Promise<string> {
  const start = clone.start()
  await start.until(() => start.output().includes('Ctrl-C'))
  await start.stop()
  return start.output()
}

/** The database is made while the code is built; what comes last waits for both. */
function calls(clone: Clone) {
  const lines = (clone.read('calls') ?? '').trim().split('\n')
  const of = (program: string) => lines.filter((line) => line.startsWith(`${program} `))
  return { database: of('payload'), build: of('next'), last: lines.slice(-2) }
}
