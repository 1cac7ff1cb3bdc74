import type { Payload } from 'payload'
import { mailbox } from '@/domain/limits/limits'
import type { Eula, LicenceType, TrialOrder, Typeface } from '@/payload-types'
import { compareAndSet, KEEPS_UPDATED_AT, possibleIds } from './any-collection'
import { withTypefaces } from './typefaces'
import { findAll, findById, findOne, insert, only } from './rows'

type NewTrialOrder = Required<
  Pick<
    TrialOrder,
    'email' | 'name' | 'company' | 'typefaces' | 'eula' | 'newsletter' | 'offerDueAt'
  >
>

export async function createTrialOrder(payload: Payload, trial: NewTrialOrder) {
  return insert(payload, 'trial-orders', trial)
}

export async function findTrialOrder(payload: Payload, id: string): Promise<TrialOrder | null> {
  const trial: TrialOrder | null = await findById(payload, 'trial-orders', id)
  return trial && ((await withTypefaces(payload, [trial]))[0] ?? null)
}

/** Those whose week is over, the oldest first. */
export async function findDueTrials(payload: Payload, now: Date): Promise<TrialOrder[]> {
  const where = { offerDueAt: { less_than_equal: now.toISOString() }, offeredAt: { exists: false } }
  return findAll(payload, 'trial-orders', { where, limit: 100, sort: 'offerDueAt' })
}

export async function findTrialsOf(payload: Payload, email: string): Promise<TrialOrder[]> {
  const rows = await findAll(payload, 'trial-orders', { where: { email }, limit: 200 })
  return withTypefaces(payload, rows)
}

/** One guarded write: whoever gets it makes the offer. */
export function claimOffer(payload: Payload, { id }: TrialOrder, now: Date): Promise<boolean> {
  const change = { offeredAt: now.toISOString(), ...KEEPS_UPDATED_AT }
  return compareAndSet(payload, 'trial-orders', { id, offeredAt: { exists: false } }, change)
}

export async function noteOfferCart(payload: Payload, id: string, cart: string): Promise<void> {
  const data = { cart, ...KEEPS_UPDATED_AT }
  await payload.db.updateOne({ collection: 'trial-orders', id, data, returning: false })
}

/** How many orders an address paid since then. */
export async function findOrdersBy(payload: Payload, email: string, since: string) {
  const where = { paidAt: { exists: true }, placedAt: { greater_than_equal: since } }
  const rows = await findAll(payload, 'orders', { where, select: only('email') })
  return rows.filter((order) => mailbox(order.email ?? '') === email).length
}

/** Published typefaces among these ids that the foundry lends for trial. */
export async function findTriableTypefaces(payload: Payload, ids: string[]): Promise<Typeface[]> {
  return findAll(payload, 'typefaces', {
    where: {
      id: { in: possibleIds(payload, ids) },
      _status: 'published',
      trialPolicy: { not_equals: 'none' },
    },
    sort: 'position',
    limit: 200,
  })
}

/** The licence text of trials; null: the shop has no trials. */
export async function findTrialEula(payload: Payload): Promise<Eula | null> {
  const where = { kind: 'trial' }
  const row = await findOne(payload, 'licence-types', { where, depth: 1, sort: 'position' })
  const type: LicenceType | null = row
  return type ? (type.eula as Eula) : null
}
