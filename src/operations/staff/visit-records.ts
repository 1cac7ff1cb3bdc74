import type { Payload } from 'payload'
import { KEEPS_UPDATED_AT } from '../guarded-records'

export type Visit = { id: string; createdAt: string; expiresAt: string }

export async function findVisits(payload: Payload, id: string): Promise<Visit[]> {
  const { docs } = await payload.find({
    collection: 'users',
    where: { id: { equals: id } },
    depth: 0,
    limit: 1,
    pagination: false,
    overrideAccess: true,
    showHiddenFields: true,
  })
  return (docs[0]?.sessions ?? []).map((one) => ({
    id: one.id,
    createdAt: one.createdAt ?? one.expiresAt,
    expiresAt: one.expiresAt,
  }))
}

export async function endVisits(
  payload: Payload,
  { id, left }: { id: string; left: Visit[] },
): Promise<void> {
  await payload.db.updateOne({
    collection: 'users',
    id,
    data: { sessions: left, ...KEEPS_UPDATED_AT },
    returning: false,
  })
}
