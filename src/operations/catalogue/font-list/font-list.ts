import { createHash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Payload } from 'payload'
import { isDatabaseAway } from '../../database/is-database-away'
import { readCatalogueVersion } from '../version-records'
import { listFonts } from './list-fonts'

export type Encoding = 'identity' | 'gzip' | 'br'
export type EncodedBody = { bytes: Buffer; etag: string }
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
