import { bucket } from '../../support/files/bucket-environment'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { checkShop } from '@/operations/check/check-shop'
import { storedFiles } from '@/operations/files/stored-files'
import { checkReadiness } from '@/operations/site/check-readiness'
import { aPaidPurchase, readStatus } from '../../support/shop/buyer'
import { openShop } from '../../support/shop/open-shop'
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

test('a shop is ready while its bucket is there', async () => {
  const ready = await checkReadiness(payload)
  await bucket.stop()

  expect(ready.readiness.files).toBe('ok')
  expect((await checkReadiness(payload)).readiness.files).toBe(
    'The bucket of FILES_URL does not answer.',
  )
})
