import type { CollectionConfig } from 'payload'
import { LEGAL_KINDS, LEGAL_TITLES } from '@/domain/site/legal/legal-page'
import { publishedAccess } from '../access/staff-managed'
import { slugField } from '../fields/common'
import { previewOf } from '../fields/preview'
import { namedVersions, savedBy } from '../fields/saved-by'
import { blocksField } from './blocks/blocks-field'
import { capLimit } from '../hooks/cap-limit'
import { refuseSlugInTrash, withdrawTrashed } from '../hooks/trash'
import { refuseOddQuery } from '../hooks/refuse-odd-query'
import { cleanNames, refuseUnsafeLinks } from '../hooks/clean-texts'
import { refusePlacesToFill } from '../hooks/refuse-places-to-fill'
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
  'quote',
  'compare',
  'mail',
  'cards',
]

export const Pages: CollectionConfig = {
  slug: 'pages',
  access: publishedAccess,
  admin: {
    useAsTitle: 'title',
    defaultColumns: ['title', 'slug', '_status'],
    components: {
      beforeListTable: ['@/admin/legal/missing-legal-pages#MissingLegalPages'],
      views: namedVersions,
    },
    ...previewOf('pages'),
  },
  trash: true,
  versions: { drafts: { schedulePublish: true }, maxPerDoc: 50 },
  hooks: {
    beforeValidate: [refuseSlugInTrash, cleanNames, refuseUnsafeLinks, refusePlacesToFill],
    beforeOperation: [refuseOddQuery, capLimit],
    beforeChange: [withdrawTrashed],
    afterChange: [refreshCatalogue],
    afterDelete: [refreshCatalogue],
  },
  fields: [
    // First of all: the tab of what search engines say finds its place here.
    {
      type: 'tabs',
      tabs: [
        {
          label: 'Page',
          fields: [
            { name: 'title', type: 'text', required: true },
            {
              name: 'lead',
              type: 'textarea',
              admin: { description: 'The first paragraph, set large.' },
            },
            { name: 'content', type: 'richText' },
            blocksField,
          ],
        },
      ],
    },
    slugField({ refused: RESERVED_SLUGS }),
    {
      name: 'legal',
      type: 'select',
      options: LEGAL_KINDS.map((kind) => ({ value: kind, label: LEGAL_TITLES[kind] })),
      admin: { position: 'sidebar', description: 'Which of the pages the law asks for this is.' },
    },
    savedBy,
  ],
}
