import type { CollectionConfig } from 'payload'
import { recordAccess } from '../access-rules'
import { hiddenText, readOnlyText } from '../fields/common'

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
    { name: 'noReleases', type: 'checkbox' },
    { name: 'noOffers', type: 'checkbox' },
    { name: 'newsletterAskedAt', type: 'date' },
    readOnlyText('newsletterWords'),
    { name: 'newsletterConfirmedAt', type: 'date' },
    { name: 'newsletterEndedAt', type: 'date' },
  ],
}
