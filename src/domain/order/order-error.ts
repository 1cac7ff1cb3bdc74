import { formatMoney } from '../money/format-money'
import { COUPON_USED_UP } from '../pricing/coupon'
import { brokenRule, InvalidRequest, ShopError } from '../shop-error'

// What can stand in the way from a cart to a paid order.

export class CartIsEmpty extends brokenRule(
  'cart_is_empty',
  400,
  'Your cart is empty. Choose a typeface first.',
) {
  override readonly fields = { lines: 'Choose a typeface first.' }
}

export class StylesOfSeveralTypefaces extends brokenRule(
  'styles_of_several_typefaces',
  400,
  'A line holds styles of one typeface. Put each typeface on a line of its own.',
) {}

export class CountryIsMissing extends brokenRule(
  'country_missing',
  409,
  'Choose your country first, so that the VAT is right.',
) {}

export class CartChanged extends brokenRule(
  'cart_changed',
  409,
  'Your cart has changed in another window. This is how it stands now.',
) {}

/** A code that nobody gave out, perhaps among other faults of the request. */
export class CouponIsUnknown extends InvalidRequest {}

/** Somebody else was faster, or this customer has had theirs. */
export class CouponIsUsedUp extends brokenRule(
  'coupon_used_up',
  409,
  `${COUPON_USED_UP} Take it out of your cart to go on.`,
) {}

export class CartIsPaid extends brokenRule(
  'cart_paid',
  409,
  'This cart is being paid or has been paid, so it cannot change.',
) {}

export class CartIsNotCheckedOut extends brokenRule(
  'not_checked_out',
  409,
  'Fill in your details first; the payment comes after.',
) {}

export class QuoteChanged extends brokenRule(
  'quote_changed',
  409,
  'The price has changed since you looked. Check it before you go on.',
) {}

export class TotalIsTooSmall extends ShopError {
  constructor(least: number, currency: string) {
    const sentence = `A payment is ${formatMoney(least, currency)} or more. Add something to your cart.`
    super('total_too_small', 409, sentence)
  }
}

export class TotalIsTooLarge extends ShopError {
  constructor(most: number, currency: string) {
    const sentence = `A payment is ${formatMoney(most, currency)} or less. Order in two parts, or write to us.`
    super('total_too_large', 409, sentence)
  }
}

export class PaymentIsCancelled extends brokenRule(
  'payment_cancelled',
  409,
  'This payment was cancelled. Start it again from the cart.',
) {}

export class IllegalOrderTransition extends ShopError {
  constructor(from: string, to: string) {
    super(
      'illegal_order_transition',
      409,
      `An order that is ${inWords(from)} cannot become ${inWords(to)}.`,
    )
  }
}

function inWords(state: string): string {
  return state.replaceAll('_', ' ')
}

/** Whoever holds a link need not be whom it was sent to, years later. */
export class OrderLinkHasEnded extends brokenRule(
  'order_link_ended',
  410,
  'This link has ended: links to an order work for a limited time. My licences makes a new one for the address that ordered.',
) {}

export class NoMailToSend extends brokenRule(
  'no_mail',
  409,
  'This order has no mail to send again: it is not paid, or its money went back.',
) {}
