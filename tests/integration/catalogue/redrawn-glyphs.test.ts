import { readFile, rename } from 'node:fs/promises'
import { afterAll, expect, test, vi } from 'vitest'
import type { RedrawnGlyphs } from '@/domain/catalogue/releases/redrawn'
import { fontPath } from '@/operations/fonts/font-store'
import { replaceMaster } from '@/operations/uploads/replace-master'
import { drawOldReleases, renewOldReleases } from '@/operations/fonts/releases/renew-old-releases'
import { refreshPages } from '@/operations/site/page-cache/refresh-pages'
import type { Release, Style, Typeface } from '@/payload-types'
import { redraw, widen } from '../../support/fonts/change-font'
import { glyphsOf } from '../../support/fonts/glyphs-of'
import { renderPage } from '../../support/pages/render-page'
import { openShop } from '../../support/shop/open-shop'

const shop = await openShop()
const { payload } = shop
afterAll(async () => {
  // Other test files follow in this process.
  vi.doUnmock('@/app/(shop)/tag-page')
  vi.doUnmock('@/app/(shop)/open-shop')
  await shop.close()
})

// Next alone has the cache that a page is tagged for.
vi.mock('@/app/(shop)/tag-page', () => ({ tagPage: async () => undefined }))
vi.mock('@/app/(shop)/open-shop', () => ({ openShop: async () => payload }))

const SLUG = 'recursive-sans-linear'
const MASTERS = `src/seed/masters/${SLUG}/RecursiveSansLinear`
const QUIET = { depth: 0, overrideAccess: true, context: { quiet: true } } as const
const A_CHANGED = /<svg role="img" aria-label="a, changed: [^"]+\."/

test('a release that draws nothing anew says nothing of it', async () => {
  await replaceRegular(widen(await readRegular(), { 30: 5 }))
  const release = await newestRelease()

  expect(release.redrawn).toMatchObject({ glyphs: [] })
  expect(await renderPage(`/typeface/${SLUG}/releases`)).not.toContain('redrawn')
  expect(await renderPage(`/typeface/${SLUG}`)).not.toContain('redrawn')
})

test('a release keeps the outlines that it drew anew, and pages show them over the old ones', async () => {
  await replaceRegular(await redrawnRegular('aR'))
  const release = await newestRelease()
  const { style, glyphs } = release.redrawn as unknown as RedrawnGlyphs

  expect(style).toBe('Regular')
  expect(glyphs.map(({ code }) => String.fromCodePoint(code)).toSorted()).toEqual(['R', 'a'])
  expect(release.changes).toMatchObject([{ name: 'Regular', redrawn: expect.any(Number) }])
  expect(release.changesInWords).toMatch(/\d+ characters redrawn\.$/)
  for (const path of [`/typeface/${SLUG}/releases`, `/typeface/${SLUG}`]) {
    const html = await renderPage(path)
    expect(html).toMatch(A_CHANGED)
    expect(html).toContain(glyphs[0]?.before.path)
    expect(html).toContain(glyphs[0]?.after.path)
    expect(html).toMatch(/\d+ characters redrawn in Regular\./)
  }
})

test('what previews no longer show is not on the pages either', async () => {
  await allowInPreviews({ previewSet: 'basic' })
  expect(await renderPage(`/typeface/${SLUG}/releases`)).toMatch(A_CHANGED)

  await replaceRegular(await redrawnRegular('aRgß'))
  expect(lettersOf(await newestRelease())).toEqual(['g'])
  await allowInPreviews({ previewSet: 'standard' })
})

test('releases that an older shop recorded are drawn once, with the shop open', async () => {
  const before = await newestRelease()
  const changes = (before.changes as object[]).map((change) => ({ ...change, redrawn: undefined }))
  await forgetDrawings(changes)
  const versions = () => globalThis.fountCatalogueSnapshot?.pages.get(`/typeface/${SLUG}/releases`)
  await refreshPages(payload)
  const shown = versions()
  await renewOldReleases(payload)
  const after = await newestRelease()

  expect(after.changes).toEqual(before.changes)
  expect(lettersOf(after).toSorted()).toEqual(['g', 'ß'])
  expect(versions()).not.toEqual(shown)
  expect(await drawOldReleases(payload)).toBe(0)
  expect((await newestRelease()).updatedAt).toBe(after.updatedAt)
})

test('masters that cannot be compared leave the release as it is, and are tried again', async () => {
  const before = await newestRelease()
  await forgetDrawings(before.changes as object[])
  const master = await pathOfRegular()
  await rename(master, `${master}.away`)
  await drawOldReleases(payload)
  const undrawn = await newestRelease()
  await rename(`${master}.away`, master)
  await drawOldReleases(payload)

  expect(undrawn.redrawn ?? null).toBeNull()
  expect(undrawn).toMatchObject({ version: before.version, notes: before.notes, current: true })
  expect((await newestRelease()).redrawn).toEqual(before.redrawn)
})

test('what is drawn of a typeface in the trash is not public', async () => {
  const where = { slug: { equals: SLUG } }
  const data = { deletedAt: new Date().toISOString() }
  await payload.update({ collection: 'typefaces', where, data, ...QUIET })

  await expect(renderPage(`/typeface/${SLUG}/releases`)).rejects.toThrow()
})

async function replaceRegular(bytes: Uint8Array): Promise<void> {
  await replaceMaster(payload, { styleId: (await regular()).id, bytes })
}

function readRegular(): Promise<Buffer> {
  return readFile(`${MASTERS}-Regular.ttf`)
}

/** With letters as the Bold has them. */
async function redrawnRegular(letters: string): Promise<Uint8Array> {
  const [bytes, from] = [await readRegular(), await readFile(`${MASTERS}-Bold.ttf`)]
  return redraw(bytes, { from, glyphs: glyphsOf(bytes, letters) })
}

async function regular() {
  const where = { 'typeface.slug': { equals: SLUG }, name: { equals: 'Regular' } }
  const { docs } = await payload.find({ collection: 'styles', where, ...QUIET })
  return docs[0] as Style
}

async function pathOfRegular(): Promise<string> {
  return fontPath((await regular()).master ?? '', 'ttf')
}

async function newestRelease(): Promise<Release> {
  const { docs } = await payload.find({
    collection: 'releases',
    where: { 'typeface.slug': { equals: SLUG } },
    sort: '-createdAt',
    limit: 1,
    ...QUIET,
  })
  return docs[0] as Release
}

/** The row of the newest release as it was written before outlines were compared. */
async function forgetDrawings(changes: object[]): Promise<void> {
  const { id } = await newestRelease()
  const data = { redrawn: null, changes }
  await payload.db.updateOne({ collection: 'releases', where: { id: { equals: id } }, data })
}

async function allowInPreviews(data: Pick<Typeface, 'previewSet'>): Promise<void> {
  await payload.update({
    collection: 'typefaces',
    where: { slug: { equals: SLUG } },
    data,
    ...QUIET,
  })
}

function lettersOf({ redrawn }: Release): string[] {
  const { glyphs } = redrawn as unknown as RedrawnGlyphs
  return glyphs.map(({ code }) => String.fromCodePoint(code))
}
