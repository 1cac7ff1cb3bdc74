import type { CollectionConfig } from 'payload'
import { recordAccess } from './access/staff-managed'
import { staffOnly } from './access/rules'
import { derivedJson } from './fields/common'

/** A state of a typeface's masters, with what was worked out from them: the measure of its name, merged facts. */
export const Releases: CollectionConfig = {
  slug: 'releases',
  access: { ...recordAccess, update: staffOnly },
  admin: {
    useAsTitle: 'version',
    group: 'Catalogue',
    defaultColumns: ['typeface', 'version', 'releasedOn'],
  },
  fields: [
    {
      name: 'typeface',
      type: 'relationship',
      relationTo: 'typefaces',
      required: true,
      index: true,
    },
    { name: 'version', type: 'text', required: true },
    { name: 'releasekey', type: 'text', unique: true, admin: { readOnly: true } },
    { name: 'releasedOn', type: 'date' },
    { name: 'notes', type: 'textarea' },
    derivedJson('measure'),
    derivedJson('facts'),
  ],
}
