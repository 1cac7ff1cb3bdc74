import type { CollectionConfig } from 'payload'
import { isNavigationAddress } from '@/domain/site/frame/compose-navigation'
import { publishedAccess } from '../access-rules'
import { cleanedText, cleanNames, LINK_REFUSAL } from '../fields/clean-texts'
import { positionField } from '../fields/common'
import { namedVersions, previewOf, savedBy, scheduledColumn } from '../fields/drafts-and-versions'
import { refreshCatalogue } from '../hooks/refresh-catalogue'
import { guardReads } from '../hooks/rest-requests'
import { withdrawTrashed } from '../hooks/trash'
import { renewLettersOfPages } from '../hooks/typeface-hooks'
import { array, number, relationship, row, upload } from '../fields/payload-fields'

/** Things that are set in the foundry's typefaces: books, signs, screens. */
export const Uses: CollectionConfig = {
  slug: 'uses',
  disableDuplicate: true,
  access: publishedAccess,
  admin: { components: { views: namedVersions }, ...previewOf('uses') },
  defaultSort: ['position', '-createdAt'],
  trash: true,
  versions: { drafts: { schedulePublish: true }, maxPerDoc: 50 },
  hooks: {
    beforeValidate: [cleanNames],
    beforeOperation: [guardReads],
    beforeChange: [withdrawTrashed],
    afterChange: [renewLettersOfPages, refreshCatalogue],
    afterDelete: [refreshCatalogue],
  },
  fields: [
    upload('picture', 'media', {
      required: true,
      filterOptions: { mimeType: { contains: 'image/' } },
    }),
    row(cleanedText({ name: 'title', required: true }), cleanedText({ name: 'kind' })),
    array(
      'seen',
      [
        row(
          relationship('typeface', 'typefaces', { required: true }),
          cleanedText({ name: 'styles' }),
        ),
      ],
      { required: true, minRows: 1, maxRows: 12 },
    ),
    row(
      cleanedText({ name: 'credit' }),
      number('year', { min: 1450, max: 9999, admin: { step: 1 } }),
    ),
    cleanedText({
      name: 'link',
      validate: (address) => (isNavigationAddress(address) ? null : LINK_REFUSAL),
    }),
    positionField,
    savedBy,
    scheduledColumn,
  ],
}
