import { rulesOf, ShopError } from '../shop-error'
import { longDate } from '../long-date'
import { zoneOf } from '../tax/day-in-country'
import type { QuoteState } from './quote-state'
import type { FrozenQuote } from './quoted-cart'
import SAID from './quote-error.json' with { type: 'json' }

const refused = rulesOf(SAID)

/** Its lines and prices are those of a quote. */
export class CartIsQuoted extends refused('cart_quoted', 409) {}

/** A quote that cannot be paid, or withdrawn, any more. */
export class QuoteIsClosed extends ShopError {
  constructor(
    state: Exclude<QuoteState, 'open'>,
    { validUntil, seller }: Pick<FrozenQuote, 'validUntil' | 'seller'>,
  ) {
    const until = longDate(validUntil, zoneOf(seller.address.country))
    super(`quote_${state}`, 409, sentenceOf(state, until))
  }
}

export class QuoteIsBeingPaid extends refused('quote_being_paid', 409) {}

/** What is given back for an older licence is worked out on the day. */
export class UpgradeIsNotQuoted extends refused('upgrade_not_quoted', 400) {}

export class RentalIsNotQuoted extends refused('rental_is_not_quoted', 400) {}

function sentenceOf(state: Exclude<QuoteState, 'open'>, until: string): string {
  switch (state) {
    case 'paid':
      return 'This quote has been paid.'
    case 'expired':
      return `This quote was valid until ${until}. Ask for it anew on its page.`
    case 'withdrawn':
      return 'This quote was withdrawn. Write to us if you did not expect that.'
  }
}
