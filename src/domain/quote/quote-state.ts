/** `expired` is what an open quote is after its last day, whatever its row says by then. */
export type QuoteState = 'open' | 'paid' | 'expired' | 'withdrawn'

export function quoteStateAt(
  { state, validUntil }: { state: QuoteState; validUntil: string },
  now: Date,
): QuoteState {
  return state === 'open' && Date.parse(validUntil) < now.getTime() ? 'expired' : state
}
