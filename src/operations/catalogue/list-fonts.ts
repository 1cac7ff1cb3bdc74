import { createHash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Payload } from 'payload'
import { pick } from '@/domain/own-value'
import type { FontFamilyEntry, FontFileEntry } from '@/domain/catalogue/font-list'
import { cssWeight, menuFaceName, previewFaceName } from '@/domain/catalogue/styles/font-face-names'
import { isDatabaseAway } from '../database-errors'
import { groupBy } from '../group-by'
import { idOf } from '../id-of'
import { readCatalogueVersion } from '../records/catalogue-versions'
import {
  findListedFontFiles,
  findStyles,
  findTypefaceHeads,
  type ListedFile,
  type StyleRow,
  type TypefaceHead,
} from '../records/published-catalogue'
import { stylesByTypeface } from './typefaces/priced-families'
import { topmostIn } from './typefaces/typeface-rows'

type Encoding = 'identity' | 'gzip' | 'br'

type EncodedBody = { bytes: Buffer; etag: string }

type FontList = {
  bodies: Record<Encoding, EncodedBody>
  previews: Map<string, string>
  version: string
  checkedAt: number
}

/** Another process's publish is seen after this long at the most. */
const TRUSTED_FOR_MS = 5_000

/** A database that is silent keeps the list back no longer than this. */
const PATIENCE_IN_MS = 500

declare global {
  // Endpoints and hooks are bundled apart and must clear the same list.
  var fountFontList: Promise<FontList> | null | undefined
  var fountLastFontList: FontList | undefined
}

/**
 * The cached bodies of GET /api/fonts: a request reads the database only for the catalogue's version, once in five seconds.
 * While the database is away the last ones go on.
 */
export async function readFontList(payload: Payload): Promise<FontList['bodies']> {
  try {
    return (await newestList(payload)).bodies
  } catch (error) {
    const last = globalThis.fountLastFontList
    if (!last || !isDatabaseAway(error)) throw error
    // The next requests do not wait for the database again; then its version is of no list.
    globalThis.fountFontList = Promise.resolve({ ...last, version: '', checkedAt: Date.now() })
    return last.bodies
  }
}

/** The hash of a preview that the list names, or null: known without the database. */
export function findListedPreview(name: string): string | null {
  return globalThis.fountLastFontList?.previews.get(name) ?? null
}

export function clearFontList(): void {
  globalThis.fountFontList = null
}

async function newestList(payload: Payload): Promise<FontList> {
  const cached = globalThis.fountFontList
  if (!cached) return cache(makeList(payload))

  const list = await cached
  if (Date.now() - list.checkedAt < TRUSTED_FOR_MS) return list
  list.checkedAt = Date.now()
  return (await isNewest(payload, list)) ? list : cache(makeList(payload))
}

/** An answer that comes too late counts for the next request. */
function isNewest(payload: Payload, list: FontList): Promise<boolean> {
  const check = readCatalogueVersion(payload).then((version) => version === list.version)
  check.then(
    (isSame) => isSame || clearFontList(),
    () => {},
  )
  return Promise.race([check, pause(PATIENCE_IN_MS, true, { ref: false })])
}

/** A list that could not be made is not cached. */
async function cache(list: Promise<FontList>): Promise<FontList> {
  globalThis.fountFontList = list
  list.then((made) => (globalThis.fountLastFontList = made), clearFontList)
  return list
}

async function makeList(payload: Payload): Promise<FontList> {
  // The version is read first: a change that comes while the list is read makes it stale, never wrongly fresh.
  const version = await readCatalogueVersion(payload)
  const { families, previews } = await listFonts(payload)
  const plain = Buffer.from(JSON.stringify(families))
  const [zipped, brotli] = await Promise.all([
    promisify(gzip)(plain, { level: 9 }),
    promisify(brotliCompress)(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 7 } }),
  ])
  return {
    bodies: { identity: encoded(plain, ''), gzip: encoded(zipped, 'g'), br: encoded(brotli, 'b') },
    previews,
    version,
    checkedAt: Date.now(),
  }
}

function encoded(bytes: Buffer, etagSuffix: string): EncodedBody {
  const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 22)
  return { bytes, etag: `"${hash}${etagSuffix}"` }
}

/** Every published family with the URLs of its previews and web files. */
export async function listFonts(payload: Payload) {
  const [typefaces, styles, files] = await Promise.all([
    findTypefaceHeads(payload),
    findStyles(payload),
    findListedFontFiles(payload),
  ])
  const previews = files.filter(({ format }) => format === 'PVW')
  return {
    families: familiesOf({ typefaces, styles, files }),
    /** The hash of each preview by its public name. */
    previews: new Map(previews.map(({ filename, sha256 }) => [filename ?? '', sha256 ?? ''])),
  }
}

type Rows = { typefaces: TypefaceHead[]; styles: StyleRow[]; files: ListedFile[] }

function familiesOf({ typefaces, styles, files }: Rows): FontFamilyEntry[] {
  const childrenOf = groupBy(typefaces, ({ parent }) => (parent ? idOf(parent) : ''))
  const filesOf = groupBy(files, (file) => idOf(file.style))
  const stylesOf = stylesByTypeface(styles)

  const familyOf = (typeface: TypefaceHead) => ({
    ...pick(typeface, ['id', 'name', 'slug']),
    files: (stylesOf.get(typeface.id) ?? []).flatMap((style) =>
      (filesOf.get(style.id) ?? [])
        .filter((file) => isShown(file, style))
        .map((file) => entryOf({ file, style, typeface })),
    ),
  })

  return topmostIn(typefaces).map((typeface) => ({
    ...familyOf(typeface),
    children: (childrenOf.get(typeface.id) ?? []).map(familyOf),
  }))
}

/** Files of a master become visible when the style refers to it. The menu preview is replaced once the whole typeface is done. */
function isShown(file: ListedFile, style: StyleRow): boolean {
  return Boolean(file.isMenuPreview) || file.master === style.master
}

function entryOf({
  file,
  style,
  typeface,
}: {
  file: ListedFile
  style: StyleRow
  typeface: TypefaceHead
}): FontFileEntry {
  return {
    id: file.id,
    file: `/api/font-files/file/${file.filename}`,
    name: nameOf(file, typeface.name, style.name),
    format: { name: file.format === 'PVW' ? 'PVW' : 'WOFF' },
    is_menu_preview: Boolean(file.isMenuPreview),
    typeface: {
      name: typeface.name,
      parent: typeface.parent ? { id: idOf(typeface.parent) } : null,
    },
    style: { name: style.name, typ: style.typ, weight: cssWeight(style.weight, style.slope) },
    ...(isGuarded(file) ? { guarded: style.id } : {}),
  }
}

/** A guarded preview says so, though its letters may all be plain. */
function isGuarded({ guardedLetters }: ListedFile): boolean {
  return typeof guardedLetters === 'string'
}

function nameOf(file: ListedFile, typeface: string, style: string): string {
  if (file.format !== 'PVW') return `${typeface} ${style}`
  return file.isMenuPreview ? menuFaceName(typeface, style) : previewFaceName(typeface, style)
}
