import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { scryptSync } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pathToFileURL } from 'node:url'
import { createClient } from '@libsql/client'
import { expect, onTestFinished, test } from 'vitest'
import {
  backupsIn,
  contentPath,
  dropOlderThan,
  listBackups,
  nameAt,
  readManifest,
  timeOf,
} from '@/setup/backup/backup-folder.mjs'
import { requireWholeRestore, restoreBackup, verifyBackup } from '@/setup/backup/restore-backup.mjs'
import { takeBackup } from '@/setup/backup/take-backup.mjs'
import { lineOf, linesIn } from '@/setup/database/mongodb-dump.mjs'

const SECRET = 'of this shop'
const DAY_MS = 24 * 3_600_000

/** A data folder with a database of one row, an owner's secret and a file of each kind. */
async function aShop() {
  const home = mkdtempSync(join(tmpdir(), 'fount-backup-'))
  onTestFinished(() => rmSync(home, { recursive: true }))
  const place = placeIn(home, 'shop')
  for (const folder of ['documents', 'archives', 'fonts/letters'])
    mkdirSync(join(place.dataDir, folder), { recursive: true })
  mkdirSync(place.mediaDir)
  writeFileSync(join(place.dataDir, 'secret'), SECRET)
  writeFileSync(join(place.dataDir, 'first-staff-login.txt'), 'a password')
  writeFileSync(join(place.dataDir, 'documents', 'a.pdf'), 'an invoice')
  writeFileSync(join(place.dataDir, 'archives', 'a.zip'), 'made again')
  writeFileSync(join(place.dataDir, 'fonts', 'letters', 'a'), 'made again')
  writeFileSync(join(place.mediaDir, 'a.svg'), '<svg/>')

  const kept = { salt: 'salt', hash: scryptSync(SECRET, 'salt', 32).toString('base64url') }
  const database = createClient({ url: pathToFileURL(place.databaseFile).href })
  await database.execute('CREATE TABLE payload_kv (key TEXT, data TEXT)')
  await database.execute({
    sql: "INSERT INTO payload_kv VALUES ('own-secret', ?)",
    args: [JSON.stringify(kept)],
  })
  database.close()
  return { place, elsewhere: placeIn(home, 'elsewhere'), folder: join(home, 'backups') }
}

function placeIn(home: string, name: string) {
  const dataDir = join(home, name)
  const databaseFile = join(dataDir, 'fount.db')
  const databaseUrl = pathToFileURL(databaseFile).href
  return { dataDir, mediaDir: join(dataDir, 'media'), databaseFile, databaseUrl }
}

test('a backup has the files that cannot be made again, the database, and not the secret', async () => {
  const { place, folder } = await aShop()
  const { name, manifest, copied } = await takeBackup(place, { folder })

  expect(manifest.files.map(({ path }) => path)).toEqual(['data/documents/a.pdf', 'media/a.svg'])
  expect([copied, manifest.database.counts]).toEqual([2, { payload_kv: 1 }])
  expect(readdirSync(join(backupsIn(folder), name))).toEqual([
    'database.sqlite.gz',
    'manifest.json',
  ])
  expect(JSON.stringify(manifest)).not.toContain(SECRET)
})

test('what lies in the folder already is not copied again, and one that was broken off goes on', async () => {
  const { place, folder } = await aShop()
  const first = await takeBackup(place, { folder })
  const draft = join(backupsIn(folder), `${nameAt()}.draft`)
  mkdirSync(draft)
  writeFileSync(join(folder, 'drafts', 'half'), 'ha')
  writeFileSync(join(place.dataDir, 'documents', 'b.pdf'), 'another')
  const second = await takeBackup(place, { folder })

  expect(second.copied).toBe(1)
  expect(await listBackups(folder)).toEqual([first.name, second.name])
  expect(readdirSync(join(folder, 'drafts'))).toEqual([])
})

test('it comes back in an empty folder, and which secret it needs is told', async () => {
  const { place, elsewhere, folder } = await aShop()
  await takeBackup(place, { folder })
  const restored = await restoreBackup(elsewhere, { folder, secret: null })
  const read = (path: string) => readFileSync(join(elsewhere.dataDir, path), 'utf8')

  expect([restored.lost, restored.secret]).toEqual([[], 'missing'])
  expect(read('documents/a.pdf')).toBe('an invoice')
  expect(readFileSync(join(elsewhere.mediaDir, 'a.svg'), 'utf8')).toBe('<svg/>')
  expect(readdirSync(elsewhere.dataDir)).not.toContain('restore-under-way')
})

test('a folder that is not empty is refused in a sentence', async () => {
  const { place, elsewhere, folder } = await aShop()
  await takeBackup(place, { folder })
  mkdirSync(elsewhere.dataDir)
  writeFileSync(join(elsewhere.dataDir, 'a thing'), '')

  await expect(restoreBackup(elsewhere, { folder, secret: SECRET })).rejects.toThrow(
    `${elsewhere.dataDir} is not empty: it has a thing. A backup is restored beside what is there, never over it: name an empty DATA_DIR and database, or move these away.`,
  )
})

test('a restore that was broken off goes on into the same database, and no other', async () => {
  const { place, elsewhere, folder } = await aShop()
  const { name } = await takeBackup(place, { folder })
  const path = join(backupsIn(folder), name, 'manifest.json')
  const manifest = readFileSync(path, 'utf8')
  writeFileSync(path, manifest.replace('"payload_kv": 1', '"payload_kv": 2'))
  await expect(restoreBackup(elsewhere, { folder, secret: SECRET })).rejects.toThrow(
    'other numbers of rows',
  )
  writeFileSync(path, manifest)
  const live = { ...elsewhere, databaseFile: place.databaseFile, databaseUrl: place.databaseUrl }

  expect(() => requireWholeRestore(elsewhere)).toThrow(
    `The restore of backup ${name} into ${elsewhere.dataDir} was broken off`,
  )
  await expect(restoreBackup(live, { folder, secret: SECRET })).rejects.toThrow(
    `The restore of backup ${name} into another database was broken off in ${elsewhere.dataDir}.`,
  )
  expect((await restoreBackup(elsewhere, { folder, secret: SECRET })).secret).toBe('fits')
  expect(() => requireWholeRestore(elsewhere)).not.toThrow()
})

test('a backup of SQLite is not put into MongoDB, nor one whose database is damaged into anything', async () => {
  const { place, elsewhere, folder } = await aShop()
  const { name } = await takeBackup(place, { folder })
  const mongo = { ...elsewhere, databaseFile: null, databaseUrl: 'mongodb://localhost/fount' }
  await expect(restoreBackup(mongo, { folder, secret: null })).rejects.toThrow(
    'This is a backup of SQLite, and DATABASE_URL names MongoDB. Set it to one of the same kind.',
  )

  writeFileSync(join(backupsIn(folder), name, 'database.sqlite.gz'), 'nothing')
  await expect(restoreBackup(elsewhere, { folder, secret: null })).rejects.toThrow(
    /database\.sqlite\.gz is damaged: the database of this backup cannot be restored\./,
  )
})

test('a line of a dump is a row, whatever ends a line elsewhere', async () => {
  const rows = ['one\u2028two\u2029three\u0085four', 'fünf\nsechs'].map((text) => ({ text }))
  const now = rows.map((row) => lineOf(JSON.stringify(row)))
  const before = rows.map((row) => `${JSON.stringify(row)}\n`)

  expect(now.join('')).not.toMatch(/[\u2028\u2029]/)
  for (const lines of [now, before]) {
    const bytes = [...Buffer.from(lines.join(''))].map((byte) => Buffer.from([byte]))
    const read: unknown[] = []
    for await (const line of linesIn(Readable.from(bytes, { objectMode: false })))
      read.push(JSON.parse(line))
    expect(read).toEqual(rows)
  }
})

test('reading one through names what is lost or damaged in it', async () => {
  const { place, folder } = await aShop()
  const { name, manifest } = await takeBackup(place, { folder })
  const [pdf, svg] = manifest.files.map(({ sha256 }) => contentPath(folder, sha256))
  writeFileSync(pdf ?? '', 'an invoicf')
  rmSync(svg ?? '')

  expect(await verifyBackup(folder, name, manifest)).toEqual([
    expect.stringContaining('data/documents/a.pdf is damaged in this backup: files/'),
    expect.stringContaining('media/a.svg is lost in this backup: files/'),
  ])
})

test('a folder within what is backed up is refused', async () => {
  const { place } = await aShop()

  await expect(takeBackup(place, { folder: join(place.dataDir, 'backups') })).rejects.toThrow(
    /would be lost with it\. Name a folder elsewhere, best on another disk\./,
  )
})

test('older ones go after so many days, with what they alone needed; the newest stays however old', async () => {
  const { place, folder } = await aShop()
  const first = await takeBackup(place, { folder })
  writeFileSync(join(place.dataDir, 'documents', 'a.pdf'), 'other bytes')
  const second = await takeBackup(place, { folder })
  const [gone, kept] = first.manifest.files.map(({ sha256 }) => sha256)
  const dropped = await dropOlderThan(folder, 30, timeOf(second.name) + 31 * DAY_MS)
  const contents = readdirSync(join(folder, 'files')).flatMap((part) =>
    readdirSync(join(folder, 'files', part)),
  )

  expect([dropped, await listBackups(folder)]).toEqual([[first.name], [second.name]])
  expect([contents.includes(gone ?? ''), contents.includes(kept ?? '')]).toEqual([false, true])
  const { name, manifest } = { ...second, manifest: await readManifest(folder, second.name) }
  expect(await verifyBackup(folder, name, manifest)).toEqual([])
})
