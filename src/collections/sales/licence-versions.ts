import type { CollectionConfig } from 'payload'
import { recordAccess } from '../access-rules'
import { jsonField, readOnlyText } from '../fields/common'
import { date, number, relationship } from '../fields/payload-fields'

/** What a licence said before each change of its licensee, contact or answers. The first change keeps version 1 here. */
export const LicenceVersions: CollectionConfig = {
  slug: 'licence-versions',
  access: recordAccess,
  fields: [
    readOnlyText('versionkey', { unique: true }),
    relationship('licence', 'licences', { required: true, index: true }),
    number('version', { required: true }),
    readOnlyText('change'),
    readOnlyText('by'),
    date('endedAt', { required: true }),
    jsonField('contents', { required: true }),
  ],
}
