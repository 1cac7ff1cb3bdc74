import type { Payload, Where } from 'payload'
import { filesNamedIn } from '@/domain/catalogue/specimens/specimens'
import { storyPath } from '@/domain/site/stories/story'
import type { FontFile, Media, Page, Release, Style, Typeface } from '@/payload-types'
import { idOf } from '../id-of'
import { all, findAll, findOne } from './rows'

/** The catalogue's queries. All rows are published: drafts never leave the admin. */

const PUBLISHED: Where = { _status: { equals: 'published' } }

/** Not at a secret address alone. */
export const RELEASED: Where = { and: [PUBLISHED, { prerelease: { not_equals: true } }] }

/** For tens of thousands of rows: reads them past Payload's work on each row, none of which is needed for these. */
const BARE = { limit: 0, pagination: false } as const

export async function findPublishedSlugs(payload: Payload) {
  const published = { where: PUBLISHED, select: { slug: true } } as const
  const [typefaces, pages, stories] = await Promise.all([
    findAll(payload, 'typefaces', published),
    findAll(payload, 'pages', published),
    findAll(payload, 'stories', { where: PUBLISHED, select: { slug: true, kind: true } }),
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
  const { docs } = await payload.db.find<TypefaceHead>({
    collection: 'typefaces',
    ...BARE,
    where: RELEASED,
    select: { name: true, slug: true, parent: true },
    sort: ['position', 'name'],
  })
  return docs
}

export type TypefaceHead = Pick<Typeface, 'id' | 'name' | 'slug' | 'parent'>

/** Styles with a master: without one there is nothing to show or to sell. */
export type StyleRow = Omit<Style, 'facts'>

export async function findStyles(payload: Payload): Promise<StyleRow[]> {
  const { docs } = await payload.db.find<StyleRow>({
    collection: 'styles',
    ...BARE,
    where: { master: { exists: true } },
    select: {
      typeface: true,
      name: true,
      place: true,
      typ: true,
      weight: true,
      width: true,
      slope: true,
      price: true,
      defaultCoordinates: true,
      variation: true,
      master: true,
    },
  })
  return docs
}

/** Styles with a trial font of their present master. */
export async function findTrialStyles(payload: Payload, styles: StyleRow[]): Promise<Set<string>> {
  const { docs } = await payload.db.find<Pick<FontFile, 'id' | 'style' | 'master'>>({
    collection: 'font-files',
    ...BARE,
    where: { format: { equals: 'TRIAL' } },
    select: { style: true, master: true },
  })
  const masters = new Map(styles.map(({ id, master }) => [id, master]))
  const current = docs.filter(({ style, master }) => masters.get(idOf(style)) === master)
  return new Set(current.map(({ style }) => idOf(style)))
}

/** The styles of one typeface with the facts of their files. */
export async function findStylesWithFacts(payload: Payload, typefaces: string[]): Promise<Style[]> {
  return findAll(payload, 'styles', {
    where: all({ typeface: { in: typefaces }, master: { exists: true } }),
    sort: 'position',
  })
}

export type ListedFile = Pick<
  FontFile,
  | ('id' | 'style' | 'format' | 'isMenuPreview' | 'filename' | 'master' | 'sha256')
  | 'guardedLetters'
>

/** The previews and WOFF files that /api/fonts lists, with only the columns it needs. */
export async function findListedFontFiles(payload: Payload): Promise<ListedFile[]> {
  const { docs } = await payload.db.find<ListedFile>({
    collection: 'font-files',
    ...BARE,
    where: { format: { in: ['PVW', 'WOFF'] } },
    select: {
      style: true,
      format: true,
      isMenuPreview: true,
      filename: true,
      master: true,
      sha256: true,
      guardedLetters: true,
    },
  })
  return docs
}

/** What staff wrote on pages, in stories and under pictures that everybody reads. */
export async function findWordsOfPages(payload: Payload): Promise<unknown[]> {
  return Promise.all([
    findAll(payload, 'pages', {
      where: PUBLISHED,
      select: { title: true, lead: true, content: true, blocks: true },
    }),
    findAll(payload, 'stories', { where: PUBLISHED, select: { title: true, blocks: true } }),
    findAll(payload, 'uses', { where: PUBLISHED, select: { title: true } }),
  ])
}

/** The current release of every typeface; should there ever be two, the later one counts. */
export async function findReleases(payload: Payload): Promise<Release[]> {
  const rows = await findAll(payload, 'releases', {
    where: { current: { not_equals: false } },
    select: { typeface: true, measure: true, facts: true },
    sort: 'createdAt',
  })
  return rows as Release[]
}

export async function findPublishedPage(payload: Payload, slug: string): Promise<Page | null> {
  return findOne(payload, 'pages', { where: all(PUBLISHED, { slug }), depth: 1 })
}

export async function findPublishedPages(
  payload: Payload,
): Promise<Pick<Page, 'id' | 'title' | 'slug' | 'legal'>[]> {
  return findAll(payload, 'pages', {
    where: PUBLISHED,
    select: { title: true, slug: true, legal: true },
    sort: '-title',
  })
}

/** The hash of each style's menu preview. */
export async function findMenuPreviewHashes(payload: Payload): Promise<Map<string, string>> {
  const { docs } = await payload.db.find<Pick<FontFile, 'style' | 'sha256'>>({
    collection: 'font-files',
    ...BARE,
    where: { isMenuPreview: { equals: true } },
    select: { style: true, sha256: true },
  })
  return new Map(docs.map(({ style, sha256 }) => [idOf(style), sha256 ?? '']))
}

/** Files of menu previews with the names of their typefaces and styles. */
export async function findMenuPreviews(payload: Payload): Promise<FontFile[]> {
  return findAll(payload, 'font-files', { where: { isMenuPreview: { equals: true } }, depth: 1 })
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
    where: all({ typeface, current: { not_equals: false } }),
    limit: 100,
    select: { measure: true },
    sort: 'createdAt',
  })
  const measure = (releases.at(-1) as Release | undefined)?.measure as
    { cuts?: string[] } | null | undefined
  const cuts = measure?.cuts ?? []
  if (cuts.length === 0) return []

  const { docs: files } = await payload.db.find<Pick<FontFile, 'style' | 'sha256'>>({
    collection: 'font-files',
    limit: 0,
    pagination: false,
    where: all({ style: { in: cuts }, isMenuPreview: true }),
    select: { style: true, sha256: true },
  })
  const hashOf = new Map(files.map(({ style, sha256 }) => [idOf(style), sha256 ?? '']))
  return cuts.map((cut) => hashOf.get(cut) ?? '')
}

/** The preview file of each of these styles that has one, by the style. */
export async function findPreviewOfStyles(payload: Payload, styles: string[]) {
  const rows = await findAll(payload, 'font-files', {
    where: all({ style: { in: styles }, format: 'PVW', isMenuPreview: { not_equals: true } }),
    select: { style: true, filename: true },
  })
  return new Map(rows.map(({ style, filename }) => [idOf(style), filename ?? '']))
}

type GuardedPreview = Pick<FontFile, 'style' | 'typeface' | 'filename' | 'guardedLetters'>

/** Each time the letters of one change, its file has another name. */
export function findGuardedPreviews(payload: Payload): Promise<GuardedPreview[]> {
  return findAll(payload, 'font-files', {
    where: all({ format: 'PVW', guardedLetters: { exists: true } }),
    select: { style: true, typeface: true, filename: true, guardedLetters: true },
  })
}
