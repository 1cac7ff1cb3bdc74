import type { CollectionConfig } from 'payload'
import { recordAccess } from '../access/staff-managed'
import { derivedJson, readOnlyText } from '../fields/common'

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
