import type { Payload } from 'payload'
import { areaOf } from '@/domain/staff/roles'
import { mayEnter } from './may-enter'

/** Whether a request comes from staff whose roles lead to these drafts. */
export async function mayPreview(
  payload: Payload,
  { headers, collection }: { headers: Headers; collection: 'pages' | 'typefaces' },
): Promise<boolean> {
  const { user } = await payload.auth({ headers })
  return mayEnter(payload, user, { deed: 'read', area: areaOf(collection) })
}
