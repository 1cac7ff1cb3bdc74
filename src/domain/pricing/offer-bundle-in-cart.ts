import type { CartLineRequest } from '../cart/cart-request'
import { countInWords, lowerFirst, pluralOf } from '../words'
import { holdsAny } from './bundle-family'
import { cheapestHome } from './cheapest-home'
import { coverStyles } from './cover-styles'
import { priceLine } from './price-line'
import type { PriceRules } from './price-rules'
import { bundlesWithin } from './bundles-within'
import { stylesOfFamily, type PricedBundle, type PricedFamily } from './priced-family'

export type CartOffer = {
  /** "Complete Poster pair: one more style", "The same two styles as bundle Poster pair" */
  text: string
  /** What the cart costs more then; less than nothing where it costs less. */
  amount: number
  /** The lines of the cart as they are then. */
  lines: CartLineRequest[]
}

/**
 * The one bundle that gains most for a cart that holds part of it, or holds all of it for more: lines of the same licences
 * give up what the bundle holds. `homes` are the typefaces and the bundles over several of them. null: none gains anything.
 */
export function offerBundleInCart(
  lines: readonly CartLineRequest[],
  homes: readonly PricedFamily[],
  rules: PriceRules,
): CartOffer | null {
  const held = lines.flatMap(({ styles }) => styles)
  const near = homes.filter((home) => holdsAny(home, held))
  const uses = [...new Set(lines.map(usesOf))]
  const offers = near.flatMap((home) =>
    bundlesWithin(home).flatMap((bundle) =>
      uses.flatMap((use) => offerOf({ lines, home, bundle, use }, { homes: near, rules }) ?? []),
    ),
  )
  return offers.toSorted((a, b) => a.amount - b.amount)[0] ?? null
}

type Candidate = {
  lines: readonly CartLineRequest[]
  home: PricedFamily
  bundle: PricedBundle
  use: string
}
type Prices = { homes: readonly PricedFamily[]; rules: PriceRules }

function offerOf({ lines, home, bundle, use }: Candidate, prices: Prices): CartOffer | null {
  const isPart = (line: CartLineRequest) =>
    usesOf(line) === use && line.styles.some((id) => bundle.styles.includes(id))
  const parts = lines.filter(isPart)
  const [first] = parts
  if (!first) return null

  const missing = bundle.styles.filter((id) => !holds(parts, id))
  if (missing.some((id) => holds(lines, id))) return null // There it is, for another use.
  const whole = joined(parts, { home, bundle })
  const rest = parts.flatMap((line) => without(line, whole.styles))
  const [before, after] = [sumOf(parts, prices), sumOf([whole, ...rest], prices)]
  if (before === null || after === null) return null

  const amount = after - before
  const isTaken = coverStyles(home, new Set(whole.styles)).bundles.some(
    (taken) => taken.bundle.id === bundle.id,
  )
  if (!isTaken || (missing.length === 0 ? amount >= 0 : amount === 0)) return null
  return {
    text: textOf(bundle, missing.length),
    amount,
    lines: lines.flatMap((line) => {
      if (line === first) return [whole, ...without(line, whole.styles)]
      return isPart(line) ? without(line, whole.styles) : [line]
    }),
  }
}

function holds(lines: readonly CartLineRequest[], style: string): boolean {
  return lines.some(({ styles }) => styles.includes(style))
}

/** A bundle within a typeface joins what is there of it; one over several is a line of its own. */
function joined(
  parts: CartLineRequest[],
  { home, bundle }: Pick<Candidate, 'home' | 'bundle'>,
): CartLineRequest {
  const own = new Set(home.across ? bundle.styles : stylesOfFamily(home).map(({ id }) => id))
  const held = parts.flatMap(({ styles }) => styles).filter((id) => own.has(id))
  return { styles: [...new Set([...held, ...bundle.styles])], licences: parts[0]?.licences ?? [] }
}

function without(line: CartLineRequest, taken: readonly string[]): CartLineRequest[] {
  const styles = line.styles.filter((id) => !taken.includes(id))
  return styles.length > 0 ? [{ ...line, styles }] : []
}

/** null: a line of it cannot be had. */
function sumOf(lines: CartLineRequest[], { homes, rules }: Prices): number | null {
  return lines.reduce<number | null>((sum, line) => {
    const home = cheapestHome(line.styles, homes)
    return sum === null || home === null ? null : sum + priceLine(line, home, rules).amount
  }, 0)
}

/** Lines with the same licences, tiers and answers. */
function usesOf({ licences }: CartLineRequest): string {
  const uses = licences.map(({ type, tier, answers = {} }) => [
    type,
    tier,
    Object.entries(answers).toSorted(([a], [b]) => (a < b ? -1 : 1)),
  ])
  return JSON.stringify(uses.map((use) => JSON.stringify(use)).toSorted())
}

function textOf({ name, styles }: PricedBundle, missing: number): string {
  const count = missing || styles.length
  const some = `${lowerFirst(countInWords(count))} ${missing > 0 ? 'more ' : ''}${pluralOf(count, 'style')}`
  return missing > 0 ? `Complete ${name}: ${some}` : `The same ${some} as bundle ${name}`
}
