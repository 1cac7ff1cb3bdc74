import type { CartOfQuote, PricedCart } from '@/domain/cart/priced-cart'
import { formatAmount } from '@/domain/money/format-money'
import { dateInWords } from '@/domain/quote/quote-answer'

/** Why nothing of this cart can be changed. */
export function QuoteNotice({ quote }: { quote: CartOfQuote }) {
  return (
    <div className="notice">
      <b>
        These lines stand as they were quoted in <a href={quote.url}>{quote.number}</a>
      </b>
      <p>
        Their price holds until {dateInWords(quote.valid_until)}. For other styles or licences, make
        a cart of your own, or ask for another quote.
      </p>
    </div>
  )
}

/** What staff wrote beside the typefaces. */
export function ExtraLines({ extras, currency }: Pick<PricedCart, 'extras' | 'currency'>) {
  return extras.map(({ text, amount }, index) => (
    <li key={`${text} ${index}`}>
      <h3>{text}</h3>
      <p className="num">{formatAmount(amount, currency)}</p>
    </li>
  ))
}
