import type { Payload } from 'payload'
import type { CartLineRequest } from '@/domain/cart/cart-request'
import type { PricedCart } from '@/domain/cart/priced-cart'
import { isSameAddress } from '@/domain/customer/email-address'
import { isSold, type LicenceType } from '@/domain/licensing/licence-type'
import type { HeldAnswer } from '@/domain/order/mine-answer'
import { endStateOf } from '@/domain/pricing/upgrade/end-state'
import { lineOf } from '@/domain/pricing/upgrade/held-licence'
import { LicenceCannotChange, UpgradeIsNotSold } from '@/domain/pricing/upgrade/upgrade-error'
import { NotFound } from '@/domain/request-error'
import { type Holder, requireHolder } from '../../buyers/holder'
import type { SoldFamily } from '../../catalogue/typefaces/priced-families'
import { findCart } from '../../records/carts'
import { findSoldFamilies, readPriceRules } from '../../records/prices/price-inputs'
import { createPricedCart } from '../cart/change-cart'
import { scopeOf } from '../cart/price-cart'
import { isOpenRental } from '../rentals/renewed-line'
import { assertMayChange, numberOf } from './upgrade-lines'
import { audienceAnswer, type Held, readHeld } from './read-upgradable'

const NO_CHOICES = {
  licensee: undefined,
  coupon: undefined,
  audience: undefined,
  purchaseOrder: undefined,
  note: undefined,
  answers: undefined,
}

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
  { number, origin, wanted }: { number: string; origin: string } & { wanted: CartLineRequest },
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
  if (isOpenRental(held.licence)) throw new LicenceCannotChange(held.number, RENEWS_ITSELF)
  assertMayChange(held, line)
  return startCart(payload, { held, line, origin })
}

const RENEWS_ITSELF = 'is rented: it renews itself, or can be taken up again until it ends.'

function startCart(
  payload: Payload,
  { held, line, origin }: { held: Held; line: CartLineRequest; origin: string },
): Promise<PricedCart> {
  const change = { ...NO_CHOICES, lines: [line], currency: held.paid.currency }
  return createPricedCart(payload, change, origin)
}

/** Whoever puts a licence into a cart must be its holder; one that is in the cart already was put there by them. */
export async function assertMayName(
  payload: Payload,
  request: { headers: Headers },
  { lines, cartKey }: { lines: readonly CartLineRequest[] | undefined; cartKey: string | null },
): Promise<void> {
  const named = (lines ?? []).flatMap((line) => numberOf(line) ?? [])
  if (named.length === 0) return
  const cart = cartKey === null ? null : await findCart(payload, cartKey)
  const known = new Set((cart?.lines ?? []).map(numberOf))
  for (const number of named) {
    if (known.has(number)) continue
    await requireHeld(payload, await requireHolder(payload, request), number)
  }
}

export async function heldAnswer(payload: Payload, held: Held): Promise<HeldAnswer> {
  const [families, { licenceTypes }] = await Promise.all([
    findSoldFamilies(payload, held.styles),
    readPriceRules(payload),
  ])
  const scope = scopeOf(lineOf(held), families)
  const problem = held.problems.upgrade && `${held.number} ${held.problems.upgrade}`
  return {
    licence: held.number,
    typeface: scope && { name: scope.name, slug: scope.slug },
    styles: held.styles,
    licences: lineOf(held).licences,
    paid: held.paid.net,
    currency: held.paid.currency,
    ends_at: held.endsAt,
    audience: audienceAnswer(held.audience),
    message: problem ?? problemOfSale(held, { scope, licenceTypes }),
  }
}

type HeldUses = {
  number: string
  typeface: string
  uses: readonly { type: string; tier: string; label: string }[]
}

type Sale = { scope: SoldFamily | null; licenceTypes: LicenceType[] }

/** What of a licence was withdrawn since, so that no end state can be priced: a sentence; null: all of it is sold. */
export function problemOfSale(held: HeldUses, { scope, licenceTypes }: Sale): string | null {
  if (!scope) return new UpgradeIsNotSold({ number: held.number, what: held.typeface }).message
  const gone = held.uses.find(({ type, tier }) => !isSold({ type, tier }, licenceTypes))
  return gone ? new UpgradeIsNotSold({ number: held.number, what: gone.label }).message : null
}
