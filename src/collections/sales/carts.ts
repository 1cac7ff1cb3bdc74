import type { CollectionConfig } from 'payload'
import { recordRows } from '../access-rules'
import { hiddenText, jsonField, readOnlyText, stateField } from '../fields/common'
import { number } from '../fields/payload-fields'

/** Changed only by compare-and-set on `revision`, so every changeable field is a scalar or one JSON value. */
export const Carts: CollectionConfig = {
  slug: 'carts',
  ...recordRows,
  fields: [
    hiddenText('keyhash', { unique: true }),
    hiddenText('nonce'),
    stateField(['open', 'ordered', 'paid'], 'open'),
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
