import type { Payload } from 'payload'
import type { FontFile, Grant, Licence, TrialOrder } from '@/payload-types'
import { idOf } from '../id-of'

/** A preview is preferred where the same bytes are stored in two formats. */
export async function findFontFile(payload: Payload, filename: string): Promise<FontFile | null> {
  const { docs } = await payload.find({
    collection: 'font-files',
    where: { filename: { equals: filename } },
    depth: 0,
    limit: 50,
    overrideAccess: true,
  })
  return docs.find((file) => file.format === 'PVW') ?? docs[0] ?? null
}

export async function findGrant(payload: Payload, id: string): Promise<Grant | null> {
  return payload.findByID({
    collection: 'grants',
    id,
    depth: 0,
    disableErrors: true,
    overrideAccess: true,
  })
}

export async function findLicenceOfGrant(payload: Payload, grant: Grant): Promise<Licence | null> {
  if (!grant.licence) return null
  return payload.findByID({
    collection: 'licences',
    id: idOf(grant.licence),
    depth: 0,
    disableErrors: true,
    overrideAccess: true,
  })
}

export async function findTrialOrderOfGrant(
  payload: Payload,
  grant: Grant,
): Promise<TrialOrder | null> {
  if (!grant.trialOrder) return null
  return payload.findByID({
    collection: 'trial-orders',
    id: idOf(grant.trialOrder),
    depth: 0,
    disableErrors: true,
    overrideAccess: true,
  })
}
