import { type CollectionBeforeValidateHook, type CollectionConfig, ValidationError } from 'payload'
import { isSameAddress, parseEmailAddress } from '@/domain/customer/email-address'
import { findCustomersWith } from '@/operations/records/customers'
import { recordRows, staffAccess, unseenRows } from '../access-rules'
import { cleanNames } from '../fields/clean-texts'
import { hiddenText, readOnlyText } from '../fields/common'
import { checkbox, date, text, textarea } from '../fields/payload-fields'

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

/** A link by mail that opens a buyer's licences once, and the visit that began with it. Neither can be read back from its hash. */
export const SignIns: CollectionConfig = {
  slug: 'sign-ins',
  ...unseenRows,
  fields: [
    readOnlyText('email', { index: true }),
    hiddenText('nonce'),
    hiddenText('tokenhash', { unique: true }),
    date('expiresAt', { required: true, index: true }),
    date('usedAt'),
    hiddenText('sessionhash', { index: true }),
    date('sessionEndsAt'),
  ],
}

/** What an address wants to be told beside its orders. Its absence means that nobody has said yet. */
export const MailChoices: CollectionConfig = {
  slug: 'mail-choices',
  ...recordRows,
  fields: [
    readOnlyText('email', { unique: true }),
    hiddenText('nonce'),
    checkbox('noReleases'),
    checkbox('noOffers'),
    date('newsletterAskedAt'),
    readOnlyText('newsletterWords'),
    date('newsletterConfirmedAt'),
    date('newsletterEndedAt'),
  ],
}
