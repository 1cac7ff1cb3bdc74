import type { CollectionConfig } from 'payload'
import { stateOptions } from '@/domain/order/state-names'
import { nobody, staffAccess } from '../access-rules'
import { readOnlyText } from '../fields/common'
import { followedUpFields, noteFollower, quoteLinkField } from '../fields/follow-up'
import { select, textarea } from '../fields/payload-fields'

const fixed = { access: { update: () => false } }

/** A question about a licence that is not sold by itself. Visitors ask it in the shop; staff note that it was answered. */
export const Enquiries: CollectionConfig = {
  slug: 'enquiries',
  labels: { singular: 'Enquiry', plural: 'Enquiries' },
  access: { ...staffAccess, create: nobody },
  admin: {
    useAsTitle: 'name',
    defaultColumns: ['name', 'company', 'licenceType', 'state', 'followedUpBy', 'createdAt'],
    listSearchableFields: ['name', 'email', 'company', 'message'],
  },
  defaultSort: '-createdAt',
  hooks: { beforeChange: [noteFollower(({ state }) => state === 'answered')] },
  fields: [
    quoteLinkField,
    select('state', stateOptions('enquiries'), {
      required: true,
      defaultValue: 'open',
      admin: { position: 'sidebar' },
    }),
    ...followedUpFields,
    textarea('note', { admin: { position: 'sidebar' } }),
    readOnlyText('enquirykey', { unique: true, hidden: true, ...fixed }),
    ...['name', 'email', 'company', 'licenceType', 'tier', 'typefaces'].map((name) =>
      readOnlyText(name, fixed),
    ),
    textarea('message', { admin: { readOnly: true }, ...fixed }),
  ],
}
