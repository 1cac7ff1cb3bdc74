import type { CollectionConfig } from 'payload'
import { STORY_KINDS, STORY_NAMES } from '@/domain/site/stories/story'
import { publishedAccess } from '../access-rules'
import { cleanedText, cleanNames, refuseUnsafeLinks } from '../fields/clean-texts'
import { dayOnly, slugField } from '../fields/common'
import { namedVersions, previewOf, savedBy, scheduledColumn } from '../fields/drafts-and-versions'
import { leadFromOldAddress, leadsOnField, noteOldAddress } from '../hooks/old-addresses'
import { refreshCatalogue } from '../hooks/refresh-catalogue'
import { guardReads } from '../hooks/rest-requests'
import { refuseSlugInTrash, withdrawTrashed } from '../hooks/trash'
import { renewLettersOfPages } from '../hooks/typeface-hooks'
import { typefaceAndStyle } from './blocks/block-fields'
import { storyBlocksField } from './blocks/blocks-field'
import { date, relationship, select, text, textarea } from '../fields/payload-fields'

/** News and essays: what a foundry says, in its own typefaces. */
export const Stories: CollectionConfig = {
  slug: 'stories',
  access: publishedAccess,
  admin: { components: { views: namedVersions }, ...previewOf('stories') },
  defaultSort: '-publishedOn',
  trash: true,
  versions: { drafts: { schedulePublish: true }, maxPerDoc: 50 },
  hooks: {
    beforeValidate: [refuseSlugInTrash, cleanNames, refuseUnsafeLinks],
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
          label: 'Story',
          fields: [
            text('title', { required: true }),
            typefaceAndStyle,
            textarea('summary', { required: true }),
            storyBlocksField,
          ],
        },
      ],
    },
    slugField(),
    leadsOnField,
    select(
      'kind',
      STORY_KINDS.map((value) => ({ value, label: STORY_NAMES[value] })),
      { required: true, defaultValue: 'news', index: true, admin: { position: 'sidebar' } },
    ),
    date('publishedOn', {
      required: true,
      index: true,
      defaultValue: () => new Date().toISOString(),
      admin: { position: 'sidebar', ...dayOnly },
    }),
    cleanedText({ name: 'author', admin: { position: 'sidebar' } }),
    relationship('typefaces', 'typefaces', { hasMany: true, admin: { position: 'sidebar' } }),
    savedBy,
    scheduledColumn,
  ],
}
