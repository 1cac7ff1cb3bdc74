import type { Payload, Where } from 'payload'
import type { Typeface } from '@/payload-types'
import { compareAndSet, KEEPS_UPDATED_AT } from '../../guarded-records'

/** Where a typeface's fonts are behind its row: nothing, once they are ready. The row itself is the queue. */
export type Preparation = Pick<
  Typeface,
  'preparation' | 'preparationChangedAt' | 'preparationError'
>

/** A claim this old was left behind by a process that ended in the middle. */
const FORGOTTEN_AFTER_MS = 5 * 60_000

export const PREPARED = {
  preparation: null,
  preparationChangedAt: null,
  preparationError: null,
} as const satisfies Preparation

export function waitingSince(now: Date): Preparation {
  return { ...PREPARED, preparation: 'waiting', preparationChangedAt: now.toISOString() }
}

/** Straight to the row that the public sees: past drafts, versions and hooks. */
export async function markWaiting(payload: Payload, id: string): Promise<void> {
  const where = { id: { equals: id } }
  await compareAndSet(payload, {
    collection: 'typefaces',
    where,
    data: { ...waitingSince(new Date()), ...KEEPS_UPDATED_AT },
  })
}

/** The one that has waited longest, for this process alone; null where none is left. */
export async function claimTypeface(payload: Payload, now: Date): Promise<Typeface | null> {
  const forgotten = new Date(now.getTime() - FORGOTTEN_AFTER_MS).toISOString()
  const { docs } = await payload.find({
    collection: 'typefaces',
    where: {
      or: [
        { preparation: { equals: 'waiting' } },
        {
          and: [
            { preparation: { equals: 'preparing' } },
            { preparationChangedAt: { less_than: forgotten } },
          ],
        },
      ],
    },
    sort: 'preparationChangedAt',
    limit: 1,
    depth: 0,
    overrideAccess: true,
  })
  const [typeface] = docs
  if (!typeface) return null

  const claim = { preparation: 'preparing', preparationChangedAt: now.toISOString() } as const
  const isMine = await setPreparation(payload, typeface, claim)
  // Another process has it: what else is waiting is looked for again.
  return isMine ? { ...typeface, ...claim } : claimTypeface(payload, now)
}

/** False where the typeface was saved again meanwhile: then it still waits. */
export function endPreparation(
  payload: Payload,
  claimed: Typeface,
  error: string | null,
): Promise<boolean> {
  return setPreparation(payload, claimed, {
    ...PREPARED,
    ...(error === null ? {} : { preparation: 'failed', preparationError: error }),
  })
}

function setPreparation(payload: Payload, asRead: Typeface, data: Preparation): Promise<boolean> {
  const { id, preparation, preparationChangedAt } = asRead
  const unchanged: Where[] = [
    { id: { equals: id } },
    { preparation: { equals: preparation } },
    { preparationChangedAt: { equals: preparationChangedAt } },
  ]
  return compareAndSet(payload, {
    collection: 'typefaces',
    where: { and: unchanged },
    data: { ...data, ...KEEPS_UPDATED_AT },
  })
}
