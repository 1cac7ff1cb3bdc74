import type { Payload } from 'payload'
import { NotFound } from '@/domain/request-error'
import { endVisits, findVisits, type Visit } from './visit-records'

/** Where a member of staff is signed in, newest first. */
export async function listVisits(payload: Payload, id: string): Promise<Visit[]> {
  const now = new Date().toISOString()
  const open = (await findVisits(payload, id)).filter(({ expiresAt }) => expiresAt > now)
  return open.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt))
}

/** Ends one visit, or every one but `kept`. What ended opens nothing any more. */
export async function endVisit(
  payload: Payload,
  { id, visit, kept }: { id: string; visit?: string; kept?: string },
): Promise<Visit[]> {
  const open = await listVisits(payload, id)
  if (visit !== undefined && !open.some((one) => one.id === visit)) throw new NotFound('visit')
  const left = open.filter((one) => (visit === undefined ? one.id === kept : one.id !== visit))
  await endVisits(payload, { id, left })
  return left
}
