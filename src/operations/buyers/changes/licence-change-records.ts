import type { Payload } from 'payload'
import type { Licence, LicenceType } from '@/payload-types'
import { compareAndSet, isStill } from '../../guarded-records'

/** Nothing of it may have changed since this version was read: false where another change, or its end, was faster. */
export async function updateLicence(
  payload: Payload,
  { id, version }: Pick<Licence, 'id' | 'version'>,
  data: Partial<Pick<Licence, 'licensee' | 'licenseeName' | 'uses' | 'contact'>>,
): Promise<boolean> {
  const read = version ?? 1
  const isRead = read > 1 ? isStill('version', read) : IS_FIRST
  return compareAndSet(payload, {
    collection: 'licences',
    where: { and: [{ id: { equals: id } }, { state: { equals: 'active' } }, isRead] },
    data: { ...data, version: read + 1, changedAt: new Date().toISOString() },
  })
}

const IS_FIRST = { or: [{ version: { equals: 1 } }, { version: { exists: false } }] }

export async function setShows(
  payload: Payload,
  id: string,
  shows: 'licensee' | 'nothing',
): Promise<void> {
  await compareAndSet(payload, {
    collection: 'licences',
    where: { id: { equals: id } },
    data: { shows },
  })
}

export async function findLicenceTypes(payload: Payload, keys: string[]): Promise<LicenceType[]> {
  const { docs } = await payload.find({
    collection: 'licence-types',
    where: { key: { in: keys } },
    depth: 0,
    pagination: false,
    overrideAccess: true,
  })
  return docs
}
