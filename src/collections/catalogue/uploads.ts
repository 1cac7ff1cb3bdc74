import type { CollectionConfig } from 'payload'
import { recordAccess } from '../access-rules'
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

/** One file of an upload: its facts, what staff changed (`override`), its plan. Its bytes wait under DATA_DIR/uploads. */
export const UploadFiles: CollectionConfig = {
  slug: 'upload-files',
  access: recordAccess,
  admin: { hidden: true },
  lockDocuments: false,
  fields: [
    { name: 'upload', type: 'relationship', relationTo: 'uploads', required: true, index: true },
    readOnlyText('filekey', { unique: true }),
    readOnlyText('name'),
    readOnlyText('sha256'),
    { name: 'sizeInBytes', type: 'number', required: true },
    {
      name: 'state',
      type: 'select',
      required: true,
      defaultValue: 'planned',
      options: [
        'planned',
        'unchanged',
        'left_out',
        'refused',
        'waiting',
        'working',
        'done',
        'failed',
      ],
    },
    derivedJson('steps'),
    derivedJson('failure'),
    derivedJson('facts'),
    derivedJson('override'),
    derivedJson('plan'),
    derivedJson('comparison'),
  ],
}
