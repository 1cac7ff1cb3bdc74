import type { PricedCart } from '@/domain/cart/priced-cart'
import { isRecord } from './session-memory'

/** Why a call to the shop failed, in words a person can act on. */
export type ShopFault = {
  code: string
  message: string
  fields: Record<string, string>
  /** The cart as it stands now, where the answer brings it. */
  cart: PricedCart | null
}

const OFFLINE =
  'The shop did not answer. Nothing of yours is lost: check your connection and try again.'

/** Reads the error of a failed fetch, which carries the answer's body as `data`. */
export function faultOf(error: unknown): ShopFault {
  const body = isRecord(error) && isRecord(error.data) ? error.data : {}
  const told = isRecord(body.error) ? body.error : {}
  return {
    code: typeof told.code === 'string' ? told.code : 'unreachable',
    message: typeof told.message === 'string' ? told.message : OFFLINE,
    fields: isRecord(told.fields) ? textsOf(told.fields) : {},
    cart: isCart(body.cart) ? body.cart : null,
  }
}

function textsOf(fields: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).filter((entry): entry is [string, string] => {
      return typeof entry[1] === 'string'
    }),
  )
}

function isCart(value: unknown): value is PricedCart {
  return isRecord(value) && typeof value.cart_key === 'string' && Array.isArray(value.lines)
}
