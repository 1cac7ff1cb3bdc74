import { createHash } from 'node:crypto'
import type { Payload } from 'payload'
import { updatePageVersions, type PageVersions } from '@/domain/catalogue/pages/page-versions'
import { hashPages } from '@/domain/catalogue/pages/hash-pages'
import { readShownContent } from './read-shown-content'

/** Reads everything the pages show. */
export async function readPageVersions(
  payload: Payload,
  before: PageVersions | undefined,
): Promise<PageVersions> {
  const hashes = hashPages(await readShownContent(payload), hashValue)
  return updatePageVersions(before, { hashes, now: Date.now() })
}

/** When a row was saved shows on no page. */
const UNSEEN = new Set(['createdAt', 'updatedAt'])

function hashValue(value: unknown): string {
  const text = JSON.stringify(value, (key, part: unknown) => (UNSEEN.has(key) ? undefined : part))
  return createHash('sha256').update(text).digest('base64url').slice(0, 22)
}
