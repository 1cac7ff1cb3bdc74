import type { CollectionConfig } from 'payload'
import { recordAccess } from '../access-rules'
import { hiddenText, readOnlyText } from '../fields/common'
import { checkbox, date } from '../fields/payload-fields'

/** What an address wants to be told beside its orders. Its absence means that nobody has said yet. */
export const MailChoices: CollectionConfig = {
  slug: 'mail-choices',
  access: recordAccess,
  admin: {
    useAsTitle: 'email',
    defaultColumns: ['email', 'noReleases', 'noOffers', 'newsletterConfirmedAt'],
    listSearchableFields: ['email'],
  },
  lockDocuments: false,
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
