import { type CollectionBeforeValidateHook, type CollectionConfig, ValidationError } from 'payload'
import { findPlacesToFill, LEGAL_KINDS, LEGAL_TITLES } from '@/domain/site/legal/legal-page'
import { publishedAccess } from '../access-rules'
import { cleanNames, refuseUnsafeLinks } from '../fields/clean-texts'
import { slugField } from '../fields/common'
import { namedVersions, previewOf, savedBy, scheduledColumn } from '../fields/drafts-and-versions'
import { leadFromOldAddress, leadsOnField, noteOldAddress } from '../hooks/old-addresses'
import { refreshCatalogue } from '../hooks/refresh-catalogue'
import { guardReads } from '../hooks/rest-requests'
import { refuseSlugInTrash, withdrawTrashed } from '../hooks/trash'
import { renewLettersOfPages } from '../hooks/typeface-hooks'
import { blocksField } from './blocks/blocks-field'
import { select, text, textarea } from '../fields/payload-fields'

/** The first segments of the shop's own paths: no page may have one as its slug. */
const RESERVED_SLUGS = [
  ...['explore', 'explore_old', 'typeface', 'shop', 'cart', 'order', 'eula', 'missing', 'preview'],
  ...['api', 'admin', 'builds', 'healthz', 'readyz', 'trial', 'my-licences', 'licence', 'quote'],
  ...['compare', 'mail', 'cards', 'news', 'essays', 'designer', 'in-use', 'write'],
]

/** A draft of a legal page asks the foundry for what the shop cannot know: visitors never read such a place. */
const refusePlacesToFill: CollectionBeforeValidateHook = ({ data, originalDoc }) => {
  const page = { ...originalDoc, ...data }
  if (page._status !== 'published') return data
  const errors = ['lead', 'content', 'blocks'].flatMap((path) => {
    const [place] = findPlacesToFill(page[path])
    return place ? [{ path, message: `Before it is published, fill in or remove: ${place}` }] : []
  })
  if (errors.length > 0) throw new ValidationError({ collection: 'pages', errors })
  return data
}

export const Pages: CollectionConfig = {
  slug: 'pages',
  access: publishedAccess,
  admin: {
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
    beforeOperation: [guardReads],
    beforeChange: [withdrawTrashed, noteOldAddress],
    afterChange: [leadFromOldAddress, renewLettersOfPages, refreshCatalogue],
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
            text('title', { required: true }),
            textarea('lead'),
            { name: 'content', type: 'richText' },
            blocksField,
          ],
        },
      ],
    },
    slugField({ refused: RESERVED_SLUGS }),
    leadsOnField,
    select(
      'legal',
      LEGAL_KINDS.map((kind) => ({ value: kind, label: LEGAL_TITLES[kind] })),
      { admin: { position: 'sidebar' } },
    ),
    savedBy,
    scheduledColumn,
  ],
}
