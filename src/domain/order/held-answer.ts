import type { LicenceChoice } from '../cart/cart-request'

/** GET /api/order/upgrade: what a licence holds, to choose more from. */
export type HeldAnswer = {
  licence: string
  /** Of the typeface that the shop opens at; null: none of its styles is sold any more. */
  typeface: { name: string; slug: string } | null
  styles: string[]
  licences: LicenceChoice[]
  paid: number
  currency: string
  ends_at: string | null
  /** Why it cannot be upgraded: a sentence. */
  message: string | null
}
