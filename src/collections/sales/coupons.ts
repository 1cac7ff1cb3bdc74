import type { CollectionConfig, DateFieldValidation, NumberFieldSingleValidation } from 'payload'
import { isCurrency } from '@/domain/money/currencies'
import type { Coupon } from '@/payload-types'
import { staffAccess } from '../access-rules'
import { asMoney, asMoneyUnless, checkPositive } from '../fields/amounts'
import { nameCopy } from '../fields/common'
import { cleanNames } from '../fields/clean-texts'
import {
  completeCoupon,
  countedUses,
  leftOfCredit,
  refuseKnownCode,
  refuseOtherKind,
  refuseUsedCoupon,
} from '../hooks/coupon-rules'
import {
  checkbox,
  date,
  number,
  relationship,
  row,
  select,
  text,
  ui,
} from '../fields/payload-fields'

const CODE = /^[\p{L}\p{N}][\p{L}\p{N}_-]{2,39}$/u

const checkValue: NumberFieldSingleValidation = (value, options) => {
  const { kind } = options.siblingData as Partial<Coupon>
  if (value == null) return 'Write what the coupon gives.'
  if (kind !== 'percent') {
    return checkPositive(value, options)
  }
  const hasFewDigits = /^\d{1,3}(\.\d{1,2})?$/.test(String(value))
  return (
    (hasFewDigits && value > 0 && value <= 100) || 'Write a percentage up to 100, such as 12.5.'
  )
}

const checkEnd: DateFieldValidation = (value, { siblingData }) => {
  const { startsAt } = siblingData as Partial<Coupon>
  if (!value || !startsAt || new Date(value) > new Date(startsAt)) return true
  return 'The coupon ends before it begins.'
}

const wholeCount: NumberFieldSingleValidation = (value) =>
  value == null || (Number.isSafeInteger(value) && value > 0) || 'Write a whole number: 100.'

const time = { date: { pickerAppearance: 'dayAndTime' as const } }
const counted = { create: () => false, update: () => false }

/** What a code takes off a cart. How often it was taken stands in `coupon-uses`. */
export const Coupons: CollectionConfig = {
  slug: 'coupons',
  access: staffAccess,
  admin: {
    description:
      'A buyer writes the code in the cart. It comes off after the price for an audience, before VAT.',
  },
  hooks: {
    beforeValidate: [cleanNames, completeCoupon],
    beforeChange: [refuseKnownCode, refuseOtherKind],
    beforeDelete: [refuseUsedCoupon],
  },
  fields: [
    text('code', {
      required: true,
      unique: true,
      validate: (value: string | null | undefined) =>
        CODE.test(value ?? '') || 'Use 3 to 40 letters, digits and hyphens: SPRING-10.',
      hooks: { beforeDuplicate: [nameCopy] },
    }),
    text('label'),
    row(
      select('kind', ['percent', 'amount', 'credit'], { required: true, defaultValue: 'percent' }),
      number('value', {
        required: true,
        validate: checkValue,
        admin: { components: asMoneyUnless('percent') },
      }),
      text('currency', {
        validate: (value: string | null | undefined) =>
          !value || isCurrency(value) || 'Write the three letters of a currency: EUR.',
      }),
    ),
    number('remaining', {
      access: counted,
      admin: { readOnly: true, condition: ({ kind }) => kind === 'credit', components: asMoney },
      hooks: { afterRead: [leftOfCredit] },
    }),
    row(date('startsAt', { admin: time }), date('endsAt', { admin: time, validate: checkEnd })),
    number('leastTotal', { validate: checkPositive, admin: { components: asMoney } }),
    relationship('typefaces', 'typefaces', { hasMany: true }),
    row(
      number('maxUses', { validate: wholeCount }),
      number('usesPerCustomer', { validate: wholeCount }),
    ),
    checkbox('stackable', { defaultValue: false }),
    number('uses', {
      defaultValue: 0,
      access: counted,
      admin: {
        readOnly: true,
        position: 'sidebar',
        // The panel says it, with the sum.
        condition: () => false,
        components: { Cell: '@/admin/coupons/coupon-panel#CouponUsesCell' },
      },
      hooks: { afterRead: [countedUses] },
    }),
    ui('state', {
      position: 'sidebar',
      disableBulkEdit: true,
      components: {
        Field: '@/admin/coupons/coupon-panel#CouponPanel',
        Cell: '@/admin/coupons/coupon-panel#CouponStateCell',
      },
    }),
  ],
}
