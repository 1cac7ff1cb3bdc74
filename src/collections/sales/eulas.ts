import type { CollectionConfig } from 'payload'
import { anyone, nobody, staffOnly } from '../access-rules'
import { dayOnly } from '../fields/common'
import { cleanNames } from '../fields/clean-texts'
import { guardReads } from '../hooks/rest-requests'
import { array, date, text, textarea, ui } from '../fields/payload-fields'

/** A licence text. It never changes: an order refers to the version it accepted, so a change is a new version. */
export const Eulas: CollectionConfig = {
  slug: 'eulas',
  disableDuplicate: true,
  labels: { singular: 'Licence text', plural: 'Licence texts' },
  access: { create: staffOnly, read: anyone, update: nobody, delete: nobody },
  admin: {
    description:
      'A text that was saved never changes, since orders refer to it: read it well before. A change is a new version of it.',
  },
  defaultPopulate: { title: true, version: true, url: true },
  hooks: { beforeValidate: [cleanNames], beforeOperation: [guardReads] },
  indexes: [{ fields: ['title', 'version'], unique: true }],
  fields: [
    text('title', { required: true }),
    text('version', { required: true }),
    date('effectiveFrom', { admin: dayOnly }),
    ui('newVersion', {
      position: 'sidebar',
      disableBulkEdit: true,
      components: {
        Field: '@/admin/licensing/new-version-view#NewVersionLink',
        Cell: '@/admin/licensing/new-version-form#NewVersionCell',
      },
    }),
    array('sections', [text('heading', { required: true }), textarea('text', { required: true })], {
      required: true,
    }),
    text('url', {
      virtual: true,
      admin: { hidden: true },
      hooks: { afterRead: [({ originalDoc }) => `/eula/${originalDoc?.id ?? ''}`] },
    }),
  ],
}
