import { type CollectionBeforeValidateHook, type CollectionConfig, ValidationError } from 'payload'
import { isSameAddress, parseEmailAddress } from '@/domain/customer/email-address'
import { findCustomersWith } from '@/operations/records/customers'
import { staffAccess } from '../access-rules'
import { cleanNames } from '../fields/clean-texts'
import { text, textarea } from '../fields/payload-fields'

/** Each address once, well formed, and of one customer alone: whoever has it sees all that the customer bought. */
const cleanAddresses: CollectionBeforeValidateHook = async ({ data, originalDoc, req }) => {
  const given: unknown = data?.emails
  if (!data || !Array.isArray(given)) return data
  const emails: string[] = []
  for (const text of given) {
    const parsed = parseEmailAddress(text)
    if (parsed.kind === 'invalid') throw refused(`“${String(text)}”: ${parsed.sentence}`)
    if (emails.some((known) => isSameAddress(known, parsed.value))) continue
    const others = await findCustomersWith(req.payload, parsed.value)
    const other = others.find(({ id }) => id !== (originalDoc as { id?: string } | undefined)?.id)
    if (other) throw refused(`${parsed.value} belongs to ${other.name} already. Take it out there.`)
    emails.push(parsed.value)
  }
  return { ...data, emails }
}

/** Addresses that belong together: whoever signs in with one of them sees the licences of all. */
export const Customers: CollectionConfig = {
  slug: 'customers',
  disableDuplicate: true,
  access: staffAccess,
  admin: {
    useAsTitle: 'name',
    defaultColumns: ['name', 'emails', 'updatedAt'],
    listSearchableFields: ['name', 'emails'],
    description:
      'A company that buys with several addresses. Without a row here each address sees what was bought with it.',
  },
  hooks: { beforeValidate: [cleanNames, cleanAddresses] },
  fields: [
    text('name', { required: true }),
    text('emails', { hasMany: true, required: true }),
    textarea('note'),
  ],
}

function refused(message: string): ValidationError {
  return new ValidationError({ errors: [{ message, path: 'emails' }] })
}
