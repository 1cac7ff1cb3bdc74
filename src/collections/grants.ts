import type { CollectionConfig } from 'payload'
import { recordAccess } from './access/staff-managed'
import { readOnlyText } from './fields/common'

/** The right to download what a licence, or a trial order, covers. Revoked by setting `revokedAt`; read at every download. */
export const Grants: CollectionConfig = {
  slug: 'grants',
  access: recordAccess,
  admin: {
    useAsTitle: 'grantkey',
    group: 'Orders',
    defaultColumns: ['grantkey', 'kind', 'email', 'revokedAt'],
  },
  fields: [
    readOnlyText('grantkey', { unique: true }),
    { name: 'kind', type: 'select', required: true, options: ['licence', 'trial'] },
    { name: 'licence', type: 'relationship', relationTo: 'licences', index: true },
    { name: 'trialOrder', type: 'relationship', relationTo: 'trial-orders', index: true },
    readOnlyText('email'),
    { name: 'expiresAt', type: 'date' },
    { name: 'revokedAt', type: 'date' },
  ],
}
