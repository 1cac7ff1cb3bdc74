import type { Field, GlobalConfig } from 'payload'
import { isNavigationAddress } from '@/domain/site/frame/compose-navigation'
import { staffOnly } from '../access-rules'
import { cleanedText, LINK_REFUSAL } from '../fields/clean-texts'
import { refreshCatalogue } from '../hooks/refresh-catalogue'

type Siblings = { siblingData?: { kind?: unknown } }

/** The links of the bar and of the foot. */
export const Navigation: GlobalConfig = {
  slug: 'navigation',
  access: { read: staffOnly, update: staffOnly },
  hooks: { afterChange: [refreshCatalogue] },
  fields: [
    linksField('bar', 'Beside the name, at the top of every page. Empty: Explore, and Licences.'),
    linksField(
      'foot',
      'At the end of every page. Empty: the catalogue and every page. The pages the law asks for are always there.',
    ),
  ],
}

function linksField(name: string, description: string): Field {
  return {
    name,
    type: 'array',
    labels: { singular: 'Link', plural: 'Links' },
    admin: { description, components: { RowLabel: '@/admin/lists/row-labels#LinkLabel' } },
    fields: [
      {
        type: 'row',
        fields: [
          cleanedText({ name: 'label', required: true }),
          {
            name: 'kind',
            type: 'select',
            required: true,
            defaultValue: 'page',
            options: [
              { value: 'page', label: 'A page' },
              { value: 'explore', label: 'Explore' },
              { value: 'address', label: 'Another address' },
            ],
          },
        ],
      },
      {
        name: 'page',
        type: 'relationship',
        relationTo: 'pages',
        admin: {
          condition: isOfKind('page'),
          description: 'The link is shown while the page is published.',
        },
        validate: (value: unknown, { siblingData }: Siblings) =>
          siblingData?.kind !== 'page' || Boolean(value) || 'Choose the page it leads to.',
      },
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

function isOfKind(kind: string) {
  return (_: unknown, siblings: { kind?: unknown }) => siblings?.kind === kind
}
