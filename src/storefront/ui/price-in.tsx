import type { PriceTexts } from '@/domain/pricing/shown-price'

/**
 * A price in the currency of account, with its text in every other: the script in the head shows the one this browser chose before
 * the page is painted, on pages of the cache too.
 */
export function PriceIn({ of }: { of: PriceTexts }) {
  const [first = '', ...others] = Object.values(of)
  if (others.length === 0) return first
  return (
    <span data-prices={JSON.stringify(of)} suppressHydrationWarning>
      {first}
    </span>
  )
}
