import { brokenRule, ShopError } from '../shop-error'
import { dateInWords } from './quote-answer'
import type { QuoteState } from './quote-state'

/** Its lines and prices are those of a quote. */
export class CartIsQuoted extends brokenRule(
  'cart_quoted',
  409,
  'These lines stand as they were quoted. For others, make a new cart or ask for another quote.',
) {}

/** A quote that cannot be paid, or withdrawn, any more. */
export class QuoteIsClosed extends ShopError {
  constructor(state: Exclude<QuoteState, 'open'>, validUntil: string) {
    super(`quote_${state}`, 409, sentenceOf(state, validUntil))
  }
}

export class QuoteIsBeingPaid extends brokenRule(
  'quote_being_paid',
  409,
  'This quote is being paid just now. Wait until its payment is through, or has failed.',
) {}

/** What is given back for an older licence is worked out on the day. */
export class UpgradeIsNotQuoted extends brokenRule(
  'upgrade_not_quoted',
  400,
  'An upgrade is priced on the day it is bought. Take it out of the cart to have the rest quoted.',
) {}

function sentenceOf(state: Exclude<QuoteState, 'open'>, validUntil: string): string {
  switch (state) {
    case 'paid':
      return 'This quote has been paid.'
    case 'expired':
      return `This quote was valid until ${dateInWords(validUntil)}. Ask for it anew on its page.`
    case 'withdrawn':
      return 'This quote was withdrawn. Write to us if you did not expect that.'
  }
}
