import type { CollectionConfig } from 'payload'
import { recordAccess } from '../access-rules'
import { hiddenText, readOnlyText } from '../fields/common'

/** A link by mail that opens a buyer's licences once, and the visit that began with it. Neither can be read back from its hash. */
export const SignIns: CollectionConfig = {
  slug: 'sign-ins',
  access: recordAccess,
  admin: { hidden: true, useAsTitle: 'email' },
  lockDocuments: false,
  fields: [
    readOnlyText('email', { index: true }),
    hiddenText('nonce'),
    hiddenText('tokenhash', { unique: true }),
    { name: 'expiresAt', type: 'date', required: true, index: true },
    { name: 'usedAt', type: 'date' },
    hiddenText('sessionhash', { index: true }),
    { name: 'sessionEndsAt', type: 'date' },
  ],
}
