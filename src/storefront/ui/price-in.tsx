import type { PriceTexts } from '@/domain/pricing/shown-price'

/**
 * A price in the currency of account, with its text in every other: the script in the head shows the one this browser chose before
 * the page is painted, on pages of the cache too. Of a sale the earlier price stands before it, struck.
 */
export function PriceIn({ of, before }: { of: PriceTexts; before?: PriceTexts | null }) {
  if (before) {
    return (
      <>
        <s>
          <span className="vh">Lowest price of the 30 days before: </span>
          <PriceIn of={before} />
        </s>{' '}
        <PriceIn of={of} />
      </>
    )
  }
  const [first = '', ...others] = Object.values(of)
  if (others.length === 0) return first
  return (
    <span data-prices={JSON.stringify(of)} suppressHydrationWarning>
      {first}
    </span>
  )
}
