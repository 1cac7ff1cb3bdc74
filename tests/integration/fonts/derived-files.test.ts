import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import type { StoredLineMetrics } from '@/domain/catalogue/lines/line-metrics'
import { listFonts } from '@/operations/catalogue/list-fonts'
import { replaceMaster } from '@/operations/uploads/replace-master'
import { prepareTypefaces } from '@/operations/fonts/refresh-typeface'
import { findTrialFiles } from '@/operations/records/font-files'
import type { Typeface } from '@/payload-types'
import { openShop } from '../../support/shop/open-shop'

const shop = await openShop()
const { payload } = shop
afterAll(() => shop.close())

const ROW = { depth: 0, overrideAccess: true } as const
const ALL = { ...ROW, limit: 500 } as const

const master = (path: string) => readFile(join('src/seed/masters', path))
const bungee = await master('bungee/Bungee-Regular.ttf')
const threeScripts = await master('fount-serif/FountSerif-Regular.otf')

let made = 0

async function aPublishedFamily(trialPolicy: 'full' | 'none' = 'full') {
  const slug = `derived-${++made}`
  const typeface = await payload.create({
    collection: 'typefaces',
    data: {
      name: `Hedgerow ${made}`,
      slug,
      category: 'sans',
      designers: ['Ada', 'Bo'],
      trialPolicy,
      _status: 'published',
    },
    ...ROW,
  })
  const style = await payload.create({
    collection: 'styles',
    data: { name: 'Regular', typeface: typeface.id, typ: 'static', weight: 400, slope: 'upright' },
    ...ROW,
  })
  await replaceMaster(payload, { styleId: style.id, bytes: bungee })
  return { typeface: typeface.id, style: style.id, name: `Hedgerow ${made}` }
}

async function filesOf(style: string) {
  const { docs } = await payload.find({
    collection: 'font-files',
    where: { style: { equals: style } },
    sort: 'filekey',
    ...ALL,
  })
  return docs
}

async function paintedName(typeface: string) {
  const { docs } = await payload.find({
    collection: 'releases',
    where: { and: [{ typeface: { equals: typeface } }, { current: { equals: true } }] },
    ...ALL,
  })
  return docs.map(({ measure }) => (measure as StoredLineMetrics | null)?.text)
}

const READ_FROM_FILE = { scripts: ['Latin', 'Cyrillic', 'Greek'], designers: ['Ada', 'Bo'] }

async function change(id: string, data: Partial<Typeface>, draft: boolean) {
  await payload.update({ collection: 'typefaces', id, data, draft, ...ROW })
  await prepareTypefaces(payload)
}

const read = (id: string, draft: boolean) =>
  payload.findByID({ collection: 'typefaces', id, draft, ...ROW })

test('a name changed in a draft is painted once it is published, not before', async () => {
  const { typeface, style, name } = await aPublishedFamily()
  await change(typeface, { name: 'Bramble', _status: 'draft' }, true)
  await replaceMaster(payload, { styleId: style, bytes: threeScripts })
  const before = await paintedName(typeface)
  const [shown, draft] = await Promise.all([read(typeface, false), read(typeface, true)])
  await change(typeface, { name: 'Bramble', _status: 'published' }, false)

  expect(before).toEqual([name])
  expect(shown).toMatchObject({ name, _status: 'published', ...READ_FROM_FILE })
  expect(draft).toMatchObject({ name: 'Bramble', _status: 'draft', designers: ['Ada', 'Bo'] })
  expect(await paintedName(typeface)).toEqual(['Bramble'])
})

test('a renamed family has its menu preview and its trial font made anew, and nothing else', async () => {
  const { typeface, style } = await aPublishedFamily()
  const before = await filesOf(style)
  await change(typeface, { name: 'Quickthorn', _status: 'published' }, false)
  const after = await filesOf(style)
  const stayed = before.filter((file) => after.some(({ id }) => id === file.id))

  expect(stayed.map(({ format }) => format).toSorted()).toEqual(['PVW', 'TTF', 'WOFF', 'WOFF2'])
  expect(after.map(({ format }) => format).toSorted()).toEqual(
    before.map(({ format }) => format).toSorted(),
  )
})

test('a family that begins to lend trial fonts has them made of the masters it has', async () => {
  const { typeface, style } = await aPublishedFamily('none')
  const before = await findTrialFiles(payload, [typeface])
  await change(typeface, { trialPolicy: 'reduced', _status: 'published' }, false)
  const lent = await findTrialFiles(payload, [typeface])
  await change(typeface, { trialPolicy: 'none', _status: 'published' }, false)

  expect(before).toEqual([])
  expect(lent.map(({ format }) => format)).toEqual(['TRIAL'])
  expect((await filesOf(style)).map(({ format }) => format)).not.toContain('TRIAL')
})

test('files of a master that is not the style’s yet are on no list', async () => {
  const { typeface, style } = await aPublishedFamily()
  const listed = async () =>
    (await listFonts(payload)).families
      .filter(({ id }) => id === typeface)
      .flatMap(({ files }) => files.map(({ id }) => id))
  const before = await listed()
  await payload.create({
    collection: 'font-files',
    data: {
      style,
      typeface,
      format: 'PVW',
      filename: 'of-the-next-master.woff2',
      sha256: 'a',
      master: 'the next master',
      sizeInBytes: 1,
      filekey: `${style}:next:PVW`,
    },
    ...ROW,
  })

  expect(before).toHaveLength(3)
  expect(await listed()).toEqual(before)
})
