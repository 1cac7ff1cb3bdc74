import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient } from '@libsql/client'
import { expect, onTestFinished, test } from 'vitest'
import { openSqlite } from '@/operations/database'

const COUNT = 'SELECT count(*) FROM orders'

/** A database of one table, and somebody else who locks it. */
async function openTable(patienceInMs?: number) {
  const folder = mkdtempSync(join(tmpdir(), 'fount-sqlite-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const url = `file:${join(folder, 'fount.db')}`
  const client = openSqlite(url, patienceInMs)
  await client.execute('PRAGMA journal_mode = WAL')
  await client.execute('CREATE TABLE orders (number TEXT UNIQUE)')
  const other = createClient({ url })
  return {
    client,
    lock: () => other.execute('BEGIN IMMEDIATE'),
    unlock: () => other.execute('ROLLBACK'),
    count: async () => Number((await client.execute(COUNT)).rows[0]?.[0]),
    countElsewhere: async () => Number((await other.execute(COUNT)).rows[0]?.[0]),
  }
}

const insert = (number: string) => ({
  sql: 'INSERT INTO orders VALUES (?) RETURNING number',
  args: [number],
})

test('writes wait for a locked file, each is done once, and all else goes on meanwhile', async () => {
  const { client, lock, unlock, count, countElsewhere } = await openTable()
  await lock()
  const done: string[] = []
  const writes = Array.from({ length: 20 }, async (_, number) => {
    await client.execute(insert(String(number)))
    done.push(String(number))
  })
  writes.push(client.batch([insert('a'), insert('b')], 'write').then(() => void done.push('ab')))

  await new Promise((passed) => setTimeout(passed, 100))
  expect([await count(), done]).toEqual([0, []])

  await unlock()
  await Promise.all(writes)
  expect([await count(), await countElsewhere()]).toEqual([22, 22])
})

test('a file that stays locked is said to be, nothing is written, and it works again afterwards', async () => {
  const { client, lock, unlock, count, countElsewhere } = await openTable(50)
  await lock()

  await expect(client.execute(insert('1'))).rejects.toMatchObject({ code: 'SQLITE_BUSY' })
  await expect(client.batch([insert('1')], 'write')).rejects.toMatchObject({ code: 'SQLITE_BUSY' })
  await unlock()
  expect(await count()).toBe(0)
  await client.execute(insert('1'))
  await client.batch([insert('2')], 'write')
  expect(await countElsewhere()).toBe(2)
  await lock() // not while a write is still open
})

test('whatever may change what is not a buyer’s is noticed, and reading and buying are not', async () => {
  const { client } = await openTable()
  await client.execute('CREATE TABLE "typefaces" (name TEXT)')
  const before = client.changes
  await client.execute('insert into "orders" values (2)')
  await client.execute(COUNT)
  const afterBuying = client.changes - before
  await Promise.allSettled(
    [
      'insert into "typefaces" values (1)',
      'update "typefaces" set name = 2',
      'DELETE FROM typefaces',
      'insert into "orders_rels" values (1)',
      'drop table "typefaces"',
    ].map((sql) => client.execute(sql)),
  )

  expect([afterBuying, client.changes - before]).toEqual([0, 5])
})

test('what is acknowledged is on the disk', async () => {
  const { client } = await openTable()
  const pragmas = ['journal_mode', 'synchronous', 'busy_timeout'].map((name) =>
    client.execute(`PRAGMA ${name}`),
  )

  expect((await Promise.all(pragmas)).map(({ rows }) => rows[0]?.[0])).toEqual(['wal', 2, 0])
})
