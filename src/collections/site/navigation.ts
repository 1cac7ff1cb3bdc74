import type { Field, FieldHook, GlobalConfig } from 'payload'
import { isNavigationAddress, usualBar, usualFoot } from '@/domain/site/frame/compose-navigation'
import { findPublishedPages } from '@/operations/records/published-catalogue'
import { publishedPage } from '@/operations/site/read-site-frame'
import { staffOnly } from '../access-rules'
import { cleanedText } from '../fields/clean-texts'
import { refreshCatalogue } from '../hooks/refresh-catalogue'
import { row, select } from '../fields/payload-fields'
import { addressField, targetField } from './blocks/block-fields'

/** The links of the bar and of the foot. */
export const Navigation: GlobalConfig = {
  slug: 'navigation',
  access: { read: staffOnly, update: staffOnly },
  hooks: { afterChange: [refreshCatalogue] },
  fields: [linksField('bar', usualBar), linksField('foot', usualFoot)],
}

function linksField(name: string, usual: typeof usualBar): Field {
  return {
    name,
    type: 'array',
    labels: { singular: 'Link', plural: 'Links' },
    hooks: { afterRead: [beginWith(usual)] },
    admin: { components: { RowLabel: '@/admin/lists/row-labels#LinkLabel' } },
    fields: [
      row(
        cleanedText({ name: 'label', required: true }),
        select(
          'kind',
          [
            'page',
            'explore',
            'in_use',
            'news',
            'essays',
            'designer',
            'trial',
            'my_licences',
            'address',
          ],
          { required: true, defaultValue: 'page' },
        ),
      ),
      targetField('page'),
      targetField('designer'),
      addressField(isNavigationAddress),
    ],
  }
}

/** Where nothing was entered, the form of staff begins with what visitors see. */
function beginWith(usual: typeof usualBar): FieldHook {
  return async ({ req, value }) => {
    const isEmpty = !Array.isArray(value) || value.length === 0
    if (!req.user || !isEmpty) return value as unknown
    return usual((await findPublishedPages(req.payload)).map(publishedPage))
  }
}
