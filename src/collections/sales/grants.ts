import type { CollectionConfig } from 'payload'
import { recordAccess, staffOnly } from '../access-rules'
import { readOnlyText } from '../fields/common'

const fixed = { access: { update: () => false } }

/**
 * The right to download what a licence, or a trial order, covers. Staff revoke that of a trial by setting `revokedAt`, and that of
 * a licence at its order; it is read at every download.
 */
export const Grants: CollectionConfig = {
  slug: 'grants',
  access: { ...recordAccess, update: staffOnly },
  admin: {
    useAsTitle: 'email',
    defaultColumns: ['email', 'kind', 'licence', 'trialOrder', 'revokedAt'],
  },
  fields: [
    {
      name: 'revokedAt',
      type: 'date',
      // A licence is revoked at its order, with why; its grants follow.
      access: { update: ({ doc }) => (doc as { kind?: unknown } | undefined)?.kind === 'trial' },
    },
    { name: 'pausedAt', type: 'date', ...fixed },
    { ...readOnlyText('grantkey', { unique: true }), ...fixed } as ReturnType<typeof readOnlyText>,
    { name: 'kind', type: 'select', required: true, options: ['licence', 'trial'], ...fixed },
    { name: 'licence', type: 'relationship', relationTo: 'licences', index: true, ...fixed },
    { name: 'trialOrder', type: 'relationship', relationTo: 'trial-orders', index: true, ...fixed },
    { ...readOnlyText('email'), ...fixed } as ReturnType<typeof readOnlyText>,
    { name: 'expiresAt', type: 'date', ...fixed },
  ],
}
