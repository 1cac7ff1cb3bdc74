import type { Payload } from 'payload'
import { afterAll, expect, test } from 'vitest'
import { readShop } from '@/operations/records/shop'
import { removeDemo } from '@/seed/removal/remove-demo'
import { seedCatalogue } from '@/seed/seed-catalogue'
import { seedOnStart } from '@/seed/seed-demo'
import { seedPages } from '@/seed/seed-pages'
import { seedPriceRules } from '@/seed/seed-price-rules'
import DEMO_USES from '@/seed/demo-uses.json'
import { seedUses } from '@/seed/seed-uses'
import { demoTypeface } from '@/seed/demo-typefaces'
import { aLine, aPaidPurchase, readStatus, type Placed } from '../../support/shop/buyer'
import { requireOrder } from '../../support/shop/delivered'
import { listFiles } from '../../support/shop/list-files'
import { openShop } from '../../support/shop/open-shop'
import { readArchive } from '../../support/shop/read-archive'

const shop = await openShop()
const { payload } = shop
afterAll(() => shop.close())

const ALL = { depth: 0, pagination: false, limit: 1000, sort: 'id', overrideAccess: true } as const
const KINDS = [
  ...(['typefaces', 'styles', 'font-files', 'releases', 'bundles'] as const),
  ...(['licence-types', 'eulas', 'pages', 'uses', 'media'] as const),
]
const buyer = shop.visitor()
const { order } = await aPaidPurchase(buyer, 'young-serif')

test('typefaces that were sold for money stay, and the sentence names them and their orders', async () => {
  await takeFor(order, 'stripe')
  const before = await everything()
  const { isDone, sentences } = await removeDemo(payload)

  expect(isDone).toBe(false)
  expect(sentences).toEqual([
    `The demo foundry was not removed: Young Serif was sold for money, in order ${order.order_number}. Unpublish what should no longer be for sale; its buyers keep their downloads.`,
  ])
  expect(await everything()).toEqual(before)
  await takeFor(order, 'demo')
})

test('what staff made or changed stays, with what it refers to', async () => {
  const own = await staffWork()
  const { isDone, sentences } = await removeDemo(payload)
  const left = await everything()

  expect([isDone, sentences.slice(1)]).toEqual([
    true,
    [
      'Kept: Fount Serif, which holds styles of your own.',
      'Kept: Instrument Serif, which your bundle Own pair holds.',
      'Kept: the licence type Apps, which you changed.',
      'Kept: the licence text App licence 1.0, which is in use.',
    ],
  ])
  expect(left.typefaces.map(nameOf).toSorted()).toEqual(['Fount Serif', 'Instrument Serif'])
  expect(left.bundles).toEqual([own.bundle])
  expect(left['licence-types'].map(nameOf)).toEqual(['Apps'])
  expect([left.eulas.length, left.pages.length]).toEqual([1, 0])
  expect(left.shop).toMatchObject({ seller: 'Own Foundry', email: null, address: { street: null } })
})

test('a removal that is cut short at every step is complete when it is run again', async () => {
  await removeStaffWork()
  await seedPriceRules(payload)
  await seedPages(payload)
  await seedCatalogue(payload, [
    demoTypeface('instrument-serif'),
    demoTypeface('geist'),
    demoTypeface('young-serif'),
  ])
  await seedUses(
    payload,
    DEMO_USES.filter(({ typeface }) => ['geist', 'young-serif'].includes(typeface)),
  )
  let cuts = 0
  while (!(await removeDemo(cutAfter(payload, 2)).catch(() => null))) cuts += 1
  const left = await everything()

  expect(cuts).toBeGreaterThan(6)
  expect(KINDS.flatMap((kind) => left[kind])).toEqual([])
  expect(await listFiles(`${shop.dataDir}/fonts`)).toHaveLength(FILES_OF_THE_ORDER)
})

test('removed twice, nothing changes and nothing is claimed', async () => {
  const before = await everything()

  expect(await removeDemo(payload)).toEqual({
    isDone: true,
    sentences: ['The demo foundry is not here: there was nothing to remove.'],
  })
  expect(await everything()).toEqual(before)
})

test('a shop at a public address begins empty, and a demo that was removed does not come back', async () => {
  const before = await everything()
  await seedOnStart(payload, { isPublic: false })
  await payload.kv.delete('demo-foundry')
  await seedOnStart(payload, { isPublic: true })

  expect(await everything()).toEqual(before)
})

test('who bought with play money keeps the fonts', async () => {
  const [licence] = (await readStatus(buyer, order)).licences
  const names = (await readArchive(await buyer.fetch(licence?.download_url ?? ''))).map(nameOf)

  expect(names).toContain('Young Serif/Desktop/YoungSerif-Regular.ttf')
})

/** OTF or TTF, WOFF2 and WOFF of Young Serif, and its name as its mail shows it, in both tones. */
const FILES_OF_THE_ORDER = 5

type Row = { id: string; name?: string }

async function everything() {
  const lists = await Promise.all(
    KINDS.map(async (collection) => {
      const { docs } = await payload.find({ collection, ...ALL })
      return [collection, docs as Row[]] as const
    }),
  )
  const rows = Object.fromEntries(lists) as Record<(typeof KINDS)[number], Row[]>
  return { ...rows, shop: await readShop(payload) }
}

function nameOf({ name = '' }: { name?: string }): string {
  return name
}

async function takeFor(placed: Placed, provider: 'stripe' | 'demo'): Promise<void> {
  const { id } = await requireOrder(shop, placed)
  await payload.db.updateOne({ collection: 'orders', id, data: { provider } })
}

/** A style and a bundle of staff's own, a licence type and a seller they changed. */
async function staffWork() {
  const typeface = await findId('typefaces', { slug: { equals: 'fount-serif' } })
  await payload.create({
    collection: 'styles',
    data: { typeface, name: 'Own', typ: 'static', weight: 400, slope: 'upright' },
    overrideAccess: true,
  })
  const { styles } = await aLine(shop.visitor(), { slug: 'instrument-serif' })
  const bundle = await payload.create({
    collection: 'bundles',
    data: {
      name: 'Own pair',
      slug: 'own-pair',
      position: 0,
      price: 100,
      styles: styles.slice(0, 2),
    },
    overrideAccess: true,
  })
  const id = await findId('licence-types', { key: { equals: 'app' } })
  await payload.update({
    collection: 'licence-types',
    id,
    data: { name: 'Apps' },
    overrideAccess: true,
  })
  await payload.updateGlobal({
    slug: 'shop',
    data: { seller: 'Own Foundry' },
    overrideAccess: true,
  })
  return { bundle: (await everything()).bundles.find((one) => one.id === bundle.id) }
}

async function removeStaffWork(): Promise<void> {
  await payload.delete({ collection: 'bundles', where: { slug: { equals: 'own-pair' } }, ...ALL })
  await payload.delete({ collection: 'styles', where: { name: { equals: 'Own' } }, ...ALL })
  await payload.delete({ collection: 'licence-types', where: { key: { equals: 'app' } }, ...ALL })
}

async function findId(collection: 'typefaces' | 'licence-types', where: object): Promise<string> {
  const { docs } = await payload.find({ collection, where: where as never, ...ALL })
  return docs[0]?.id ?? ''
}

/** The same shop, which ends after so many deletions. */
function cutAfter(whole: Payload, times: number): Payload {
  let left = times
  const remove = (query: Parameters<Payload['delete']>[0]) => {
    if (left === 0) throw new Error('cut short')
    left -= 1
    return whole.delete(query as never)
  }
  return Object.assign(Object.create(whole) as Payload, { delete: remove })
}
