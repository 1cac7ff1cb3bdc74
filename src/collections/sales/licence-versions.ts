import type { CollectionConfig } from 'payload'
import { recordAccess } from '../access-rules'
import { jsonField, readOnlyText } from '../fields/common'

/** What a licence said before each change of its licensee, contact or answers. The first change keeps version 1 here. */
export const LicenceVersions: CollectionConfig = {
  slug: 'licence-versions',
  access: recordAccess,
  admin: {
    useAsTitle: 'versionkey',
    defaultColumns: ['licence', 'version', 'change', 'by', 'endedAt'],
  },
  fields: [
    readOnlyText('versionkey', { unique: true }),
    { name: 'licence', type: 'relationship', relationTo: 'licences', required: true, index: true },
    { name: 'version', type: 'number', required: true },
    readOnlyText('change'),
    readOnlyText('by'),
    { name: 'endedAt', type: 'date', required: true },
    jsonField('contents', { required: true }),
  ],
}
