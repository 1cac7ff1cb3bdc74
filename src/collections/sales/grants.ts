import type { CollectionConfig } from 'payload'
import { recordAccess, staffOnly } from '../access-rules'
import { readOnlyText } from '../fields/common'
import { date, relationship, select } from '../fields/payload-fields'

const fixed = { access: { update: () => false } }

/**
 * The right to download what a licence, or a trial order, covers. Staff revoke that of a trial by setting `revokedAt`, and that of
 * a licence at its order; it is read at every download.
 */
export const Grants: CollectionConfig = {
  slug: 'grants',
  access: { ...recordAccess, update: staffOnly },
  fields: [
    date('revokedAt', {
      // A licence is revoked at its order, with why; its grants follow.
      access: { update: ({ doc }) => (doc as { kind?: unknown } | undefined)?.kind === 'trial' },
    }),
    date('pausedAt', fixed),
    readOnlyText('grantkey', { unique: true, ...fixed }),
    select('kind', ['licence', 'trial'], { required: true, ...fixed }),
    relationship('licence', 'licences', { index: true, ...fixed }),
    relationship('trialOrder', 'trial-orders', { index: true, ...fixed }),
    readOnlyText('email', fixed),
    date('expiresAt', fixed),
  ],
}
