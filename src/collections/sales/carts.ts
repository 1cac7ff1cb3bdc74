import type { CollectionConfig } from 'payload'
import { recordAccess } from '../access-rules'
import { hiddenText, jsonField, readOnlyText } from '../fields/common'
import { number, select } from '../fields/payload-fields'

/** Changed only by compare-and-set on `revision`, so every changeable field is a scalar or one JSON value. */
export const Carts: CollectionConfig = {
  slug: 'carts',
  access: recordAccess,
  admin: { useAsTitle: 'id', defaultColumns: ['id', 'state', 'revision', 'updatedAt'] },
  lockDocuments: false,
  fields: [
    hiddenText('keyhash', { unique: true }),
    hiddenText('nonce'),
    select('state', ['open', 'ordered', 'paid'], {
      required: true,
      defaultValue: 'open',
      index: true,
    }),
    number('revision', { required: true, defaultValue: 1 }),
    jsonField('lines', { holds: 'CartLineRequest[]', required: true }),
    jsonField('licensee', { holds: 'Licensee' }),
    readOnlyText('country'),
    readOnlyText('postalCode'),
    readOnlyText('vatid'),
    jsonField('vatCheck', { holds: 'VatCheck' }),
    readOnlyText('currency'),
    readOnlyText('coupon'),
    readOnlyText('audience'),
    readOnlyText('purchaseOrder'),
    readOnlyText('note'),
    jsonField('answers', { holds: 'ChosenAnswers' }),
    readOnlyText('quote', { index: true }),
    readOnlyText('order', { index: true }),
  ],
}
