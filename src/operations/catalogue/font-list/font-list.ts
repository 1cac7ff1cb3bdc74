import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Payload } from 'payload'
import { readCatalogueVersion } from '../version-records'
import { listFonts } from './list-fonts'

export type Encoding = 'identity' | 'gzip' | 'br'
export type EncodedBody = { bytes: Buffer; etag: string }
type FontList = { bodies: Record<Encoding, EncodedBody>; version: string; checkedAt: number }

/** Another process's publish is seen after this long at the most. */
const TRUSTED_FOR_MS = 5_000

declare global {
  // Endpoints and hooks are bundled apart and must clear the same list.
  var fountFontList: Promise<FontList> | null | undefined
}

/** The cached bodies of GET /api/fonts: a request reads the database only for the catalogue's version, once in five seconds. */
export async function readFontList(payload: Payload): Promise<FontList['bodies']> {
  const cached = globalThis.fountFontList
  if (!cached) return (await cache(makeList(payload))).bodies

  const list = await cached
  if (Date.now() - list.checkedAt < TRUSTED_FOR_MS) return list.bodies
  list.checkedAt = Date.now()
  if ((await readCatalogueVersion(payload)) === list.version) return list.bodies
  return (await cache(makeList(payload))).bodies
}

export function clearFontList(): void {
  globalThis.fountFontList = null
}

/** A list that could not be made is not cached. */
async function cache(list: Promise<FontList>): Promise<FontList> {
  globalThis.fountFontList = list
  list.catch(clearFontList)
  return list
}

async function makeList(payload: Payload): Promise<FontList> {
  // The version is read first: a change that comes while the list is read makes it stale, never wrongly fresh.
  const version = await readCatalogueVersion(payload)
  const plain = Buffer.from(JSON.stringify(await listFonts(payload)))
  const [zipped, brotli] = await Promise.all([
    promisify(gzip)(plain, { level: 9 }),
    promisify(brotliCompress)(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 7 } }),
  ])
  return {
    bodies: { identity: encoded(plain, ''), gzip: encoded(zipped, 'g'), br: encoded(brotli, 'b') },
    version,
    checkedAt: Date.now(),
  }
}

function encoded(bytes: Buffer, etagSuffix: string): EncodedBody {
  const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 22)
  return { bytes, etag: `"${hash}${etagSuffix}"` }
}
