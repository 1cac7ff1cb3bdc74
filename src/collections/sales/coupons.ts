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
    useAsTitle: 'code',
    defaultColumns: ['code', 'state', 'uses', 'kind', 'value', 'endsAt'],
    description:
      'A buyer writes the code in the cart. It comes off after the price for an audience, before VAT.',
  },
  hooks: {
    beforeValidate: [cleanNames, completeCoupon],
    beforeChange: [refuseKnownCode, refuseOtherKind],
    beforeDelete: [refuseUsedCoupon],
  },
  fields: [
    {
      name: 'code',
      type: 'text',
      required: true,
      unique: true,
      validate: (value: string | null | undefined) =>
        CODE.test(value ?? '') || 'Use 3 to 40 letters, digits and hyphens: SPRING-10.',
      hooks: { beforeDuplicate: [nameCopy] },
    },
    { name: 'label', type: 'text' },
    {
      type: 'row',
      fields: [
        {
          name: 'kind',
          type: 'select',
          required: true,
          defaultValue: 'percent',
          options: ['percent', 'amount', 'credit'],
        },
        {
          name: 'value',
          type: 'number',
          required: true,
          validate: checkValue,
          admin: { components: asMoneyUnless('percent') },
        },
        {
          name: 'currency',
          type: 'text',
          validate: (value: string | null | undefined) =>
            !value || isCurrency(value) || 'Write the three letters of a currency: EUR.',
        },
      ],
    },
    {
      name: 'remaining',
      type: 'number',
      access: counted,
      admin: { readOnly: true, condition: ({ kind }) => kind === 'credit', components: asMoney },
      hooks: { afterRead: [leftOfCredit] },
    },
    {
      type: 'row',
      fields: [
        { name: 'startsAt', type: 'date', admin: time },
        { name: 'endsAt', type: 'date', admin: time, validate: checkEnd },
      ],
    },
    { name: 'leastTotal', type: 'number', validate: checkPositive, admin: { components: asMoney } },
    { name: 'typefaces', type: 'relationship', relationTo: 'typefaces', hasMany: true },
    {
      type: 'row',
      fields: [
        { name: 'maxUses', type: 'number', validate: wholeCount },
        { name: 'usesPerCustomer', type: 'number', validate: wholeCount },
      ],
    },
    { name: 'stackable', type: 'checkbox', defaultValue: false },
    {
      name: 'uses',
      type: 'number',
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
    },
    {
      name: 'state',
      type: 'ui',
      admin: {
        position: 'sidebar',
        disableBulkEdit: true,
        components: {
          Field: '@/admin/coupons/coupon-panel#CouponPanel',
          Cell: '@/admin/coupons/coupon-panel#CouponStateCell',
        },
      },
    },
  ],
}
