import type { CollectionConfig } from 'payload'
import { recordRows } from '../access-rules'
import { derivedAccess, hiddenText, readOnlyText, stateField } from '../fields/common'
import { amountField } from '../fields/amounts'
import { date, relationship } from '../fields/payload-fields'

/** Each order's use of a coupon, once. One that was returned counts no longer. */
export const CouponUses: CollectionConfig = {
  slug: 'coupon-uses',
  typescript: { interface: 'CouponUse' },
  ...recordRows,
  fields: [
    readOnlyText('usekey', { unique: true }),
    relationship('coupon', 'coupons', { index: true }),
    relationship('order', 'orders', { index: true }),
    hiddenText('customerhash', { index: true }),
    amountField('amount'),
    stateField(['held', 'used', 'returned'], 'held'),
    // Without it a use is held as long as its order may be paid.
    date('heldUntil', {
      access: derivedAccess,
      admin: { readOnly: true, condition: (data) => Boolean(data.heldUntil) },
    }),
  ],
}
