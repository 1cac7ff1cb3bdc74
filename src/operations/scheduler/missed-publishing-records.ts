import type { Payload } from 'payload'
import { findTypefaceDraftRow } from '../records/drafts'

export type MissedPublishing = { at: string; why: string }

/** When a typeface that is still a draft was to be published last, and why it was not; null: it missed nothing. */
export async function findMissedPublishing(
  payload: Payload,
  typeface: string,
): Promise<MissedPublishing | null> {
  const { docs } = await payload.find({
    collection: 'payload-jobs',
    where: {
      and: [
        { taskSlug: { equals: 'schedulePublish' } },
        { 'input.doc.relationTo': { equals: 'typefaces' } },
        { 'input.doc.value': { equals: typeface } },
      ],
    },
    sort: '-createdAt',
    limit: 1,
    depth: 0,
    overrideAccess: true,
  })
  const [last] = docs
  if (!last?.hasError) return null
  if ((await findTypefaceDraftRow(payload, typeface))?._status !== 'draft') return null
  return { at: last.updatedAt, why: sentenceIn(last.error) }
}

function sentenceIn(error: unknown): string {
  const { message } = (error ?? {}) as { message?: unknown }
  return typeof message === 'string' ? message : ''
}
