import { formatMoney } from '../../money/format-money'
import { rulesOf, ShopError } from '../../shop-error'
import SAID from './refund-error.json' with { type: 'json' }

const refused = rulesOf(SAID)

// What can stand in the way of giving money back. The sentences are for staff.

/** `credit`: of a gift; it can be given back as money can. */
type Came = { currency: string; received: number; credit: number }

export class RefundIsTooLarge extends refused<'came' | 'left'>('refund_too_large', 409) {
  constructor(left: number, { currency, received, credit }: Came) {
    super({ came: formatMoney(received + credit, currency), left: formatMoney(left, currency) })
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

export class RefundIsTooSmall extends refused('refund_too_small', 400) {}

export class NothingIsLeft extends refused('nothing_left', 409) {}

export class LineIsGivenBack extends refused('line_given_back', 409) {}

export class OrderHasNoPayment extends refused('no_payment', 409) {}

export class PaymentIsNew extends refused('payment_new', 409) {}

export class PaymentIsUnknown extends refused('payment_unknown', 409) {}

export class PaymentIsDisputed extends refused('payment_disputed', 409) {}

export class OrderIsNotInReview extends refused('not_in_review', 409) {}

export class PaymentWentBack extends refused('payment_went_back', 409) {}

export class PaymentIsInOtherCurrency extends refused<'came' | 'ordered'>(
  'payment_in_other_currency',
  409,
) {}

export class MoneyIsStillHere extends refused<'left'>('money_still_here', 409) {}

export class TaxWouldRise extends refused<'from' | 'to'>('tax_would_rise', 409) {}

export class NothingIsCorrected extends refused('nothing_corrected', 409) {}

export class RefundExceedsInvoice extends refused('refund_exceeds_invoice', 409) {}
