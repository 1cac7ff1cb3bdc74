import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { acceptMaster } from '@/operations/fonts/publish-master'
import { replaceMaster } from '@/operations/uploads/replace-master'
import { refreshTypeface } from '@/operations/fonts/refresh-typeface'
import type { FontFile, Style } from '@/payload-types'
import { listFiles } from '../../support/shop/list-files'
import { openShop } from '../../support/shop/open-shop'
import { sha256Of } from '../../support/shop/read-archive'

const shop = await openShop()
const { payload } = shop
const fonts = join(shop.dataDir, 'fonts')
afterAll(() => shop.close())

const READ = { depth: 0, limit: 500, overrideAccess: true, context: { quiet: true } } as const

let made = 0

async function aStyle(trialPolicy: 'full' | 'none' = 'full') {
  const slug = `fresh-${++made}`
  const typeface = await payload.create({
    collection: 'typefaces',
    data: { name: `Fresh ${made}`, slug, category: 'sans', trialPolicy, _status: 'draft' },
    ...READ,
  })
  const style = await payload.create({
    collection: 'styles',
    data: { name: 'Regular', typeface: typeface.id, typ: 'static', weight: 400, slope: 'upright' },
    ...READ,
  })
  return { style: style.id, typeface: typeface.id }
}

async function filesOf(style: string) {
  const { docs } = await payload.find({
    collection: 'font-files',
    where: { style: { equals: style } },
    ...READ,
  })
  return docs
}

async function readStored({ sha256, filename }: FontFile) {
  const ending = ENDING.exec(filename ?? '')?.[0] ?? ''
  const stored = await readFile(join(fonts, sha256?.slice(0, 2) ?? '', `${sha256}${ending}`))
  return { sha256: sha256Of(stored), sizeInBytes: stored.byteLength }
}

const master = (path: string) => readFile(join('src/seed/masters', path))
const ENDING = /\.(ttf|otf|woff2|woff)$/

test('what staff wrote of a published typeface stays when its fonts bring the first scripts', async () => {
  const written = {
    samples: [{ text: 'Šumava at night', lang: 'cs', dir: 'ltr', script: 'Latin' }],
    prices: [{ currency: 'USD', price: 28_000 }],
    score: [{ kind: 'verse', do: 'drop' }],
    designers: ['A designer'],
  }
  const { style, typeface } = await aStyle()
  const own = { collection: 'typefaces', id: typeface, depth: 0, overrideAccess: true } as const
  await payload.update({ ...own, data: { ...written, _status: 'published' } as never })
  const before = await payload.findByID(own)
  await replaceMaster(payload, { styleId: style, bytes: await master('bungee/Bungee-Regular.ttf') })
  const { scripts, ...after } = await payload.findByID(own)

  expect(scripts).toContain('Latin')
  expect(after).toMatchObject({ ...written, updatedAt: before.updatedAt })
})

test.each([
  ['TrueType', 'bungee/Bungee-Regular.ttf', 'TTF'],
  ['CFF', 'fount-serif/FountSerif-Light.otf', 'OTF'],
  ['variable', 'bricolage-grotesque/BricolageGrotesque-Variable.ttf', 'TTF'],
])('a %s master makes every file the shop needs of it', async (_kind, path, format) => {
  const { style } = await aStyle()
  const bytes = await master(path)
  const accepted = await acceptMaster(payload, { styleId: style, bytes })
  const files = await filesOf(style)
  const kept = await payload.findByID({ collection: 'styles', id: style, ...READ })

  expect(accepted.sha256).toBe(sha256Of(bytes))
  expect(kept.master).toBe(accepted.sha256)
  expect(files.map((file) => file.format).toSorted()).toEqual(
    [format, 'PVW', 'TRIAL', 'WOFF', 'WOFF2'].toSorted(),
  )
  expect(files.filter(({ isMaster }) => isMaster).map(({ sha256 }) => sha256)).toEqual([
    accepted.sha256,
  ])
  expect(await Promise.all(files.map(readStored))).toEqual(
    files.map(({ sha256, sizeInBytes }) => ({ sha256, sizeInBytes })),
  )
})

test('the same master accepted again changes nothing', async () => {
  const { style } = await aStyle()
  const bytes = await master('bungee/Bungee-Regular.ttf')
  await acceptMaster(payload, { styleId: style, bytes })
  const [rows, files] = [await filesOf(style), await listFiles(fonts)]
  await acceptMaster(payload, { styleId: style, bytes })

  expect(await filesOf(style)).toEqual(rows)
  expect(await listFiles(fonts)).toEqual(files)
})

test('a newer master takes the place of the files before; sold ones stay under their hash', async () => {
  const { style } = await aStyle()
  await acceptMaster(payload, { styleId: style, bytes: await master('syne/Syne-Regular.ttf') })
  const before = await listFiles(fonts)
  const next = await master('syne/Syne-Medium.ttf')
  const { sha256 } = await acceptMaster(payload, { styleId: style, bytes: next })
  const files = await filesOf(style)

  expect(new Set(files.map((file) => file.master))).toEqual(new Set([sha256]))
  expect(files).toHaveLength(5)
  expect(await listFiles(fonts)).toEqual(expect.arrayContaining(before))
})

test('a typeface that lends no trial fonts has none made', async () => {
  const { style } = await aStyle('none')
  await acceptMaster(payload, { styleId: style, bytes: await master('bungee/Bungee-Regular.ttf') })

  expect((await filesOf(style)).map(({ format }) => format)).not.toContain('TRIAL')
})

test('the letters of its name make a menu preview and a measure', async () => {
  const { style, typeface } = await aStyle()
  await acceptMaster(payload, { styleId: style, bytes: await master('bungee/Bungee-Regular.ttf') })
  await refreshTypeface(payload, typeface)
  await refreshTypeface(payload, typeface)
  const previews = (await filesOf(style)).filter(({ isMenuPreview }) => isMenuPreview)
  const { docs } = await payload.find({
    collection: 'releases',
    where: { typeface: { equals: typeface } },
    ...READ,
  })

  expect(previews.map(({ format }) => format)).toEqual(['PVW'])
  expect(docs).toHaveLength(1)
  expect(docs[0]?.measure).toMatchObject({ cuts: [style] })
})

test('a replaced master is answered with the style and every file made of it', async () => {
  const { style } = await aStyle()
  const bytes = await master('bungee/Bungee-Regular.ttf')
  const replaced = await replaceMaster(payload, { styleId: style, bytes })

  expect(replaced.style).toMatchObject({ id: style, master: sha256Of(bytes) })
  expect(replaced.files.map(({ format }) => format).toSorted()).toEqual(
    ['PVW', 'PVW', 'TRIAL', 'TTF', 'WOFF', 'WOFF2'].toSorted(),
  )
})

test('a master is an upload of one file, of which nothing stays', async () => {
  const { style } = await aStyle()
  const before = await payload.findByID({ collection: 'styles', id: style, ...READ })
  await replaceMaster(payload, { styleId: style, bytes: await master('syne/Syne-Bold.ttf') })
  const after = await payload.findByID({ collection: 'styles', id: style, ...READ })

  expect(fieldsOf(after)).toEqual(fieldsOf(before))
  expect(await payload.count({ collection: 'uploads', ...READ })).toEqual({ totalDocs: 0 })
  expect(await payload.count({ collection: 'upload-files', ...READ })).toEqual({ totalDocs: 0 })
  expect(await listFiles(join(shop.dataDir, 'uploads'))).toEqual([])
})

/** What its form says of a style; one database leaves out what another keeps as nothing. */
function fieldsOf({ name, typ, weight, slope, defaultCoordinates, variation }: Style) {
  return { name, typ, weight, slope, defaultCoordinates, variation }
}

test('what staff save of a style while its master is worked on stays', async () => {
  const { style } = await aStyle()
  const bytes = await master('syne/Syne-ExtraBold.ttf')
  const replaced = replaceMaster(payload, { styleId: style, bytes })
  const working = { state: { equals: 'working' } }
  await vi.waitFor(
    async () =>
      expect(await payload.count({ collection: 'upload-files', where: working, ...READ })).toEqual({
        totalDocs: 1,
      }),
    { timeout: 20_000, interval: 20 },
  )
  await payload.update({ collection: 'styles', id: style, data: { weight: 450 }, depth: 0 })

  expect((await replaced).style).toMatchObject({ weight: 450, master: sha256Of(bytes) })
})

test('a master for a style whose typeface lies in the trash is refused, and no other style is made', async () => {
  const { style, typeface } = await aStyle()
  const styles = await payload.count({ collection: 'styles', ...READ })
  await payload.update({
    collection: 'typefaces',
    id: typeface,
    data: { deletedAt: new Date().toISOString() },
    depth: 0,
  })
  const bytes = await master('syne/Syne-Bold.ttf')

  await expect(replaceMaster(payload, { styleId: style, bytes })).rejects.toMatchObject({
    code: 'style_not_found',
  })
  expect(await payload.count({ collection: 'styles', ...READ })).toEqual(styles)
  expect(await payload.count({ collection: 'uploads', ...READ })).toEqual({ totalDocs: 0 })
})

test('a master for a style that is not there is refused, and nothing is kept of it', async () => {
  const bytes = await master('syne/Syne-Bold.ttf')
  const before = await listFiles(fonts)

  await expect(replaceMaster(payload, { styleId: 'nobody', bytes })).rejects.toMatchObject({
    code: 'style_not_found',
    status: 404,
  })
  expect(await listFiles(fonts)).toEqual(before)
})

const whole = await master('bungee/Bungee-Regular.ttf')

test.each([
  ['a text', Buffer.from('This is no font at all, whatever its name says.')],
  ['a picture', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')],
  ['nothing', Buffer.alloc(0)],
  ['eleven bytes', whole.subarray(0, 11)],
  ['half a font', whole.subarray(0, whole.byteLength / 2)],
  ['a web font', Buffer.concat([Buffer.from('wOF2'), whole.subarray(4, 4000)])],
  ['a font whose tables lie outside', Buffer.concat([whole.subarray(0, 600), Buffer.alloc(40)])],
])('%s is refused in a sentence and leaves nothing', async (_what, bytes) => {
  const { style } = await aStyle()
  const before = await listFiles(fonts)
  const refusal = await acceptMaster(payload, { styleId: style, bytes }).catch(
    (error: unknown) => error,
  )
  const kept = await payload.findByID({ collection: 'styles', id: style, ...READ })

  expect(refusal).toMatchObject({
    code: 'not_a_font',
    message: expect.stringMatching(/^[A-Z].+\.$/),
  })
  expect(kept.master ?? null).toBeNull()
  expect(await filesOf(style)).toEqual([])
  expect(await listFiles(fonts)).toEqual(before)
})
