import type { Payload, Where } from 'payload'
import type { Licensee } from '@/domain/cart/cart-request'
import type { Grant, Licence } from '@/payload-types'
import { insertOnce } from '../../insert-once'
import type { LicensedStyle, LicensedUse } from './licence-terms'

export type NewLicence = {
  linekey: string
  numbers: Iterable<string>
  order: string
  licensee: Licensee
  licenseeName: string
  typefaceName: string
  styles: LicensedStyle[]
  uses: LicensedUse[]
}

/** A licence that is already there counts as made. */
export async function insertLicenceOnce(payload: Payload, licence: NewLicence): Promise<Licence> {
  for (const number of licence.numbers) {
    const { row } = await insertOnce({
      find: async () =>
        (await findLicence(payload, { linekey: { equals: licence.linekey } })) ??
        (await findLicence(payload, { number: { equals: number } })),
      insert: () => insertLicence(payload, { licence, number }),
    })
    if (row.linekey === licence.linekey) return row
  }
  throw new Error(`No licence number was free for ${licence.linekey}.`)
}

export type NewGrant = { grantkey: string; email: string; expiresAt?: string } & (
  { kind: 'licence'; licence: string } | { kind: 'trial'; trialOrder: string }
)

export async function insertGrantOnce(payload: Payload, grant: NewGrant): Promise<Grant> {
  const { row } = await insertOnce({
    find: () => findGrantByKey(payload, grant.grantkey),
    insert: () =>
      payload.create({ collection: 'grants', data: grant, depth: 0, overrideAccess: true }),
  })
  return row
}

export async function findGrantByKey(payload: Payload, grantkey: string): Promise<Grant | null> {
  const { docs } = await payload.find({
    collection: 'grants',
    where: { grantkey: { equals: grantkey } },
    depth: 0,
    limit: 1,
    overrideAccess: true,
  })
  return docs[0] ?? null
}

export async function findLicencesOfOrder(payload: Payload, order: string): Promise<Licence[]> {
  const { docs } = await payload.find({
    collection: 'licences',
    where: { order: { equals: order } },
    depth: 0,
    limit: 500,
    sort: 'linekey',
    overrideAccess: true,
  })
  return docs
}

export async function findGrantsOfLicences(payload: Payload, licences: string[]): Promise<Grant[]> {
  const { docs } = await payload.find({
    collection: 'grants',
    where: { licence: { in: licences } },
    depth: 0,
    limit: 1000,
    overrideAccess: true,
  })
  return docs
}

async function findLicence(payload: Payload, where: Where): Promise<Licence | null> {
  const { docs } = await payload.find({
    collection: 'licences',
    where,
    depth: 0,
    limit: 1,
    overrideAccess: true,
  })
  return docs[0] ?? null
}

async function insertLicence(
  payload: Payload,
  { licence, number }: { licence: NewLicence; number: string },
): Promise<Licence> {
  const { linekey, order, licenseeName, typefaceName } = licence
  return payload.create({
    collection: 'licences',
    data: {
      number,
      linekey,
      order,
      state: 'active',
      licenseeName,
      typefaceName,
      licensee: licence.licensee as unknown as Licence['licensee'],
      styles: licence.styles as unknown as Licence['styles'],
      uses: licence.uses as unknown as Licence['uses'],
      eulas: licence.uses.map(({ eula }) => eula) as unknown as Licence['eulas'],
      issuedAt: new Date().toISOString(),
    },
    depth: 0,
    overrideAccess: true,
  })
}
