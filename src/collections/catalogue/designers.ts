import type { ArrayField, CollectionBeforeChangeHook, CollectionConfig, Field } from 'payload'
import { isPercent } from '@/domain/reports/shares'
import { addressOf } from '@/domain/search-words'
import { DESIGNER_KIND_NAMES, DESIGNER_KINDS } from '@/domain/site/designers/designer'
import { isSafeLink } from '@/domain/site/safe-link'
import { findTaken } from '@/operations/records/any-collection'
import { checkShares } from '@/operations/reports/sales-reports'
import type { Designer } from '@/payload-types'
import { staffAccess } from '../access-rules'
import { cleanedText, cleanNames, LINK_REFUSAL } from '../fields/clean-texts'
import { dayOnly, slugField } from '../fields/common'
import { decimalField } from '../fields/amounts'
import { leadFromOldAddress, leadsOnField, noteOldAddress } from '../hooks/old-addresses'
import { refreshCatalogue } from '../hooks/refresh-catalogue'
import { emailField } from '../site/shop/identity-tab'
import {
  array,
  checkbox,
  date,
  relationship,
  row,
  select,
  text,
  textarea,
} from '../fields/payload-fields'
import { refused } from '../hooks/refuse'

/** What a designer is paid, and of what. A new share from a day on leaves what was sold before as it was. */
const sharesField: ArrayField = array(
  'shares',
  [
    row(
      relationship('typeface', 'typefaces', {
        index: true,
        // Not required by the database: a typeface that is deleted leaves the row without one.
        validate: (value: unknown) => Boolean(value) || 'Choose a typeface.',
        admin: { width: '40%', allowCreate: false },
      }),
      decimalField('percent', {
        required: true,
        check: (value) => isPercent(value) || 'Write a percentage up to 100, such as 30 or 12.5.',
        width: '20%',
        placeholder: '12.5',
      }),
      date('from', { admin: { width: '30%', ...dayOnly } }),
    ),
  ],
  { admin: { initCollapsed: false } },
)

/** Refuses shares that would pay out more than a typeface earns, with the row that is too much. */
const assertShares: CollectionBeforeChangeHook<Designer> = async ({ data, originalDoc, req }) => {
  const designer = { ...originalDoc, ...data } as Designer
  const errors = await checkShares(req.payload, designer)
  if (errors.length > 0) throw refused(req, 'designers', errors)
  return data
}

const LONGEST_ADDRESS = 50

/** In the form its address is proposed; whoever comes by another door is given one. Two of one name have two. */
const giveAddress: CollectionBeforeChangeHook<Designer> = async ({ data, originalDoc, req }) => {
  const known = data.slug ?? originalDoc?.slug
  if (known) return data
  const start =
    addressOf(data.name ?? originalDoc?.name ?? '').slice(0, LONGEST_ADDRESS) || 'designer'
  const names = Array.from({ length: 100 }, (_, at) => (at === 0 ? start : `${start}-${at + 1}`))
  const taken = await findTaken(req.payload, { collection: 'designers', field: 'slug', names })
  return { ...data, slug: names.find((name) => !taken.has(name)) }
}

/** Filled in by the shop where it is empty: rows of before have none. */
const addressField = slugField({ isOptional: true })

/** What the public reads of them: `findPublicDesigners` names these fields, and no other ever leaves. */
const pageFields: Field[] = [
  checkbox('isPublic', { defaultValue: false, index: true }),
  select(
    'kind',
    DESIGNER_KINDS.map((value) => ({ value, label: DESIGNER_KIND_NAMES[value] })),
    { defaultValue: 'person' },
  ),
  textarea('life'),
  relationship('typefaces', 'typefaces', { hasMany: true }),
  array(
    'links',
    [
      row(
        cleanedText({ name: 'label', required: true }),
        cleanedText({
          name: 'url',
          required: true,
          validate: (url) => (isSafeLink(url) ? null : LINK_REFUSAL),
        }),
      ),
    ],
    { maxRows: 12 },
  ),
]

/** Who drew the typefaces: a page for everybody, and royalties for the foundry alone. Nothing of a row leaves but what a page shows. */
export const Designers: CollectionConfig = {
  slug: 'designers',
  disableDuplicate: true,
  access: staffAccess,
  defaultSort: 'name',
  hooks: {
    beforeValidate: [cleanNames],
    beforeChange: [assertShares, giveAddress, noteOldAddress],
    afterChange: [leadFromOldAddress, refreshCatalogue],
    afterDelete: [refreshCatalogue],
  },
  fields: [
    text('name', { required: true }),
    {
      type: 'tabs',
      tabs: [
        { label: 'Royalties', fields: [emailField('email'), textarea('note'), sharesField] },
        { label: 'Page', fields: pageFields },
      ],
    },
    addressField,
    leadsOnField,
  ],
}
