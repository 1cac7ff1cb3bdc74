import type { CollectionConfig } from 'payload'
import { recordAccess } from '../access/staff-managed'
import { derivedJson, readOnlyText } from '../fields/common'

/** Many font files uploaded together: reviewed as a plan, then carried out by the process that holds the lease. */
export const Uploads: CollectionConfig = {
  slug: 'uploads',
  access: recordAccess,
  admin: { hidden: true },
  lockDocuments: false,
  fields: [
    {
      name: 'state',
      type: 'select',
      required: true,
      defaultValue: 'open',
      options: ['open', 'running', 'halted', 'done'],
      index: true,
    },
    readOnlyText('runner'),
    { name: 'leaseUntil', type: 'date' },
    derivedJson('notes'),
    derivedJson('families'),
  ],
}
