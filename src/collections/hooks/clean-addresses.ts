import { ValidationError, type CollectionBeforeValidateHook } from 'payload'
import { isSameAddress, parseEmailAddress } from '@/domain/customer/email-address'
import { findCustomersWith } from '@/operations/records/customers'

/** Each address once, well formed, and of one customer alone: whoever has it sees all that the customer bought. */
export const cleanAddresses: CollectionBeforeValidateHook = async ({ data, originalDoc, req }) => {
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

function refused(message: string): ValidationError {
  return new ValidationError({ errors: [{ message, path: 'emails' }] })
}
