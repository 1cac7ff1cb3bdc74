import type { Payload, Where } from 'payload'
import type { SecondFactor } from '@/payload-types'
import { compareAndSet, KEEPS_UPDATED_AT } from '../../guarded-records'
import { insertOnce } from '../../insert-once'

export type FactorRow = Pick<
  SecondFactor,
  'login' | 'secret' | 'pending' | 'since' | 'step' | 'recoveryCodes'
>

export async function findFactor(payload: Payload, login: string): Promise<FactorRow | null> {
  const { docs } = await payload.find({
    collection: 'second-factors',
    where: { login: { equals: login } },
    depth: 0,
    limit: 1,
    pagination: false,
    overrideAccess: true,
  })
  return docs[0] ?? null
}

export async function insertFactor(payload: Payload, login: string): Promise<void> {
  await insertOnce({
    find: () => findFactor(payload, login),
    insert: () =>
      payload.create({
        collection: 'second-factors',
        data: { login },
        depth: 0,
        overrideAccess: true,
      }),
  })
}

/** True for the one writer who finds the row as it was read. */
export function changeFactor(
  payload: Payload,
  { login, found, data }: { login: string; found?: Where; data: Partial<FactorRow> },
): Promise<boolean> {
  const where = { and: [{ login: { equals: login } }, ...(found ? [found] : [])] }
  return compareAndSet(payload, { collection: 'second-factors', where, data })
}

export async function removeFactor(payload: Payload, login: string): Promise<void> {
  const where = { login: { equals: login } }
  await payload.delete({ collection: 'second-factors', where, depth: 0, overrideAccess: true })
}

/** What the list of the staff shows. */
export async function showFactor(payload: Payload, id: string, since: string | null) {
  const data = { factorSince: since, ...KEEPS_UPDATED_AT }
  await payload.db.updateOne({ collection: 'users', id, data, returning: false })
}

export async function emailOfLogin(payload: Payload, id: string): Promise<string | null> {
  const { docs } = await payload.find({
    collection: 'users',
    where: { id: { equals: id } },
    depth: 0,
    limit: 1,
    pagination: false,
    overrideAccess: true,
  })
  return docs[0]?.email ?? null
}
