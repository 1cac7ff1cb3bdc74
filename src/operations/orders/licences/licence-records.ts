import type { Payload, Where } from 'payload'
import type { Licensee } from '@/domain/cart/cart-request'
import type { Grant, Licence } from '@/payload-types'
import { insertOnce } from '../../insert-once'
import type { ReplacedLicence } from '../order-records'
import { makeCheckkey } from './check-key-records'
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
  /** ISO 8601; null: without a term. */
  startsAt: string | null
  endsAt: string | null
  paid: { net: number; currency: string }
  replaces: ReplacedLicence | null
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

export function findLicencesOfOrder(payload: Payload, order: string): Promise<Licence[]> {
  return findLicencesOfOrders(payload, [order])
}

export async function findLicencesOfOrders(payload: Payload, orders: string[]): Promise<Licence[]> {
  const { docs } = await payload.find({
    collection: 'licences',
    where: { order: { in: orders } },
    depth: 0,
    pagination: false,
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
    pagination: false,
    overrideAccess: true,
  })
  return docs
}

/** By its number; null: there is none. */
export function findLicenceByNumber(payload: Payload, number: string): Promise<Licence | null> {
  return findLicence(payload, { number: { equals: number } })
}

export async function findLicence(payload: Payload, where: Where): Promise<Licence | null> {
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
      startsAt: licence.startsAt,
      endsAt: licence.endsAt,
      paid: licence.paid,
      ...replacedBy(licence),
      checkkey: makeCheckkey(),
    },
    depth: 0,
    overrideAccess: true,
  })
}

function replacedBy({ replaces }: NewLicence): Pick<Licence, 'upgradeOf' | 'renews'> {
  if (!replaces) return {}
  return replaces.kind === 'upgrade' ? { upgradeOf: replaces.number } : { renews: replaces.number }
}
