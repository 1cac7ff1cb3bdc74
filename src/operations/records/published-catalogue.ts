import type { Payload, Where } from 'payload'
import { filesNamedIn } from '@/domain/catalogue/specimens/specimens'
import { storyPath } from '@/domain/site/stories/story'
import type { FontFile, Media, Page, Release, Style, Typeface } from '@/payload-types'
import { idOf } from '../id-of'
import { all, type Condition, findAll, findBare, findOne, only } from './rows'

/** The catalogue's queries. All rows are published: drafts never leave the admin. */

const PUBLISHED: Where = { _status: { equals: 'published' } }

/** Not at a secret address alone. */
export const RELEASED: Where = { and: [PUBLISHED, { prerelease: { not_equals: true } }] }

export async function findPublishedSlugs(payload: Payload) {
  const published = { where: PUBLISHED, select: { slug: true } } as const
  const [typefaces, pages, stories] = await Promise.all([
    findAll(payload, 'typefaces', published),
    findAll(payload, 'pages', published),
    findAll(payload, 'stories', { where: PUBLISHED, select: only('slug', 'kind') }),
  ])
  return {
    typefaces: typefaces.map(({ slug }) => slug),
    pages: pages.map(({ slug }) => slug),
    stories: stories.map(storyPath),
  }
}

export async function findPublishedTypefaces(payload: Payload): Promise<Typeface[]> {
  return findAll(payload, 'typefaces', { where: PUBLISHED, sort: ['position', 'name'] })
}

/** Names and parents of all typefaces that everybody sees. */
export async function findTypefaceHeads(payload: Payload): Promise<TypefaceHead[]> {
  return findBare(payload, 'typefaces', {
    where: RELEASED,
    fields: ['name', 'slug', 'parent'],
    sort: ['position', 'name'],
  })
}

export type TypefaceHead = Pick<Typeface, 'id' | 'name' | 'slug' | 'parent'>

/** Styles with a master: without one there is nothing to show or to sell. */
export type StyleRow = Pick<Style, 'id' | (typeof SHOWN)[number]>

const SHOWN = [
  ...(['typeface', 'name', 'place', 'typ', 'weight', 'width', 'slope', 'price'] as const),
  ...(['defaultCoordinates', 'variation', 'master'] as const),
]

export async function findStyles(payload: Payload): Promise<StyleRow[]> {
  return findBare(payload, 'styles', { where: { master: { exists: true } }, fields: SHOWN })
}

/** Styles with a trial font of their present master. */
export async function findTrialStyles(payload: Payload, styles: StyleRow[]): Promise<Set<string>> {
  const files = await findBare(payload, 'font-files', {
    where: { format: 'TRIAL' },
    fields: ['style', 'master'],
  })
  const masters = new Map(styles.map(({ id, master }) => [id, master]))
  const current = files.filter(({ style, master }) => masters.get(idOf(style)) === master)
  return new Set(current.map(({ style }) => idOf(style)))
}

/** The styles of one typeface with the facts of their files. */
export async function findStylesWithFacts(payload: Payload, typefaces: string[]): Promise<Style[]> {
  const where = { typeface: { in: typefaces }, master: { exists: true } }
  return findAll(payload, 'styles', { where, sort: 'position' })
}

export type ListedFile = Awaited<ReturnType<typeof findListedFontFiles>>[number]

/** The previews and WOFF files that /api/fonts lists, with only the columns it needs. */
export function findListedFontFiles(payload: Payload) {
  const plain = ['style', 'format', 'isMenuPreview', 'filename', 'master', 'sha256'] as const
  return findBare(payload, 'font-files', {
    where: { format: { in: ['PVW', 'WOFF'] } },
    fields: [...plain, 'guardedLetters'],
  })
}

/** What staff wrote on pages, in stories and under pictures that everybody reads. */
export async function findWordsOfPages(payload: Payload): Promise<unknown[]> {
  return Promise.all([
    findAll(payload, 'pages', {
      where: PUBLISHED,
      select: only('title', 'lead', 'content', 'blocks'),
    }),
    findAll(payload, 'stories', { where: PUBLISHED, select: only('title', 'blocks') }),
    findAll(payload, 'uses', { where: PUBLISHED, select: only('title') }),
  ])
}

/** The current release of every typeface; should there ever be two, the later one counts. */
export async function findReleases(payload: Payload): Promise<Release[]> {
  const rows = await findAll(payload, 'releases', {
    where: { current: { not_equals: false } },
    select: only('typeface', 'measure', 'facts'),
    sort: 'createdAt',
  })
  return rows as Release[]
}

export async function findPublishedPage(payload: Payload, slug: string): Promise<Page | null> {
  return findOne(payload, 'pages', { where: all(PUBLISHED, { slug }), depth: 1 })
}

export async function findPublishedPages(payload: Payload) {
  return findAll(payload, 'pages', {
    where: PUBLISHED,
    select: only('title', 'slug', 'legal'),
    sort: '-title',
  })
}

/** The hash of each style's menu preview. */
export async function findMenuPreviewHashes(payload: Payload): Promise<Map<string, string>> {
  return hashesOf(payload, { isMenuPreview: true })
}

async function hashesOf(payload: Payload, where: Condition): Promise<Map<string, string>> {
  const files = await findBare(payload, 'font-files', { where, fields: ['style', 'sha256'] })
  return new Map(files.map(({ style, sha256 }) => [idOf(style), sha256 ?? '']))
}

/** Files of menu previews with the names of their typefaces and styles. */
export async function findMenuPreviews(payload: Payload): Promise<FontFile[]> {
  return findAll(payload, 'font-files', { where: { isMenuPreview: true }, depth: 1 })
}

/** By their ids. */
export type SpecimenFiles = ReadonlyMap<string, Media>

export const NO_FILES: SpecimenFiles = new Map()

/** The files that these typefaces are shown with. What lies in the trash is not among them. */
export async function findSpecimenFiles(
  payload: Payload,
  typefaces: Pick<Typeface, 'specimens'>[],
): Promise<SpecimenFiles> {
  const ids = filesNamedIn(typefaces)
  if (ids.length === 0) return NO_FILES
  const rows = await findAll(payload, 'media', { where: { id: { in: ids } }, limit: ids.length })
  return new Map(rows.map((file) => [file.id, file]))
}

/** The hashes of a name's menu previews, in the order of its line; empty for one that is not there, and none without a line. */
export async function findNameCuts(payload: Payload, typeface: string): Promise<string[]> {
  const releases = await findAll(payload, 'releases', {
    where: { typeface, current: { not_equals: false } },
    limit: 100,
    select: only('measure'),
    sort: 'createdAt',
  })
  const measure = (releases.at(-1) as Release | undefined)?.measure as
    { cuts?: string[] } | null | undefined
  const cuts = measure?.cuts ?? []
  if (cuts.length === 0) return []

  const hashOf = await hashesOf(payload, { style: { in: cuts }, isMenuPreview: true })
  return cuts.map((cut) => hashOf.get(cut) ?? '')
}

/** The preview file of each of these styles that has one, by the style. */
export async function findPreviewOfStyles(payload: Payload, styles: string[]) {
  const where = { style: { in: styles }, format: 'PVW', isMenuPreview: { not_equals: true } }
  const rows = await findAll(payload, 'font-files', { where, select: only('style', 'filename') })
  return new Map(rows.map(({ style, filename }) => [idOf(style), filename ?? '']))
}

/** Each time the letters of one change, its file has another name. */
export function findGuardedPreviews(payload: Payload) {
  return findAll(payload, 'font-files', {
    where: { format: 'PVW', guardedLetters: { exists: true } },
    select: only('style', 'typeface', 'filename', 'guardedLetters'),
  })
}
