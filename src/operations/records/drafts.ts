import type { CollectionSlug, Payload, PayloadRequest } from 'payload'
import type { Page, Story, Typeface, Use } from '@/payload-types'
import { restoreVersionOperation } from '@/platform/payload'
import { possibleIds } from './any-collection'
import { findAll, findById, findOne, only } from './rows'

/** The newest versions, published or not, for previews by staff: nothing else in the catalogue reads them. */

export async function findTypefaceDraftRow(payload: Payload, id: string): Promise<Typeface | null> {
  if (possibleIds(payload, [id]).length === 0) return null
  return findById(payload, 'typefaces', id, { draft: true })
}

type Written = { pages: Page; stories: Story; uses: Use }

export async function findDraftRow<Slug extends keyof Written>(
  payload: Payload,
  collection: Slug,
  id: string,
): Promise<Written[Slug] | null> {
  if (possibleIds(payload, [id]).length === 0) return null
  return (await findById(payload, collection, id, { draft: true, depth: 1 })) as unknown as
    Written[Slug] | null
}

const WITH_DRAFTS = ['typefaces', 'pages', 'stories', 'uses'] as const

export type WithDrafts = (typeof WITH_DRAFTS)[number]

export function isWithDrafts(collection: unknown): collection is WithDrafts {
  return WITH_DRAFTS.some((one) => one === collection)
}

/** The published slug; null where nothing is published. */
export async function findPublishedSlug(
  payload: Payload,
  { collection, id }: { collection: Exclude<WithDrafts, 'uses'>; id: string },
): Promise<string | null> {
  const where = { id, _status: 'published' }
  const row = await findOne(payload, collection, { where, select: only('slug') })
  return row?.slug ?? null
}

/** A row from a form with what it names: pictures, pages, typefaces. */
export async function populateDraft<Slug extends keyof Written>(
  payload: Payload,
  collection: Slug,
  { id, unsaved }: { id: string; unsaved: Record<string, unknown> },
): Promise<Written[Slug] | null> {
  const row = await findDraftRow(payload, collection, id)
  if (!row) return null
  return payload.findByID({
    collection,
    id,
    data: { ...row, ...unsaved, id } as never,
    depth: 1,
    // Payload would put the stored draft in its place.
    draft: false,
    disableErrors: true,
    overrideAccess: true,
  }) as unknown as Promise<Written[Slug] | null>
}

/**
 * A version of before becomes a draft above what the public sees. Payload's own restore would write it over the public row:
 * an old draft unpublishes the page, an old published version goes live unread. Only a user who may edit the row may do it.
 */
export function restoreAsDraft(
  req: PayloadRequest,
  { collection, version }: { collection: WithDrafts; version: string },
) {
  return restoreVersionOperation({
    collection: req.payload.collections[collection],
    id: version,
    depth: 0,
    draft: true,
    overrideAccess: false,
    req,
  })
}

export type SavedVersion = {
  id: string
  updatedAt: string
  version: { _status?: string | null; savedBy?: string | null; deletedAt?: string | null }
}

/** What was saved of a document, the newest first, for somebody of the staff who may read it. */
export async function findSavedVersions(
  req: PayloadRequest,
  { collection, id }: { collection: string; id: number | string },
): Promise<SavedVersion[]> {
  const { docs } = await req.payload.findVersions({
    collection: collection as CollectionSlug,
    where: { parent: { equals: id } },
    sort: '-updatedAt',
    limit: 100,
    depth: 0,
    overrideAccess: false,
    trash: true,
    req,
  })
  return docs as unknown as SavedVersion[]
}

export type MissedPublishing = { at: string; why: string }

/** When a typeface that is still a draft was to be published last, and why it was not; null: it missed nothing. */
export async function findMissedPublishing(
  payload: Payload,
  typeface: string,
): Promise<MissedPublishing | null> {
  const last = await findOne(payload, 'payload-jobs', {
    where: {
      taskSlug: 'schedulePublish',
      'input.doc.relationTo': 'typefaces',
      'input.doc.value': typeface,
    },
    sort: '-createdAt',
  })
  if (!last?.hasError) return null
  if ((await findTypefaceDraftRow(payload, typeface))?._status !== 'draft') return null
  return { at: last.updatedAt, why: sentenceIn(last.error) }
}

export type ScheduledDeed = {
  collection: WithDrafts
  id: string
  deed: 'publish' | 'unpublish'
  at: string
}

const MOST_SCHEDULED = 200

/** What will be published or taken back by itself, the next first. */
export async function findScheduled(payload: Payload): Promise<ScheduledDeed[]> {
  const jobs = await findAll(payload, 'payload-jobs', {
    where: {
      taskSlug: 'schedulePublish',
      completedAt: { exists: false },
      hasError: { not_equals: true },
      waitUntil: { exists: true },
    },
    sort: 'waitUntil',
    limit: MOST_SCHEDULED,
  })
  return jobs.flatMap(({ input, waitUntil }) => scheduledDeed(input, waitUntil ?? ''))
}

/** null: it is gone, or in the trash. */
export async function findNameOfDraft(
  payload: Payload,
  { collection, id }: Pick<ScheduledDeed, 'collection' | 'id'>,
): Promise<string | null> {
  if (collection === 'typefaces') return (await findTypefaceDraftRow(payload, id))?.name ?? null
  return (await findDraftRow(payload, collection, id))?.title ?? null
}

/** As Payload's own form writes it. */
function scheduledDeed(input: unknown, at: string): ScheduledDeed[] {
  const { type, doc } = (input ?? {}) as { type?: unknown; doc?: Record<string, unknown> }
  const collection = doc?.relationTo
  if (!isWithDrafts(collection)) return []
  const deed = type === 'unpublish' ? 'unpublish' : 'publish'
  return [{ collection, id: String(doc?.value), deed, at }]
}

function sentenceIn(error: unknown): string {
  const { message } = (error ?? {}) as { message?: unknown }
  return typeof message === 'string' ? message : ''
}
