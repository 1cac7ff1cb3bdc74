import type { CollectionConfig } from 'payload'
import { anyone, nobody, publishedOrStaff, staffOnly } from './rules'

type AccessRules = NonNullable<CollectionConfig['access']>

const edited = { create: staffOnly, update: staffOnly, delete: staffOnly, readVersions: staffOnly }

/** Rows that staff edit and the public never sees. */
export const staffAccess: AccessRules = { ...edited, read: staffOnly }

/** Rows that staff edit and everybody reads. */
export const publicAccess: AccessRules = { ...edited, read: anyone }

/** Rows that staff edit and the public reads once they are published. */
export const publishedAccess: AccessRules = { ...edited, read: publishedOrStaff }

/** Rows that only operations write, and staff read: no form moves money. */
export const recordAccess: AccessRules = {
  create: nobody,
  update: nobody,
  delete: nobody,
  read: staffOnly,
}
