import type { Payload, Where } from 'payload'
import type { Coupon as CouponRow } from '@/payload-types'
import { withTypefaces } from '../../catalogue/typefaces/named-typeface-records'

/** By a code as codes are compared, with the names of its typefaces. */
export function findCouponByCode(payload: Payload, code: string): Promise<CouponRow | null> {
  return findCoupon(payload, { code: { equals: code } })
}

export function findCouponById(payload: Payload, id: string): Promise<CouponRow | null> {
  return findCoupon(payload, { id: { equals: id } })
}

async function findCoupon(payload: Payload, where: Where): Promise<CouponRow | null> {
  const { docs } = await payload.find({
    collection: 'coupons',
    where,
    depth: 0,
    limit: 1,
    overrideAccess: true,
  })
  return (await withTypefaces(payload, docs))[0] ?? null
}
