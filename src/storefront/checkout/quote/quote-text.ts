import { dateInWords, type QuoteState, type QuoteView } from '@/domain/quote/quote-answer'

const NAMES: Record<QuoteState, string> = {
  open: 'open',
  paid: 'paid',
  expired: 'expired',
  withdrawn: 'withdrawn',
}

export function nameOfState(state: QuoteState): string {
  return NAMES[state]
}

/** What the state means for whoever holds the link. */
export function sentenceOfQuote({ state, valid_until, takes_transfer }: QuoteView): string {
  const until = dateInWords(valid_until)
  switch (state) {
    case 'open':
      return takes_transfer
        ? `This price holds until ${until}. Pay it here by card or by bank transfer; the fonts come as soon as it is paid.`
        : `This price holds until ${until}. Pay it here by card; the fonts come at once.`
    case 'paid':
      return 'Thank you: this quote is paid. The order and its fonts are in the buyer’s e-mail.'
    case 'expired':
      return `This price held until ${until}. Ask for it anew: the same lines go into a cart, at today’s prices.`
    case 'withdrawn':
      return 'This quote was withdrawn. The same lines can go into a cart, at today’s prices; or write to us.'
  }
}
