import { bucket } from '../../support/files/bucket-environment'
import { rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { checkShop } from '@/operations/check/check-shop'
import { MEDIA_FOLDER, storeOldMedia } from '@/operations/files/media-files'
import { storedFiles } from '@/operations/files/stored-files'
import { composeMail } from '@/operations/mails/compose-mail'
import { checkReadiness } from '@/operations/site/check-readiness'
import { tellOfLostFiles } from '@/operations/staff/notify-staff'
import { aPaidPurchase, readStatus } from '../../support/shop/buyer'
import { openShop } from '../../support/shop/open-shop'
import { signInStaff } from '../../support/shop/staff'
import { readArchive } from '../../support/shop/read-archive'

const shop = await openShop()
const { payload } = shop
await storedFiles.tidy()
await emptyDisk()
const buyer = shop.visitor()
const { order } = await aPaidPurchase(buyer)
afterAll(async () => {
  await shop.close()
})

async function emptyDisk() {
  for (const name of ['fonts', 'documents', 'archives', 'uploads'])
    await rm(join(shop.dataDir, name), { recursive: true, force: true })
}

async function licence() {
  const [first] = (await readStatus(buyer, order)).licences
  if (!first) throw new Error('A purchase has a licence.')
  return first
}

async function namesIn(response: Response) {
  return (await readArchive(response)).map(({ name }) => name)
}

test('the disk is emptied, and every download still comes', async () => {
  const url = (await licence()).download_url
  const before = await namesIn(await buyer.fetch(url))
  const { documents } = await readStatus(buyer, order)
  const urls = documents.map((document) => document.url)
  const papers = () =>
    Promise.all(
      urls.map(async (paper) => Buffer.from(await (await buyer.fetch(paper)).arrayBuffer())),
    )
  const printed = await papers()
  await emptyDisk()

  expect(before.length).toBeGreaterThan(2)
  expect(await namesIn(await buyer.fetch(url))).toEqual(before)
  expect(await papers()).toEqual(printed)
})

test('an object that is gone is said of that download, and named by the check; the licence’s paper still comes', async () => {
  const { download_url: url } = await licence()
  const { documents } = await readStatus(buyer, order)
  const paper = documents.find(({ kind }) => kind === 'licence')?.url ?? ''
  const sold = [...bucket.objects].filter(([name]) => /\.(ttf|otf)$/.test(name))
  for (const [name] of sold) bucket.objects.delete(name)
  await emptyDisk()
  const lost = await buyer.fetch(url)
  const { error } = (await lost.json()) as { error: { message: string } }
  const { findings } = await checkShop(payload)
  for (const [name, bytes] of sold) bucket.objects.set(name, bytes)

  expect([lost.status, error.message]).toEqual([
    503,
    expect.stringContaining('write to the foundry'),
  ])
  expect((await buyer.fetch(paper)).status).toBe(200)
  expect(findings.map(({ sentence }) => sentence)).toContainEqual(
    expect.stringContaining(' is lost: s3://shop/of/fonts/'),
  )
  expect((await buyer.fetch(url)).status).toBe(200)
})

test('staff are told of a lost object by one mail a day, whoever asks for it how often', async () => {
  await signInStaff(shop)
  const [font] = [...bucket.objects].filter(([name]) => /\.otf$|\.ttf$/.test(name))
  const [name, bytes] = font!
  bucket.objects.delete(name)
  await emptyDisk()
  for (let time = 0; time < 2; time++) {
    await expect(storedFiles.read(name.slice('of/'.length))).rejects.toThrow()
    await tellOfLostFiles(payload)
  }
  bucket.objects.set(name, bytes)
  const { docs } = await payload.find({
    collection: 'mails',
    where: { kind: { equals: 'staff_file_lost' }, to: { equals: 'staff@example.org' } },
  })
  const mail = await composeMail(payload, docs[0]!)

  expect(docs).toHaveLength(1)
  expect(mail?.text).toContain(name.slice('of/'.length))
})

const PICTURE = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><path d="M0 0h9v9z"/></svg>',
)

async function openPicture(filename: string) {
  const answer = await shop.visitor().fetch(`/api/media/file/${filename}`)
  return { status: answer.status, bytes: (await answer.arrayBuffer()).byteLength }
}

test('a picture that one server was given is served by another, as it is, and by none once it is deleted', async () => {
  const file = { name: 'drawn.svg', data: PICTURE, mimetype: 'image/svg+xml', size: PICTURE.length }
  const { id, filename } = await payload.create({
    collection: 'media',
    data: { alt: 'A triangle' },
    file,
    overrideAccess: true,
  })
  const path = join(MEDIA_FOLDER, filename ?? '')
  const size = (await stat(path)).size
  await rm(path)
  const elsewhere = await openPicture(filename ?? '')
  // What another server had under this name before, since when the row has changed.
  await writeFile(path, 'another')
  await utimes(path, new Date(0), new Date(0))
  const anew = await openPicture(filename ?? '')
  await rm(path)
  const { findings } = await checkShop(payload)
  await payload.delete({ collection: 'media', id, overrideAccess: true })
  await writeFile(path, 'left at another server')
  const gone = await openPicture(filename ?? '')
  await rm(path)

  expect([elsewhere, anew]).toEqual([
    { status: 200, bytes: size },
    { status: 200, bytes: size },
  ])
  expect(findings.filter(({ subject }) => subject === 'media')).toEqual([])
  expect(gone.status).toBe(404)
  expect([...bucket.objects.keys()].filter((name) => name.includes('drawn'))).toEqual([])
})

test('pictures of a shop that had no bucket are brought there', async () => {
  const media = await payload.find({ collection: 'media', limit: 1, overrideAccess: true })
  const name = media.docs[0]?.filename ?? ''
  await storeOldMedia(payload)

  expect([...bucket.objects.keys()].some((key) => key.startsWith(`of/media/${name}/`))).toBe(
    media.docs.length > 0,
  )
})

test('a shop is ready while its bucket is there', async () => {
  const ready = await checkReadiness(payload)
  await bucket.stop()

  expect(ready.readiness.files).toBe('ok')
  expect((await checkReadiness(payload)).readiness.files).toBe(
    'The bucket of FILES_URL does not answer.',
  )
})
