import type { Field, FieldHook, GlobalConfig } from 'payload'
import { isNavigationAddress, usualBar, usualFoot } from '@/domain/site/frame/compose-navigation'
import { findPublishedPages } from '@/operations/records/published-catalogue'
import { publishedPage } from '@/operations/site/read-site-frame'
import { staffOnly } from '../access-rules'
import { cleanedText, LINK_REFUSAL } from '../fields/clean-texts'
import { refreshCatalogue } from '../hooks/refresh-catalogue'
import { relationship, row, select } from '../fields/payload-fields'

type Siblings = { siblingData?: { kind?: unknown } }

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
          ['page', 'explore', 'news', 'essays', 'designer', 'trial', 'my_licences', 'address'],
          { required: true, defaultValue: 'page' },
        ),
      ),
      relationship('page', 'pages', {
        admin: { condition: isOfKind('page') },
        validate: (value: unknown, { siblingData }: Siblings) =>
          siblingData?.kind !== 'page' || Boolean(value) || 'Choose the page it leads to.',
      }),
      relationship('designer', 'designers', {
        admin: { condition: isOfKind('designer') },
        validate: (value: unknown, { siblingData }: Siblings) =>
          siblingData?.kind !== 'designer' || Boolean(value) || 'Choose the designer it leads to.',
      }),
      cleanedText({
        name: 'address',
        admin: { condition: isOfKind('address') },
        askFor: ({ kind }) => (kind === 'address' ? LINK_REFUSAL : null),
        validate: (address, { kind }) =>
          kind !== 'address' || isNavigationAddress(address) ? null : LINK_REFUSAL,
      }),
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

function isOfKind(kind: string) {
  return (_: unknown, siblings: { kind?: unknown }) => siblings?.kind === kind
}
