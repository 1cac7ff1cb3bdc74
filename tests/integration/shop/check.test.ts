import { stripe } from '../../support/shop/stripe-environment'
import { appendFile, cp, mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { checkShop } from '@/operations/check/check-shop'
import { bringSharedMedia, MEDIA_FOLDER } from '@/operations/files/media-files'
import { fontPath } from '@/operations/fonts/font-store'
import { stylesOfLicence } from '@/operations/orders/licences/licence-contents'
import { aPurchase, confirm } from '../../support/shop/buyer'
import { requireOrder } from '../../support/shop/delivered'
import { openShop } from '../../support/shop/open-shop'
import { createPicture } from '../../support/shop/pictures'

const shop = await openShop()
const { payload } = shop
afterAll(async () => {
  await stripe.stop()
  await shop.close()
})

async function buy() {
  const buyer = shop.visitor()
  const bought = await aPurchase(buyer)
  stripe.commands.pay(bought.payment.payment_intent)
  await confirm(buyer, bought.cart, bought.payment)
  return requireOrder(shop, bought.order)
}

async function wrong() {
  const { findings } = await checkShop(payload)
  return findings.filter(({ isNote }) => !isNote).map(({ sentence }) => sentence)
}

const has = (text: string) => expect.stringContaining(text)

test('a shop that sold is whole: its files, its orders with licences and documents, Stripe’s list', async () => {
  await buy()
  const { counted, findings } = await checkShop(payload)
  const counts = Object.fromEntries(counted.map(({ subject, count }) => [subject, count]))

  expect(findings.filter(({ isNote }) => !isNote)).toEqual([])
  expect(counts).toMatchObject({ orders: 1, licences: 1, grants: 1, invoices: 1, payments: 1 })
  expect(counts.masters).toBeGreaterThan(0)
})

test('a shop in a folder of its own takes its media along from the folder of all, and leaves those of others', async () => {
  const shared = join(shop.dataDir, 'of-all')
  await createPicture(payload, 'Its own')
  await createPicture(payload, 'Of one name')
  await mkdir(shared)
  await cp(join(MEDIA_FOLDER, 'its-own.svg'), join(shared, 'its-own.svg'))
  await writeFile(join(shared, 'of-one-name.svg'), 'another’s')
  await writeFile(join(shared, 'another.svg'), 'another’s')
  await rm(MEDIA_FOLDER, { recursive: true })
  await bringSharedMedia(payload, shared)
  const { findings } = await checkShop(payload)

  expect(MEDIA_FOLDER).toBe(join(shop.dataDir, 'media'))
  expect(await readdir(MEDIA_FOLDER)).toContain('its-own.svg')
  expect(await readdir(MEDIA_FOLDER)).not.toContain('of-one-name.svg')
  expect(findings.filter(({ sentence }) => sentence.includes('another.svg'))).toEqual([])
})

test('what is lost, damaged or stands alone is named, with what to do', async () => {
  const orders = [await buy(), await buy(), await buy()] as const
  const [unlicensed, uninvoiced, unknown] = orders
  const { docs } = await payload.find({
    collection: 'licences',
    where: { order: { equals: unknown.id } },
    depth: 0,
    overrideAccess: true,
  })
  const [lost, damaged] = docs.flatMap(stylesOfLicence).flatMap(({ files }) => files)
  if (!lost || !damaged) throw new Error('A licence has two files.')
  await rm(await fontPath(lost.sha256, lost.extension))
  await appendFile(await fontPath(damaged.sha256, damaged.extension), 'more')
  const orphan = await fontPath('0'.repeat(64), 'ttf')
  await writeFile(join(shop.dataDir, 'fonts', `${'0'.repeat(64)}.ttf`), 'nobody’s')
  await payload.db.deleteMany({
    collection: 'licences',
    where: { order: { equals: unlicensed.id } },
  })
  await payload.db.deleteMany({
    collection: 'invoices',
    where: { order: { equals: uninvoiced.id } },
  })
  await payload.db.updateOne({
    collection: 'orders',
    where: { id: { equals: unknown.id } },
    data: { intent: 'pi_nobodyknowsit' },
  })

  const found = await wrong()
  expect(found).toEqual(
    expect.arrayContaining([
      has(`is lost: ${await fontPath(lost.sha256, lost.extension)}. Copy it there from a backup`),
      has(`${await fontPath(damaged.sha256, damaged.extension)}. Copy it there from a backup`),
      has(`Order ${unlicensed.number} was delivered and has no licence for Young Serif.`),
      has('opens a licence that is gone.'),
      has(`Order ${uninvoiced.number} was delivered and has no invoice.`),
      has('is missing among the documents.'),
      has(`Stripe lists no payment pi_nobodyknowsit.`),
    ]),
  )
  const { findings } = await checkShop(payload)

  expect(findings.filter(({ subject }) => subject === 'orphans')).toContainEqual({
    subject: 'orphans',
    isNote: true,
    sentence: has(orphan.split('/').at(-1) ?? ''),
  })
})
