import type { CollectionConfig } from 'payload'
import { anyone, nobody, staffOnly } from '../access-rules'
import { dayOnly } from '../fields/common'
import { cleanNames } from '../fields/clean-texts'
import { capLimit, refuseOddQuery } from '../hooks/rest-requests'

/** A licence text. It never changes: an order refers to the version it accepted, so a change is a new version. */
export const Eulas: CollectionConfig = {
  slug: 'eulas',
  disableDuplicate: true,
  labels: { singular: 'Licence text', plural: 'Licence texts' },
  access: { create: staffOnly, read: anyone, update: nobody, delete: nobody },
  admin: {
    useAsTitle: 'title',
    defaultColumns: ['title', 'version', 'effectiveFrom', 'newVersion'],
    description:
      'A text that was saved never changes, since orders refer to it: read it well before. A change is a new version of it.',
  },
  defaultPopulate: { title: true, version: true, url: true },
  hooks: { beforeValidate: [cleanNames], beforeOperation: [refuseOddQuery, capLimit] },
  indexes: [{ fields: ['title', 'version'], unique: true }],
  fields: [
    { name: 'title', type: 'text', required: true },
    { name: 'version', type: 'text', required: true },
    { name: 'effectiveFrom', type: 'date', admin: dayOnly },
    {
      name: 'newVersion',
      type: 'ui',
      admin: {
        position: 'sidebar',
        disableBulkEdit: true,
        components: {
          Field: '@/admin/licensing/new-version-view#NewVersionLink',
          Cell: '@/admin/licensing/new-version-form#NewVersionCell',
        },
      },
    },
    {
      name: 'sections',
      type: 'array',
      required: true,
      fields: [
        { name: 'heading', type: 'text', required: true },
        { name: 'text', type: 'textarea', required: true },
      ],
    },
    {
      name: 'url',
      type: 'text',
      virtual: true,
      admin: { hidden: true },
      hooks: { afterRead: [({ originalDoc }) => `/eula/${originalDoc?.id ?? ''}`] },
    },
  ],
}
