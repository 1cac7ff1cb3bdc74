import type { CartLineRequest } from '../cart/cart-request'
import { countInWords, lowerFirst, pluralOf } from '../words'
import { bundlesWithin, holdsAny } from './bundle-family'
import { coverStyles } from './cover/cover-styles'
import { familiesOfLine } from './price-line'
import { type PricedBundle, type PricedFamily, stylesOfFamily } from './priced-family'

type CartOffer = {
  /** "Complete Poster pair: one more style", "The same two styles as bundle Poster pair" */
  text: string
  /** What the cart costs more then; negative where it costs less. */
  amount: number
  /** The lines of the cart with the bundle. */
  lines: CartLineRequest[]
}

/**
 * The one bundle that saves most for a cart that holds part of it, or holds all of it for more: its styles leave the lines
 * of the same licences. `scopes` are the typefaces and the bundles over several of them. null: none saves anything.
 */
export function offerBundleInCart(
  lines: readonly CartLineRequest[],
  scopes: readonly PricedFamily[],
  netOf: NetOf,
): CartOffer | null {
  const held = lines.flatMap(({ styles }) => styles)
  const near = scopes.filter((scope) => holdsAny(scope, held))
  const uses = [...new Set(lines.map(usesOf))]
  const offers = near.flatMap((scope) =>
    bundlesWithin(scope).flatMap((bundle) =>
      uses.flatMap((use) => offerOf({ lines, scope, bundle, use }, netOf) ?? []),
    ),
  )
  return offers.toSorted((a, b) => a.amount - b.amount)[0] ?? null
}

type Candidate = {
  lines: readonly CartLineRequest[]
  scope: PricedFamily
  bundle: PricedBundle
  use: string
}

/** What the cart costs with these lines; null: one of them is not for sale. */
type NetOf = (lines: readonly CartLineRequest[]) => number | null

function offerOf({ lines, scope, bundle, use }: Candidate, netOf: NetOf): CartOffer | null {
  const isPart = (line: CartLineRequest) =>
    usesOf(line) === use && line.styles.some((id) => bundle.styles.includes(id))
  const parts = lines.filter(isPart)
  const [first] = parts
  if (!first) return null

  const missing = bundle.styles.filter((id) => !holds(parts, id))
  if (missing.some((id) => holds(lines, id))) return null // The cart holds it already, for another use.
  const whole = joined(parts, { scope, bundle })
  const then = lines.flatMap((line) => {
    if (line === first) return [whole, ...without(line, whole.styles)]
    return isPart(line) ? without(line, whole.styles) : [line]
  })
  const [before, after] = [netOf(lines), netOf(then)]
  if (before === null || after === null) return null

  const amount = after - before
  const isTaken = familiesOfLine(whole, scope).some((one) =>
    coverStyles(one, new Set(whole.styles)).bundles.some((taken) => taken.bundle.id === bundle.id),
  )
  if (!isTaken || (missing.length === 0 ? amount >= 0 : amount === 0)) return null
  return { text: textOf(bundle, missing.length), amount, lines: then }
}

function holds(lines: readonly CartLineRequest[], style: string): boolean {
  return lines.some(({ styles }) => styles.includes(style))
}

/** A bundle within a typeface joins what is there of it; one over several is a line of its own. */
function joined(parts: CartLineRequest[], { scope, bundle }: Pick<Candidate, 'scope' | 'bundle'>) {
  const own = new Set(scope.across ? bundle.styles : stylesOfFamily(scope).map(({ id }) => id))
  const held = parts.flatMap(({ styles }) => styles).filter((id) => own.has(id))
  return { styles: [...new Set([...held, ...bundle.styles])], licences: parts[0]?.licences ?? [] }
}

function without(line: CartLineRequest, taken: readonly string[]): CartLineRequest[] {
  const styles = line.styles.filter((id) => !taken.includes(id))
  return styles.length > 0 ? [{ ...line, styles }] : []
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
