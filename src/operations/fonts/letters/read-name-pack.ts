import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import type { Payload } from 'payload'
import { NotFound } from '@/domain/request-error'
import type { Encoding } from '@/domain/site/accepted-encoding'
import { fontPath, sha256Of } from '../font-store'
import { findNameCuts } from '../../records/published-catalogue'
import { findPublishedTypeface } from '../../records/font-files'
import { runVisitorsJob } from '../run-visitors-job'
import { readOrMake, writeWhole } from './letters-store'

/** To be raised when packs are made otherwise: each then has another address. */
const EDITION = 1

/** Every font of a published typeface's name in one body, packed as the client takes it. */
export async function readNamePack(
  payload: Payload,
  { typefaceId, encoding }: { typefaceId: string; encoding: Encoding },
): Promise<{ version: string; bytes: Buffer }> {
  const typeface = await findPublishedTypeface(payload, typefaceId)
  const previews = typeface ? await findNameCuts(payload, typeface.id) : []
  if (previews.length === 0 || previews.includes('')) throw new NotFound('typeface')

  const version = versionOfPack(previews)
  const key = `names ${version}`
  const plain = () =>
    readOrMake(key, async (out) =>
      runVisitorsJob({
        kind: 'pack',
        previews: await Promise.all(previews.map((sha256) => fontPath(sha256, 'woff2'))),
        out,
      }),
    )
  if (encoding === 'identity') return { version, bytes: await plain() }
  const bytes = await readOrMake(`${key} ${encoding}`, async (out) =>
    writeWhole(out, await compress(await plain(), encoding)),
  )
  return { version, bytes }
}

/** What today's fonts of a name are called, by their hashes in the order of its line. */
export function versionOfPack(previews: readonly string[]): string {
  return sha256Of(Buffer.from([EDITION, ...previews].join(' '))).slice(0, 16)
}

/** Made once and kept: as small as can be. */
function compress(bytes: Buffer, encoding: 'gzip' | 'br'): Promise<Buffer> {
  return encoding === 'br' ? promisify(brotliCompress)(bytes) : promisify(gzip)(bytes, { level: 9 })
}
