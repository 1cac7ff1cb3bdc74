import type { CollectionConfig } from 'payload'
import { recordAccess } from '../access-rules'
import { hiddenText, readOnlyText } from '../fields/common'
import { date } from '../fields/payload-fields'

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
    date('expiresAt', { required: true, index: true }),
    date('usedAt'),
    hiddenText('sessionhash', { index: true }),
    date('sessionEndsAt'),
  ],
}
