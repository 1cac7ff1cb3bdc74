import type { PayloadRequest } from 'payload'
import { CLIENT_HEADER } from '@/domain/site/request-headers'
import type { DeedOfStaff } from '@/domain/staff/deeds'
import { findTitle } from '../records/any-collection'
import { insertAudit } from '../records/users'

type Kept = {
  deed: DeedOfStaff
  /** The collection or global. */
  place: string
  row?: string
  title?: string
  details?: string
  /** Which visit began by it. */
  visit?: string | null
}

const LONGEST = 300
/** Every style of a large family, every file of an upload. */
const LONGEST_DETAILS = 4000

/**
 * Writes down what somebody of the staff did. What the shop does by itself has no entry: orders have a history of their own. An
 * entry that cannot be written is in the log: the deed is done, and must not be answered as if it were not.
 */
export async function keepAudit(req: PayloadRequest, kept: Kept): Promise<void> {
  if (!req.user) return
  const { place, row = '' } = kept
  const title = kept.title ?? (await findTitle(req.payload, { place, id: row }).catch(() => null))
  const entry = {
    ...kept,
    at: new Date().toISOString(),
    by: req.user.email ?? String(req.user.id),
    title: short(title),
    details: short(kept.details, LONGEST_DETAILS),
    address: req.headers.get(CLIENT_HEADER),
    browser: short(req.headers.get('user-agent')),
  }
  try {
    await insertAudit(req.payload, entry)
  } catch (error) {
    req.payload.logger.error({ err: error, msg: `Not in the audit: ${kept.deed} ${place} ${row}` })
  }
}

function short(text: string | null | undefined, longest = LONGEST): string | null {
  return text ? text.slice(0, longest) : null
}
