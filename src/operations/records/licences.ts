import { randomBytes } from 'node:crypto'
import type { Payload, Where } from 'payload'
import type { Licensee } from '@/domain/cart/cart-request'
import type { LicensedStyle, LicensedUse, ReplacedLicence } from '@/domain/order/order-line'
import { pick } from '@/domain/own-value'
import type { FontFile, Grant, Licence } from '@/payload-types'
import { idOf } from '../id-of'
import { insertOnce } from '../insert-once'
import { compareAndSet } from './any-collection'
import { all, findAll, findById, findOne, insert, insertKeyed } from './rows'

type NewLicence = {
  linekey: string
  numbers: Iterable<string>
  order: string
  licensee: Licensee
  licenseeName: string
  /** Whom it is for, where that is not its buyer: mails go there, and My licences opens it. */
  contact: string | null
  typefaceName: string
  styles: LicensedStyle[]
  uses: LicensedUse[]
  /** ISO 8601; null: without a term. */
  startsAt: string | null
  endsAt: string | null
  /** Of a rental: when it is charged again. */
  chargeAt: string | null
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

type NewGrant = { grantkey: string; email: string; expiresAt?: string } & (
  { kind: 'licence'; licence: string } | { kind: 'trial'; trialOrder: string }
)

export async function insertGrantOnce(payload: Payload, grant: NewGrant): Promise<Grant> {
  return (await insertKeyed(payload, 'grants', { key: 'grantkey', data: grant })).row
}

export async function findGrantByKey(payload: Payload, grantkey: string): Promise<Grant | null> {
  return findOne(payload, 'grants', { where: { grantkey: { equals: grantkey } } })
}

export function findLicencesOfOrder(payload: Payload, order: string): Promise<Licence[]> {
  return findLicencesOfOrders(payload, [order])
}

export async function findLicencesOfOrders(payload: Payload, orders: string[]): Promise<Licence[]> {
  return findAll(payload, 'licences', { where: { order: { in: orders } }, sort: 'linekey' })
}

export async function findGrantsOfLicences(payload: Payload, licences: string[]): Promise<Grant[]> {
  return findAll(payload, 'grants', { where: { licence: { in: licences } } })
}

/** By its number; null: there is none. */
export function findLicenceByNumber(payload: Payload, number: string): Promise<Licence | null> {
  return findLicence(payload, { number: { equals: number } })
}

export async function findLicence(payload: Payload, where: Where): Promise<Licence | null> {
  return findOne(payload, 'licences', { where })
}

async function insertLicence(
  payload: Payload,
  { licence, number }: { licence: NewLicence; number: string },
): Promise<Licence> {
  return insert(payload, 'licences', {
    number,
    state: 'active',
    ...pick(licence, ['linekey', 'order', 'licenseeName', 'typefaceName']),
    ...pick(licence, ['licensee', 'styles', 'uses', 'startsAt', 'endsAt', 'chargeAt', 'paid']),
    contact: licence.contact === null ? null : { email: licence.contact },
    eulas: licence.uses.map(({ eula }) => eula) as unknown as Licence['eulas'],
    issuedAt: new Date().toISOString(),
    ...replacedBy(licence),
    checkkey: makeCheckkey(),
  })
}

function replacedBy({ replaces }: NewLicence): Pick<Licence, 'upgradeOf' | 'renews'> {
  if (!replaces) return {}
  return replaces.kind === 'upgrade' ? { upgradeOf: replaces.number } : { renews: replaces.number }
}

const CHECK_KEY_FORM = /^[\w-]{24}$/

/** What the page for checking a licence is found by: chance alone, made of no secret, so that a PDF leads there in ten years. */
function makeCheckkey(): string {
  return randomBytes(18).toString('base64url')
}

/** The key of a licence; the first licences are given theirs when it is needed. */
export async function ensureCheckkey(payload: Payload, id: string): Promise<string> {
  const known = await findCheckkey(payload, id)
  if (known) return known
  const change = { checkkey: makeCheckkey() }
  await compareAndSet(payload, 'licences', all({ id, checkkey: { exists: false } }), change)
  const made = await findCheckkey(payload, id)
  if (!made) throw new Error(`Licence ${id} was given no key for checking.`)
  return made
}

export async function findLicenceByCheckkey(payload: Payload, key: string) {
  return CHECK_KEY_FORM.test(key) ? findOneLicence(payload, { checkkey: { equals: key } }) : null
}

async function findCheckkey(payload: Payload, id: string): Promise<string | null> {
  return (await findOneLicence(payload, { id: { equals: id } }))?.checkkey ?? null
}

async function findOneLicence(payload: Payload, where: Where): Promise<Licence | null> {
  return findOne(payload, 'licences', { where, showHiddenFields: true })
}

/** A preview is preferred where the same bytes are stored in two formats. */
export async function findFontFile(payload: Payload, filename: string): Promise<FontFile | null> {
  const where = { filename: { equals: filename } }
  const rows = await findAll(payload, 'font-files', { where, limit: 50 })
  return rows.find((file) => file.format === 'PVW') ?? rows[0] ?? null
}

export async function findLicenceOfGrant(payload: Payload, grant: Grant): Promise<Licence | null> {
  if (!grant.licence) return null
  return findById(payload, 'licences', idOf(grant.licence))
}

export async function findTrialOrderOfGrant(payload: Payload, grant: Grant) {
  if (!grant.trialOrder) return null
  return findById(payload, 'trial-orders', idOf(grant.trialOrder))
}
