import type { CollectionConfig } from 'payload'
import { publishedAccess } from '../access/staff-managed'
import { slugField } from '../fields/common'
import { previewOf } from '../fields/preview'
import { capLimit } from '../hooks/cap-limit'
import { refuseOddQuery } from '../hooks/refuse-odd-query'
import { cleanNames, refuseUnsafeLinks } from '../hooks/clean-texts'
import { refreshCatalogue } from '../hooks/refresh-catalogue'

/** The first segments of the shop's own paths: no page may have one as its slug. */
const RESERVED_SLUGS = [
  'explore',
  'explore_old',
  'typeface',
  'shop',
  'cart',
  'order',
  'eula',
  'missing',
  'preview',
  'api',
  'admin',
  'builds',
  'healthz',
  'readyz',
  'trial',
  'my-licences',
  'licence',
  'compare',
]

export const Pages: CollectionConfig = {
  slug: 'pages',
  access: publishedAccess,
  admin: {
    useAsTitle: 'title',
    group: 'Pages',
    defaultColumns: ['title', 'slug', '_status'],
    ...previewOf('pages'),
  },
  versions: { drafts: { schedulePublish: true }, maxPerDoc: 50 },
  hooks: {
    beforeValidate: [cleanNames, refuseUnsafeLinks],
    beforeOperation: [refuseOddQuery, capLimit],
    afterChange: [refreshCatalogue],
    afterDelete: [refreshCatalogue],
  },
  fields: [
    { name: 'title', type: 'text', required: true },
    slugField({ refused: RESERVED_SLUGS }),
    { name: 'lead', type: 'textarea', admin: { description: 'The first paragraph, set large.' } },
    { name: 'content', type: 'richText' },
  ],
}
