import { createHash } from 'node:crypto'
import type { Payload } from 'payload'
import { turnBook, type PageBook } from '@/domain/catalogue/page-book'
import { printPages } from '@/domain/catalogue/shown-on-pages'
import { readShown } from './read-shown-content'

/** Looks at everything the pages show. */
export async function readPageBook(
  payload: Payload,
  before: PageBook | undefined,
): Promise<PageBook> {
  const prints = printPages(await readShown(payload), printOf)
  return turnBook(before, { prints, now: Date.now() })
}

/** When a row was saved shows on no page. */
const UNSEEN = new Set(['createdAt', 'updatedAt'])

function printOf(value: unknown): string {
  const text = JSON.stringify(value, (key, part: unknown) => (UNSEEN.has(key) ? undefined : part))
  return createHash('sha256').update(text).digest('base64url').slice(0, 22)
}
