import type { CollectionSlug, Payload } from 'payload'
import { countOf, namesInWords } from '@/domain/words'
import { storedFiles } from '@/operations/files/stored-files'
import { fontName } from '@/operations/fonts/font-store'
import type { ReleasedMaster } from '@/operations/fonts/releases/plan-release'
import { stylesOfLicence } from '@/operations/orders/licences/licence-contents'
import { all, findAll, QUIET, removeById, updateById } from '@/operations/records/rows'
import type { Bundle, Order, Release } from '@/payload-types'
import { emptyShop } from '../fill-shop'
import { writeSeedState } from '../seed-demo'
import { type DemoTexts, findDemoTexts } from './find-demo-texts'
import { type DemoTypeface, findDemoTypefaces } from './find-demo-typefaces'
import { idOf } from '@/operations/id-of'
import { DEMO_BUNDLES } from '../seed-bundles'

type Removal = { isDone: boolean; sentences: string[] }

type Plan = DemoTexts & {
  typefaces: DemoTypeface[]
  bundles: { id: string }[]
  refusal: string | null
}

/**
 * Takes away what the demo foundry brought and staff did not make their own; refuses as a whole where it was sold for money.
 * What it is about to do is noted first: cut short, it goes on when it is run again.
 */
export async function removeDemo(payload: Payload): Promise<Removal> {
  const plan = await planRemoval(payload)
  if (plan.refusal) return { isDone: false, sentences: [plan.refusal] }

  await writeSeedState(payload, 'removing')
  const noted = await noteRemoval(payload, {
    typefaces: plan.typefaces.map(({ id }) => id),
    bytes: await findBytes(payload, plan.typefaces),
  })
  await removeRows(payload, 'bundles', plan.bundles)
  await removeRows(payload, 'stories', plan.stories)
  await removeRows(payload, 'uses', plan.uses)
  await removeRows(payload, 'media', plan.pictures)
  await removeRows(payload, 'designers', plan.designers)
  await removeTypefaces(payload, plan.typefaces)
  await removeRows(payload, 'licence-types', plan.licenceTypes)
  await removeRows(payload, 'eulas', plan.eulas)
  await removeRows(payload, 'pages', plan.pages)
  await emptyShop(payload)
  await removeBytes(payload, noted.bytes)
  await endRemoval(payload)
  await writeSeedState(payload, 'removed')
  return { isDone: true, sentences: describe(plan) }
}

async function planRemoval(payload: Payload): Promise<Plan> {
  const begun = await readRemoval(payload)
  const found = await findDemoTypefaces(payload, begun.typefaces)
  const { bundles, keptBecause } = await findReferringRows(payload, found.typefaces)
  const sold = await findSoldOrders(payload)
  const texts = await findDemoTexts(payload, sold)
  const held = found.typefaces.filter(({ id }) => keptBecause.has(id))
  return {
    ...texts,
    bundles,
    typefaces: found.typefaces.filter(({ id }) => !keptBecause.has(id)),
    refusal: refusalOf(found.typefaces, sold),
    kept: [
      ...found.kept,
      ...held.map(({ id, name }) => `${name}, ${keptBecause.get(id)}`),
      ...texts.kept,
    ],
  }
}

async function removeRows(payload: Payload, collection: CollectionSlug, rows: { id: string }[]) {
  for (const { id } of rows) await removeById(payload, collection, id, QUIET)
}

function describe({
  typefaces,
  bundles,
  licenceTypes,
  eulas,
  pages,
  stories,
  uses,
  designers,
  kept,
}: Plan): string[] {
  const counts = [
    countOf(typefaces.length, 'typeface'),
    countOf(bundles.length, 'bundle'),
    countOf(licenceTypes.length, 'licence type'),
    countOf(eulas.length, 'licence text'),
    countOf(pages.length, 'page'),
    countOf(stories.length, 'story'),
    countOf(uses.length, 'use'),
    countOf(designers.length, 'designer'),
  ].filter((text) => !text.startsWith('0 '))
  return [
    counts.length > 0
      ? `The demo foundry is gone: ${namesInWords(counts)}.`
      : 'The demo foundry is not here: there was nothing to remove.',
    ...kept.map((what) => `Kept: ${what}.`),
  ]
}

/** Orders that were paid with real money; those of the demo payments never were. */
async function findSoldOrders(payload: Payload): Promise<Order[]> {
  return findAll(payload, 'orders', {
    where: all({ provider: 'stripe', paidAt: { exists: true } }),
    sort: 'placedAt',
  })
}

/** Why the demo stays, where typefaces of it were sold for money; null: none was. */
function refusalOf(typefaces: DemoTypeface[], orders: Order[]): string | null {
  const soldIn = orders.filter((order) => typefaces.some((typeface) => isIn(order, typeface)))
  if (soldIn.length === 0) return null
  const sold = typefaces.filter((typeface) => soldIn.some((order) => isIn(order, typeface)))
  const names = namesInWords(sold.map(({ name }) => name))
  const numbers = namesInWords(soldIn.map(({ number }) => number))
  const were = sold.length === 1 ? 'was' : 'were'
  const places = soldIn.length === 1 ? 'order' : 'orders'
  return `The demo foundry was not removed: ${names} ${were} sold for money, in ${places} ${numbers}. Unpublish what should no longer be for sale; its buyers keep their downloads.`
}

function isIn({ lines }: Order, { id, styles }: DemoTypeface): boolean {
  return lines.some(
    (line) => line.typeface.id === id || line.styles.some((style) => styles.includes(style.id)),
  )
}

/** Children before their superfamily; out of the shop first, so that nobody ever sees half of one. */
async function removeTypefaces(payload: Payload, typefaces: DemoTypeface[]): Promise<void> {
  for (const { id, styles } of typefaces.toSorted(compareDepth)) {
    await updateById(payload, 'typefaces', id, { _status: 'draft' }, QUIET)
    for (const style of styles) await removeById(payload, 'styles', style, QUIET)
    await removeById(payload, 'typefaces', id, QUIET)
  }
}

function compareDepth(a: DemoTypeface, b: DemoTypeface): number {
  return Number(b.parent !== null) - Number(a.parent !== null)
}

/** What a removal is about to take away. The rows go first; without this note nothing would know of the bytes after a crash. */
type NotedRemoval = { typefaces: string[]; bytes: StoredBytes[] }

const KEY = 'demo-foundry-removal'

async function readRemoval(payload: Payload): Promise<NotedRemoval> {
  return (await payload.kv.get<NotedRemoval>(KEY)) ?? { typefaces: [], bytes: [] }
}

/** Adds to what a removal that was cut short had noted. */
async function noteRemoval(payload: Payload, more: NotedRemoval): Promise<NotedRemoval> {
  const before = await readRemoval(payload)
  const noted = {
    typefaces: [...new Set([...before.typefaces, ...more.typefaces])],
    bytes: [...before.bytes, ...more.bytes],
  }
  await payload.kv.set(KEY, noted)
  return noted
}

async function endRemoval(payload: Payload): Promise<void> {
  await payload.kv.delete(KEY)
}

type Referring = {
  bundles: Bundle[]
  /** Why typefaces of the demo are kept, by their ids. */
  keptBecause: Map<string, string>
}

/** The demo's own bundles; and which of its typefaces rows of staff's refer to: those stay, since no row of staff's is touched. */
async function findReferringRows(payload: Payload, typefaces: DemoTypeface[]): Promise<Referring> {
  const bundles = await findAll(payload, 'bundles')
  const coupons = await findAll(payload, 'coupons')
  const children = await findAll(payload, 'typefaces', {
    where: { parent: { in: typefaces.map(({ id }) => id) } },
  })
  const ofDemo = bundles.filter((bundle) => isDemoBundle(bundle, typefaces))
  const own = bundles.filter((bundle) => !ofDemo.includes(bundle))
  const keptBecause = new Map<string, string>()
  for (const typeface of typefaces) {
    const bundle = own.find((one) => holds(one, typeface))
    const coupon = coupons.find((one) => (one.typefaces ?? []).map(idOf).includes(typeface.id))
    const child = children.find(
      ({ id, parent }) =>
        parent && idOf(parent) === typeface.id && !typefaces.some((one) => one.id === id),
    )
    if (bundle) keptBecause.set(typeface.id, `which your bundle ${bundle.name} holds`)
    else if (coupon) keptBecause.set(typeface.id, `which your coupon ${coupon.code} is for`)
    else if (child) keptBecause.set(typeface.id, `which ${child.name} belongs to`)
  }
  return { bundles: ofDemo, keptBecause }
}

function isDemoBundle(bundle: Bundle, typefaces: DemoTypeface[]): boolean {
  const all = [...(bundle.styles ?? []), ...(bundle.typefaces ?? [])].map(idOf)
  const demo = new Set(typefaces.flatMap(({ id, styles }) => [id, ...styles]))
  return DEMO_BUNDLES.some(({ slug }) => slug === bundle.slug) && all.every((id) => demo.has(id))
}

function holds(bundle: Bundle, { id, styles }: DemoTypeface): boolean {
  return (
    (bundle.typefaces ?? []).map(idOf).includes(id) ||
    (bundle.styles ?? []).map(idOf).some((style) => styles.includes(style))
  )
}

type StoredBytes = { sha256: string; extension: string }

/** The bytes of every file of these typefaces, and of the masters of their earlier releases. */
async function findBytes(payload: Payload, typefaces: DemoTypeface[]): Promise<StoredBytes[]> {
  const where = { typeface: { in: typefaces.map(({ id }) => id) } }
  const [files, releases] = await Promise.all([
    findAll(payload, 'font-files', { where }),
    findAll(payload, 'releases', { where }),
  ])
  return [
    ...files.map(({ sha256, filename }) => {
      return { sha256: sha256 ?? '', extension: filename?.split('.').at(-1) ?? '' }
    }),
    ...releases.flatMap(mastersOf).map(({ sha256, format }) => {
      return { sha256, extension: format.toLowerCase() }
    }),
  ]
}

/** Removes them where nothing refers to them any longer: a file of staff's may have the same bytes, and what an order holds stays. */
async function removeBytes(payload: Payload, bytes: StoredBytes[]): Promise<void> {
  const needed = await findNeeded(payload, bytes)
  for (const { sha256, extension } of bytes) {
    if (!needed.has(sha256)) await storedFiles.drop(fontName(sha256, extension))
  }
}

async function findNeeded(payload: Payload, bytes: StoredBytes[]): Promise<Set<string>> {
  const [files, releases, licences, orders] = await Promise.all([
    findAll(payload, 'font-files', {
      where: { sha256: { in: bytes.map(({ sha256 }) => sha256) } },
    }),
    findAll(payload, 'releases'),
    findAll(payload, 'licences'),
    findAll(payload, 'orders', { where: { state: { not_equals: 'cancelled' } } }),
  ])
  const sold = [
    ...licences.flatMap(({ styles }) => stylesOfLicence({ styles })),
    ...orders.flatMap(({ lines }) => lines.flatMap((line) => line.styles)),
  ]
  return new Set([
    ...files.map(({ sha256 }) => sha256 ?? ''),
    ...releases.flatMap(mastersOf).map(({ sha256 }) => sha256),
    ...sold.flatMap((style) => style.files.map(({ sha256 }) => sha256)),
  ])
}

function mastersOf({ masters }: Pick<Release, 'masters'>): ReleasedMaster[] {
  return (masters ?? []) as unknown as ReleasedMaster[]
}
