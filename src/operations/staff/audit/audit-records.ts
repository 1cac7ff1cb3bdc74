import type { Payload } from 'payload'
import type { Audit } from '@/payload-types'

type NewEntry = Omit<Audit, 'id' | 'updatedAt' | 'createdAt'>

export async function insertAudit(payload: Payload, data: NewEntry): Promise<void> {
  await payload.create({ collection: 'audit', data, depth: 0, overrideAccess: true })
}
