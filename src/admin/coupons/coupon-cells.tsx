import type { DefaultServerCellComponentProps } from 'payload'
import { readCouponDesk } from '@/operations/orders/coupons/read-coupon-uses'
import type { Coupon } from '@/payload-types'
import { couponWords, usageInWords } from './words'

/** In the list of coupons: whether it can be taken, in a word. Payload draws each cell once without a row, for its header. */
export async function CouponStateCell({ i18n, payload, rowData }: DefaultServerCellComponentProps) {
  if (!rowData) return null
  const { state } = await readCouponDesk(payload, rowData as Coupon)
  return <span>{couponWords(i18n.language).states[state]}</span>
}

/** "3 of 10 used, 120.00 € given". */
export async function CouponUsesCell({ i18n, payload, rowData }: DefaultServerCellComponentProps) {
  if (!rowData) return null
  const desk = await readCouponDesk(payload, rowData as Coupon)
  return <span>{usageInWords(desk, couponWords(i18n.language))}</span>
}
