import type { LicenceType } from '@/domain/licensing/licence-type'
import { cheapestScope } from '@/domain/pricing/cheapest-scope'
import { priceLine, type LineQuote } from '@/domain/pricing/price-line'
import type { PriceRules } from '@/domain/pricing/price-rules'
import { ShopError } from '@/domain/shop-error'
import type { ShopChoice } from '../shop-choice'

/** What a visitor has picked of one typeface: style ids, and a tier for each licence type. */
export type Picked = { styles: string[]; licences: Record<string, string> }

export const NOTHING_PICKED: Picked = { styles: [], licences: {} }

type ChoiceQuote = { kind: 'priced'; quote: LineQuote } | { kind: 'refused'; sentence: string }

/** The licences a visitor may choose alone; trial and special ones are requested elsewhere. */
export function retailLicences(rules: PriceRules): LicenceType[] {
  return rules.licenceTypes.filter((type) => type.kind === 'retail')
}

export function lineOf(picked: Picked) {
  const licences = Object.entries(picked.licences).map(([type, tier]) => ({ type, tier }))
  return { styles: picked.styles, licences }
}

/** The lowest price of what is picked, which may be by a bundle over several of the choices. */
export function quoteOf(
  picked: Picked,
  { choice, choices }: { choice: ShopChoice; choices: readonly ShopChoice[] },
  rules: PriceRules,
): ChoiceQuote {
  const scope = cheapestScope(picked.styles, choices) ?? choice
  try {
    return { kind: 'priced', quote: priceLine(lineOf(picked), scope, rules) }
  } catch (error) {
    if (error instanceof ShopError) return { kind: 'refused', sentence: error.message }
    throw error
  }
}

/** What is missing before it can go into the cart; null: nothing. */
export function missingIn(picked: Picked): string | null {
  if (!picked.styles.length) return 'Choose a style'
  return Object.keys(picked.licences).length ? null : 'Choose a licence'
}

export function withStyle(picked: Picked, style: string, isPicked: boolean): Picked {
  const others = picked.styles.filter((id) => id !== style)
  return { ...picked, styles: isPicked ? [...others, style] : others }
}

export function withStyles(picked: Picked, styles: string[]): Picked {
  return { ...picked, styles: [...new Set([...picked.styles, ...styles])] }
}

/** Null removes the licence. */
export function withTier(picked: Picked, type: string, tier: string | null): Picked {
  const licences = { ...picked.licences }
  delete licences[type]
  return { ...picked, licences: tier === null ? licences : { ...licences, [type]: tier } }
}
