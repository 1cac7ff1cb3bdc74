import { COUPON_USED_UP } from '../pricing/coupon'
import { brokenRule, InvalidRequest, rulesOf } from '../shop-error'
import SAID from './order-error.json' with { type: 'json' }

const refused = rulesOf(SAID)

// What can stand in the way from a cart to a paid order.

export class CartIsEmpty extends refused('cart_is_empty', 400) {
  override readonly fields = { lines: 'Choose a typeface first.' }
}

export class StylesOfSeveralTypefaces extends refused('styles_of_several_typefaces', 400) {}

export class CountryIsMissing extends refused('country_missing', 409) {}

export class CartChanged extends refused('cart_changed', 409) {}

/** A code that nobody gave out, perhaps among other faults of the request. */
export class CouponIsUnknown extends InvalidRequest {}

/** Somebody else was faster, or this customer has had theirs. */
export class CouponIsUsedUp extends brokenRule(
  'coupon_used_up',
  409,
  `${COUPON_USED_UP} Take it out of your cart to go on.`,
) {}

export class CartIsPaid extends refused('cart_paid', 409) {}

export class CartIsNotCheckedOut extends refused('not_checked_out', 409) {}

export class QuoteChanged extends refused('quote_changed', 409) {}

export class TotalIsTooSmall extends refused<'least'>('total_too_small', 409) {}

export class TotalIsTooLarge extends refused<'most'>('total_too_large', 409) {}

export class PaymentIsCancelled extends refused('payment_cancelled', 409) {}

export class IllegalOrderTransition extends refused<'from' | 'to'>(
  'illegal_order_transition',
  409,
) {
  constructor(from: string, to: string) {
    super({ from: inWords(from), to: inWords(to) })
  }
}

function inWords(state: string): string {
  return state.replaceAll('_', ' ')
}

/** Whoever holds a link need not be whom it was sent to, years later. */
export class OrderLinkHasEnded extends refused('order_link_ended', 410) {}

export class NoMailToSend extends refused('no_mail', 409) {}

export class NoProofIsWanted extends refused('no_proof_wanted', 409) {}

export class ProofIsDecided extends refused('proof_is_decided', 409) {}
