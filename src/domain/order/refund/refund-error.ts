import { formatMoney } from '../../money/format-money'
import { brokenRule, ShopError } from '../../shop-error'

// What can stand in the way of giving money back. The sentences are for staff.

/** `credit`: of a gift; it can be given back as money can. */
type Came = { currency: string; received: number; credit: number }

export class RefundIsTooLarge extends ShopError {
  constructor(left: number, { currency, received, credit }: Came) {
    super(
      'refund_too_large',
      409,
      `Of ${formatMoney(received + credit, currency)} at most ${formatMoney(left, currency)} can still go back.`,
    )
  }
}

/** Two members of staff at one order: the slower one decides anew. */
export class RefundWasFaster extends ShopError {
  /** `who` null: it was given back elsewhere, as at the bank or in the payment service’s dashboard. */
  constructor(who: string | null, { left, currency }: { left: number; currency: string }) {
    const rest = formatMoney(left, currency)
    super(
      'refund_was_faster',
      409,
      who === null
        ? `Meanwhile money went back elsewhere: ${rest} is left. Look again, then decide.`
        : `Meanwhile ${who} gave money back: ${rest} is left. Look again, then decide.`,
    )
  }
}

export class RefundIsTooSmall extends brokenRule(
  'refund_too_small',
  400,
  'Choose what goes back: a line, or an amount above 0.',
) {}

export class NothingIsLeft extends brokenRule(
  'nothing_left',
  409,
  'The whole payment went back already, or is on its way.',
) {}

export class LineIsGivenBack extends brokenRule(
  'line_given_back',
  409,
  'The money for one of these lines went back already. Choose others.',
) {}

export class OrderHasNoPayment extends brokenRule(
  'no_payment',
  409,
  'No payment came for this order, so there is nothing to give back.',
) {}

export class PaymentIsNew extends brokenRule(
  'payment_new',
  409,
  'The payment has only just come. Reload the page in a minute, then give it back.',
) {}

export class PaymentIsUnknown extends brokenRule(
  'payment_unknown',
  409,
  'The payment service no longer knows this payment: it may have been made with other keys. Look for it in its dashboard.',
) {}

export class PaymentIsDisputed extends brokenRule(
  'payment_disputed',
  409,
  'The buyer’s bank is looking at this payment. Until it has decided, nothing can be given back.',
) {}

export class OrderIsNotInReview extends brokenRule(
  'not_in_review',
  409,
  'This order no longer waits for a decision. Reload the page to see what became of it.',
) {}

export class PaymentWentBack extends brokenRule(
  'payment_went_back',
  409,
  'The whole payment went back to the buyer, so nothing is delivered for it. Cancel the order.',
) {}

export class PaymentIsInOtherCurrency extends ShopError {
  constructor(came: string, ordered: string) {
    super(
      'payment_in_other_currency',
      409,
      `The payment came in ${came}, and the order is in ${ordered}: give it back, and the buyer can order again.`,
    )
  }
}

export class MoneyIsStillHere extends ShopError {
  constructor(left: number, currency: string) {
    super(
      'money_still_here',
      409,
      `${formatMoney(left, currency)} of the buyer’s are still here. Give them back, or accept the order.`,
    )
  }
}
