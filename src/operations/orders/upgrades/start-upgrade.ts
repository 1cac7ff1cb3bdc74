import type { Payload } from 'payload'
import type { CartLineRequest } from '@/domain/cart/cart-request'
import type { PricedCart } from '@/domain/cart/priced-cart'
import { isSameAddress } from '@/domain/customer/email-address'
import { endStateOf } from '@/domain/pricing/upgrade/end-state'
import { lineOf } from '@/domain/pricing/upgrade/held-licence'
import { NotFound } from '@/domain/request-error'
import type { Holder } from '../../buyers/holder'
import { createPricedCart } from '../cart/change-cart'
import { assertMayChange } from './held-lines'
import { readHeld, type Held } from './read-held'

const NO_CHOICES = {
  licensee: undefined,
  coupon: undefined,
  audience: undefined,
  purchaseOrder: undefined,
  note: undefined,
  answers: undefined,
}

type Request = { number: string; origin: string }

/** A licence of one of the holder's addresses; somebody else's is as unknown as one that there is not. */
export async function requireHeld(
  payload: Payload,
  holder: Pick<Holder, 'emails'>,
  number: string,
): Promise<Held> {
  const held = (await readHeld(payload, [number])).get(number)
  if (!held || !holder.emails.some((email) => isSameAddress(email, held.email)))
    throw new NotFound('licence')
  return held
}

/** A cart with what is held and what is wanted beside it, in the currency that was paid in. */
export async function startUpgrade(
  payload: Payload,
  holder: Pick<Holder, 'emails'>,
  { number, origin, wanted }: Request & { wanted: CartLineRequest },
): Promise<PricedCart> {
  const held = await requireHeld(payload, holder, number)
  const line = endStateOf(held, wanted)
  assertMayChange(held, line)
  return startCart(payload, { held, line, origin })
}

/** A cart with exactly what is held, for another term. */
export async function startRenewal(
  payload: Payload,
  { held, origin }: { held: Held; origin: string },
): Promise<PricedCart> {
  const line = { ...lineOf(held), renews: held.number }
  assertMayChange(held, line)
  return startCart(payload, { held, line, origin })
}

function startCart(
  payload: Payload,
  { held, line, origin }: { held: Held; line: CartLineRequest; origin: string },
): Promise<PricedCart> {
  const change = { ...NO_CHOICES, lines: [line], currency: held.paid.currency }
  return createPricedCart(payload, change, origin)
}
