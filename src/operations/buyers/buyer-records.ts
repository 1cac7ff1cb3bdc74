import type { Payload, Where } from 'payload'
import { isRecord } from '@/domain/is-record'
import { isSameAddress } from '@/domain/customer/email-address'
import type { Customer, Licence } from '@/payload-types'

const ALL = { depth: 0, pagination: false, overrideAccess: true } as const

/** Customers among whose addresses this one is. */
export async function findCustomersWith(payload: Payload, email: string): Promise<Customer[]> {
  const where = { emails: { contains: email } }
  const { docs } = await payload.find({ collection: 'customers', where, ...ALL })
  return docs.filter(({ emails }) => includes(emails, email))
}

/** Whether there is an order, a quote or a licence that one of these addresses opens. */
export async function isKnownBuyer(payload: Payload, emails: string[]): Promise<boolean> {
  const select = { email: true } as const
  const where = within('email', emails)
  const { docs: orders } = await payload.find({ collection: 'orders', where, select, ...ALL })
  const { docs: quotes } = await payload.find({ collection: 'quotes', where, select, ...ALL })
  if ([...orders, ...quotes].some(({ email }) => includes(emails, email))) return true
  return (await findLicencesOfContact(payload, emails)).length > 0
}

/** Rows that may hold one of the addresses: how databases compare letters differs, so `includes` decides. */
export function within(field: string, emails: string[]): Where {
  return { or: emails.map((email): Where => ({ [field]: { contains: email } })) }
}

export function includes(emails: string[], email: string | null | undefined): boolean {
  return emails.some((one) => isSameAddress(one, email ?? ''))
}

/** Licences that name one of the addresses as the one to write to. */
export async function findLicencesOfContact(
  payload: Payload,
  emails: string[],
): Promise<Licence[]> {
  const where = { contact: { exists: true } }
  const { docs } = await payload.find({ collection: 'licences', where, ...ALL })
  return docs.filter(({ contact }) => includes(emails, contactOf(contact)))
}

/** Whom to write to about a licence, where somebody else was named than who bought it. */
export function contactOf(contact: unknown): string | null {
  return isRecord(contact) && typeof contact.email === 'string' ? contact.email : null
}
