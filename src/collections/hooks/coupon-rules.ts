import {
  APIError,
  ValidationError,
  type CollectionBeforeChangeHook as BeforeChange,
  type CollectionBeforeDeleteHook,
  type CollectionBeforeValidateHook as BeforeValidate,
  type FieldHook,
} from 'payload'
import { formatMoney } from '@/domain/money/format-money'
import { plainCode } from '@/domain/pricing/coupon'
import { countUses, findCouponByCode, sumOfUses } from '@/operations/records/coupons'
import { readShop } from '@/operations/records/shop'
import type { Coupon } from '@/payload-types'

/** The code as it is compared, and the shop's currency where an amount names none. */
export const completeCoupon: BeforeValidate<Coupon> = async ({ data, originalDoc, req }) => {
  if (!data) return data
  const { kind, leastTotal, currency } = { ...originalDoc, ...data }
  const isOfAmounts = kind === 'amount' || kind === 'credit' || Boolean(leastTotal)
  const isMissing = isOfAmounts && !currency
  return {
    ...data,
    ...(typeof data.code === 'string' ? { code: plainCode(data.code) } : {}),
    ...(isMissing ? { currency: (await readShop(req.payload)).currency } : {}),
  }
}

/** Two writers at once are met by the unique index, which has no sentence of its own. */
export const refuseKnownCode: BeforeChange<Coupon> = async ({ data, originalDoc, req }) => {
  const known = data.code ? await findCouponByCode(req.payload, data.code) : null
  if (!known || known.id === originalDoc?.id) return data
  throw refused('code', `There is a coupon ${known.code} already. Choose another code.`)
}

/** What was taken of a credit is counted in its currency: neither may change under the orders that hold it. */
export const refuseOtherKind: BeforeChange<Coupon> = async ({
  data,
  originalDoc: before,
  req: { payload },
}) => {
  const uses = { coupon: before?.id ?? '', besides: null }
  if (!before || (await countUses(payload, uses)) === 0) return data

  const { kind, currency, value } = { ...before, ...data }
  if (kind !== before.kind)
    throw refused('kind', 'This coupon has been used, and stays what it is. Make another one.')
  if (kind !== 'credit') return data
  if (currency !== before.currency)
    throw refused('currency', `This credit has been used in ${before.currency}, and stays in it.`)

  const taken = await sumOfUses(payload, uses)
  if (value >= taken) return data
  const text = formatMoney(taken, currency ?? '')
  throw refused('value', `${text} of this credit have been used: it cannot be less.`)
}

function refused(path: string, message: string): ValidationError {
  return new ValidationError({ errors: [{ message, path }] })
}

/** Orders that used it would lose what they say of it. */
export const refuseUsedCoupon: CollectionBeforeDeleteHook = async ({ id, req }) => {
  if ((await countUses(req.payload, { coupon: String(id), besides: null })) === 0) return
  throw new APIError('This coupon has been used. Let it end today instead.', 409)
}

/** Counted for staff alone: the shop's own reads count for themselves. */
export const countedUses: FieldHook<Coupon> = ({ data, req }) => {
  if (!req.user || !data?.id) return 0
  return countUses(req.payload, { coupon: data.id, besides: null })
}

export const leftOfCredit: FieldHook<Coupon> = async ({ data, req }) => {
  if (!req.user || !data?.id || data.kind !== 'credit') return null
  return (data.value ?? 0) - (await sumOfUses(req.payload, { coupon: data.id, besides: null }))
}
