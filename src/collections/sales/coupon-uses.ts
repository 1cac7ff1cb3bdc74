import type { CollectionConfig } from 'payload'
import { recordAccess } from '../access-rules'
import { derivedAccess, hiddenText, readOnlyText } from '../fields/common'
import { amountField } from '../fields/amounts'

/** Each order's use of a coupon, once. One that was returned counts no longer. */
export const CouponUses: CollectionConfig = {
  slug: 'coupon-uses',
  typescript: { interface: 'CouponUse' },
  access: recordAccess,
  admin: {
    useAsTitle: 'usekey',
    defaultColumns: ['coupon', 'order', 'amount', 'state', 'createdAt'],
  },
  lockDocuments: false,
  fields: [
    readOnlyText('usekey', { unique: true }),
    { name: 'coupon', type: 'relationship', relationTo: 'coupons', index: true },
    { name: 'order', type: 'relationship', relationTo: 'orders', index: true },
    hiddenText('customerhash', { index: true }),
    amountField('amount'),
    {
      name: 'state',
      type: 'select',
      required: true,
      defaultValue: 'held',
      options: ['held', 'used', 'returned'],
      index: true,
    },
    {
      // Without it a use is held as long as its order may be paid.
      name: 'heldUntil',
      type: 'date',
      access: derivedAccess,
      admin: { readOnly: true, condition: (data) => Boolean(data.heldUntil) },
    },
  ],
}
