import type { Block } from 'payload'
import { isSafeLink } from '@/domain/site/safe-link'
import { cleanedText, LINK_REFUSAL } from '../../fields/clean-texts'
import { WORDS } from './block-fields'
import { array, relationship, row, select } from '../../fields/payload-fields'

type Siblings = { siblingData?: { kind?: unknown } }

const isOfKind = (kind: string) => (_: unknown, siblings: { kind?: unknown }) =>
  siblings?.kind === kind

export const Buttons: Block = {
  slug: 'buttons',
  interfaceName: 'ButtonsBlock',
  ...WORDS,
  fields: [
    array(
      'buttons',
      [
        row(
          cleanedText({ name: 'label', required: true }),
          select('kind', ['page', 'typeface', 'address'], { required: true, defaultValue: 'page' }),
        ),
        relationship('page', 'pages', {
          admin: { condition: isOfKind('page') },
          validate: (value: unknown, { siblingData }: Siblings) =>
            siblingData?.kind !== 'page' || Boolean(value) || 'Choose the page it leads to.',
        }),
        relationship('typeface', 'typefaces', {
          admin: { condition: isOfKind('typeface') },
          validate: (value: unknown, { siblingData }: Siblings) =>
            siblingData?.kind !== 'typeface' ||
            Boolean(value) ||
            'Choose the typeface it leads to.',
        }),
        cleanedText({
          name: 'address',
          admin: { condition: isOfKind('address') },
          askFor: ({ kind }) => (kind === 'address' ? LINK_REFUSAL : null),
          validate: (address, { kind }) =>
            kind !== 'address' || isSafeLink(address) ? null : LINK_REFUSAL,
        }),
      ],
      { required: true, minRows: 1, maxRows: 4 },
    ),
  ],
}
