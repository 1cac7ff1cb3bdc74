import { execFile } from 'node:child_process'
import { appendFile, mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { getPayload } from 'payload'
import { afterAll, expect, test } from 'vitest'
import { env } from '@/env'
import { checkShop } from '@/operations/check/check-shop'
import { backUpNightly, findLastBackup } from '@/operations/scheduler/nightly-backup'
import { requireOwnSecret } from '@/operations/own-secret'
import { contentPath, listBackups, readManifest } from '@/setup/backup/backup-folder.mjs'
import { restoreBackup } from '@/setup/backup/restore-backup.mjs'
import { fileOf } from '@/setup/settings/read-settings.mjs'
import { aPaidPurchase, readStatus } from '../../support/shop/buyer'
import { emptyOutbox, openShop } from '../../support/shop/open-shop'
import { dropMongo } from '../../support/shop/template/empty-database'
import config from '../../support/shop/template/quiet-config'

const shop = await openShop()
let { payload } = shop
afterAll(async () => {
  await rm(folder, { recursive: true, force: true })
  await rm(nightly, { recursive: true, force: true })
  await rm(mediaDir, { recursive: true, force: true })
  await dropMongo(payload)
  await payload.destroy()
  await rm(env.dataDir, { recursive: true, force: true })
})

const folder = `${env.dataDir}-backups`
const nightly = `${env.dataDir}-nightly`
const mediaDir = `${env.dataDir}-media`
const place = {
  dataDir: env.dataDir,
  mediaDir,
  databaseUrl: env.databaseUrl,
  databaseFile: fileOf(env.databaseUrl),
}

/** As `npm run backup` does, in a process of its own. */
const PROGRAM = `
const { takeBackup } = await import('${resolve('src/setup/backup/take-backup.mjs')}')
const [place, folder] = process.argv.slice(1)
await takeBackup(JSON.parse(place), { folder })
`

function backUp() {
  const words = ['--input-type=module', '-e', PROGRAM, JSON.stringify(place), folder]
  return promisify(execFile)(process.execPath, words)
}

async function newestBackup() {
  const name = (await listBackups(folder)).at(-1) ?? ''
  return { name, manifest: await readManifest(folder, name) }
}

/** The machine is lost, and another one takes its place. */
async function loseEverything() {
  await dropMongo(payload)
  await payload.destroy()
  await rm(env.dataDir, { recursive: true })
  await rm(mediaDir, { recursive: true })
}

async function openAgain() {
  const { _payload: opened } = globalThis as { _payload?: Map<string, unknown> }
  opened?.clear()
  payload = await getPayload({ config })
}

async function countsNow() {
  const slugs = ['orders', 'licences', 'grants', 'invoices', 'mails', 'font-files'] as const
  const counts = slugs.map(async (collection) => [
    collection,
    (await payload.count({ collection, overrideAccess: true })).totalDocs,
  ])
  return Object.fromEntries(await Promise.all(counts)) as Record<(typeof slugs)[number], number>
}

/** SQLite’s tables have underscores. */
const countOf = (counts: Record<string, number>, slug: string) =>
  counts[slug] ?? counts[slug.replaceAll('-', '_')]

test('a shop that was backed up while people bought comes back whole elsewhere: links, checks and all', async () => {
  await requireOwnSecret(payload)
  await mkdir(mediaDir)
  await writeFile(join(mediaDir, 'a picture.svg'), '<svg/>')
  const buyer = shop.visitor()
  const { order } = await aPaidPurchase(buyer)
  const [licence] = (await readStatus(buyer, order)).licences
  const { docs } = await payload.find({
    collection: 'licences',
    limit: 1,
    showHiddenFields: true,
    overrideAccess: true,
  })
  await emptyOutbox(payload)

  const backup = backUp()
  for (let bought = 0; bought < 3; bought++) await aPaidPurchase(shop.visitor())
  await backup
  await emptyOutbox(payload)
  await backUp()
  const { name, manifest } = await newestBackup()
  const before = await countsNow()
  await loseEverything()
  const restored = await restoreBackup(place, { folder, secret: env.secret })
  await openAgain()

  const { findings } = await checkShop(payload)
  const download = await buyer.fetch(licence?.download_url ?? '')
  const check = await shop.visitor().get(`/api/licence/${docs[0]?.checkkey}`)
  expect([restored.name, restored.lost, restored.secret]).toEqual([name, [], 'fits'])
  expect(findings.filter(({ isNote }) => !isNote)).toEqual([])
  expect(await countsNow()).toEqual(before)
  expect(countOf(manifest.database.counts, 'orders')).toBe(before.orders)
  expect([download.status, (await download.arrayBuffer()).byteLength > 1000]).toEqual([200, true])
  expect(check.status).toBe(200)
  expect(await readdir(mediaDir)).toEqual(['a picture.svg'])
})

test('what one was made of while people bought is whole by itself', async () => {
  const [first = ''] = await listBackups(folder)
  await loseEverything()
  await restoreBackup(place, { folder, name: first, secret: env.secret })
  await openAgain()

  const { findings } = await checkShop(payload)
  const atThatTime = (await readManifest(folder, first)).database.counts
  expect(findings.filter(({ isNote }) => !isNote)).toEqual([])
  expect((await countsNow()).orders).toBe(countOf(atThatTime, 'orders'))
})

test('a file that is lost or damaged in the backup is named, and all else comes back', async () => {
  const { manifest } = await newestBackup()
  const fonts = manifest.files.filter(({ path }) => path.startsWith('data/fonts/'))
  const [lost, damaged] = [...new Map(fonts.map((file) => [file.sha256, file])).values()]
  if (!lost || !damaged) throw new Error('A shop has two fonts.')
  await loseEverything()
  await rm(contentPath(folder, lost.sha256))
  await appendFile(contentPath(folder, damaged.sha256), 'more')

  const restored = await restoreBackup(place, { folder, secret: 'another one' })
  await openAgain()
  const { findings } = await checkShop(payload)
  const wrong = findings.filter(({ isNote }) => !isNote).map(({ sentence }) => sentence)
  const named = (text: string) => expect.stringContaining(text)
  expect(restored.lost).toEqual(
    expect.arrayContaining([named(`${lost.path} is lost`), named(`${damaged.path} is damaged`)]),
  )
  expect(restored.secret).toBe('another')
  expect(wrong).toEqual(
    expect.arrayContaining([named(`${lost.sha256}.`), named(`${damaged.sha256}.`)]),
  )
})

test('a shop that has a folder for it backs itself up once a night, and says when it cannot', async () => {
  const now = new Date()
  const program = resolve('src/setup/backup.mjs')
  const backup = { folder: nightly, keepDays: 30 }
  await backUpNightly(payload, { now, program, backup })
  await backUpNightly(payload, { now, program, backup })

  expect(await listBackups(nightly)).toHaveLength(1)
  expect((await findLastBackup(nightly))?.getTime()).toBeGreaterThanOrEqual(now.getTime())
  await expect(
    backUpNightly(payload, { now, program, backup: { ...backup, folder: env.dataDir } }),
  ).rejects.toThrow(/The nightly backup failed\.[\s\S]* would be lost with it\./)
})
