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
    readOnlyText('email', { unique: true, label: 'E-mail' }),
    hiddenText('nonce'),
    { name: 'noReleases', type: 'checkbox', label: 'No mail about new releases' },
    { name: 'noOffers', type: 'checkbox', label: 'No mail after trial fonts' },
    { name: 'newsletterAskedAt', type: 'date' },
    readOnlyText('newsletterWords', { label: 'The words that were ticked' }),
    { name: 'newsletterConfirmedAt', type: 'date' },
    { name: 'newsletterEndedAt', type: 'date' },
  ],
}
