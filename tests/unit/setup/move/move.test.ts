import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { requireRoom } from '@/setup/move/move-marks.mjs'
import { parseMove, withoutPassword } from '@/setup/move/parse-move.mjs'
import { contentOf, Tally, versionIdOf } from '@/setup/move/row-contents.mjs'

const folder = mkdtempSync(join(tmpdir(), 'fount-move-'))
afterAll(() => rmSync(folder, { recursive: true }))

const databaseFile = join(folder, 'fount.db')
const SQLITE = { databaseUrl: `file:${databaseFile}`, databaseFile, env: {} }
const MONGO = {
  databaseUrl: 'mongodb://server/shop',
  databaseFile: null,
  env: { FILES_URL: 's3://bucket' },
}

test('a shop moves from SQLite to MongoDB, its files into a bucket', () => {
  const words = ['--to', 'mongodb://server/shop', '--files', 's3://bucket']

  expect(parseMove(words, SQLITE)).toEqual({
    kind: 'move',
    to: 'mongodb://server/shop',
    toFile: null,
    files: 's3://bucket',
    isStopped: false,
    whileOpen: false,
  })
})

test('and back, once nobody works on it any more', () => {
  const to = join(folder, 'back.db')
  const words = ['--to', `file:${to}`, '--files', 'folder']

  expect(parseMove([...words, '--stopped'], MONGO)).toMatchObject({ toFile: to, files: 'folder' })
  expect(() => parseMove(words, MONGO)).toThrow('run this again with --stopped')
})

test.each([
  [[], SQLITE, 'Say where to'],
  [['--too', 'x'], SQLITE, 'Say where to'],
  [['--to', SQLITE.databaseUrl], SQLITE, 'names the database that the shop has now'],
  [['--to', 'file:/elsewhere.db'], SQLITE, 'npm run backup, then npm run restore'],
  [['--to', 'mongodb://other/shop'], MONGO, 'npm run backup, then npm run restore'],
  [['--to', 'postgres://server'], SQLITE, '--to must begin with file: (SQLite) or mongodb://'],
  [['--to', 'mongodb://s/d', '--files', '/mnt'], SQLITE, '--files must be the address of a bucket'],
  [['--to', 'mongodb://s/d', '--files', 'folder'], SQLITE, 'no FILES_URL is set'],
])('what cannot be meant is refused in a sentence: %j', (words, shop, sentence) => {
  expect(() => parseMove(words, shop)).toThrow(sentence)
})

test('a file that is there is never written over', () => {
  writeFileSync(join(folder, 'old.db'), '')
  const words = ['--to', `file:${join(folder, 'old.db')}`, '--stopped']

  expect(() => parseMove(words, MONGO)).toThrow('is there already, and nothing is written over it')
})

test('no password is printed or written down', () => {
  const url = 'mongodb+srv://user:secret@server/shop?authSource=admin'

  expect(withoutPassword(url)).toBe('mongodb+srv://server/shop')
})

test('a row has one content on both databases', () => {
  const onSqlite = {
    id: '1',
    name: 'Ann',
    note: null,
    tags: [],
    size: 0,
    isOpen: false,
    at: '2026-01-02T03:04:05.000Z',
    address: { city: 'Rome', street: null },
    group: {},
  }
  const onMongo = {
    address: { city: 'Rome' },
    at: new Date('2026-01-02T03:04:05Z'),
    isOpen: false,
    size: 0,
    name: 'Ann',
    id: '1',
  }

  expect(contentOf(onSqlite)).toBe(contentOf(onMongo))
  expect(contentOf({ ...onMongo, size: 1 })).not.toBe(contentOf(onMongo))
  expect(contentOf({ lines: ['a', null, 'b'] })).not.toBe(contentOf({ lines: ['a', 'b'] }))
})

test('rows are compared whatever their order, and one that is there twice is two', () => {
  const tallyOf = (contents: string[]) => {
    const tally = new Tally()
    for (const content of contents) tally.add(content)
    return [tally.count, tally.hash]
  }

  expect(tallyOf(['a', 'b', 'c'])).toEqual(tallyOf(['c', 'a', 'b']))
  expect(tallyOf(['a', 'a'])).not.toEqual(tallyOf(['b', 'b']))
  expect(tallyOf(['a', 'b'])[1]).not.toBe(tallyOf(['a', 'b', 'b'])[1])
})

test('a version has the same id at MongoDB each time, in the order of time, and keeps it on the way back', () => {
  const [first, second] = [
    '01890a5d-ac96-774b-bcce-b302099a8057',
    '01890a5d-ff00-774b-bcce-b302099a8057',
  ].map(versionIdOf)

  expect(first).toMatch(/^[0-9a-f]{24}$/)
  expect(versionIdOf('01890a5d-ac96-774b-bcce-b302099a8057')).toBe(first)
  expect((first ?? '') < (second ?? '')).toBe(true)
  expect(versionIdOf(first ?? '')).toBe(first)
})

const own = { words: 'mongodb://server/shop', secret: { hash: 'ours' } }
const mark = { place: 'file:/data/fount.db', at: '2026-11-29' }

test('a move goes into what is empty, and on where the same shop is on its way', () => {
  const underWay = { ...mark, state: 'under-way' as const }

  requireRoom({ isEmpty: true, mark: null, secret: null }, own)
  requireRoom({ isEmpty: false, mark: underWay, secret: null }, own)
  requireRoom({ isEmpty: false, mark: underWay, secret: { hash: 'ours' } }, own)
})

test.each([
  [{ mark: null, secret: { hash: 'ours' } }, 'is not empty'],
  [{ mark: { ...mark, state: 'arrived' as const }, secret: null }, 'may have sold since'],
  [{ mark: { ...mark, state: 'left' as const }, secret: null }, 'is not empty'],
  [
    { mark: { ...mark, state: 'under-way' as const }, secret: { hash: 'theirs' } },
    'Another shop is on its way',
  ],
])('never over what is there: %j', (found, sentence) => {
  expect(() => requireRoom({ isEmpty: false, ...found }, own)).toThrow(sentence)
})
