import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Payload } from 'payload'
import { readCatalogueVersion } from '../catalogue-records'
import { listFonts } from './list-fonts'

export type Encoding = 'identity' | 'gzip' | 'br'
export type ReadyBody = { bytes: Buffer; etag: string }
type FontList = { bodies: Record<Encoding, ReadyBody>; stamp: string; checkedAt: number }

/** Another process's publish is seen after this long at the most. */
const TRUSTED_FOR_MS = 5_000

declare global {
  // Endpoints and hooks are bundled apart and must forget the same list.
  var fountFontList: Promise<FontList> | null | undefined
}

/** The bodies of GET /api/fonts, kept ready: a request touches the database only to look at the stamp, once in five seconds. */
export async function readFontList(payload: Payload): Promise<FontList['bodies']> {
  const kept = globalThis.fountFontList
  if (!kept) return (await remember(makeList(payload))).bodies

  const list = await kept
  if (Date.now() - list.checkedAt < TRUSTED_FOR_MS) return list.bodies
  list.checkedAt = Date.now()
  if ((await readCatalogueVersion(payload)) === list.stamp) return list.bodies
  return (await remember(makeList(payload))).bodies
}

export function clearFontList(): void {
  globalThis.fountFontList = null
}

/** A list that could not be made is not kept. */
async function remember(list: Promise<FontList>): Promise<FontList> {
  globalThis.fountFontList = list
  list.catch(clearFontList)
  return list
}

async function makeList(payload: Payload): Promise<FontList> {
  // The stamp first: what changes while the list is read makes it stale, never wrongly fresh.
  const stamp = await readCatalogueVersion(payload)
  const plain = Buffer.from(JSON.stringify(await listFonts(payload)))
  const [zipped, brotli] = await Promise.all([
    promisify(gzip)(plain, { level: 9 }),
    promisify(brotliCompress)(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 7 } }),
  ])
  return {
    bodies: { identity: ready(plain, ''), gzip: ready(zipped, 'g'), br: ready(brotli, 'b') },
    stamp,
    checkedAt: Date.now(),
  }
}

function ready(bytes: Buffer, mark: string): ReadyBody {
  const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 22)
  return { bytes, etag: `"${hash}${mark}"` }
}
