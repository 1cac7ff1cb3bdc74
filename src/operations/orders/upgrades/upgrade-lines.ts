import type { Payload } from 'payload'
import type { CartLineRequest } from '@/domain/cart/cart-request'
import { termOf } from '@/domain/licensing/term'
import { filterSold } from '@/domain/pricing/filter-sold'
import type { PriceRules } from '@/domain/pricing/price-rules'
import type { QuotableLine } from '@/domain/pricing/quote-cart'
import { assertUpgrade } from '@/domain/pricing/upgrade/end-state'
import { creditOf, lineOf } from '@/domain/pricing/upgrade/held-licence'
import {
  ExchangeIsOneForOne,
  LicenceCannotChange,
  OtherCurrency,
  RenewalIsTheSame,
  TermsDoNotMix,
  UpgradeIsNotSold,
} from '@/domain/pricing/upgrade/upgrade-error'
import { NotFound } from '@/domain/request-error'
import { ShopError } from '@/domain/shop-error'
import { type Held, readHeld } from './read-upgradable'

export function isHeldLine({ upgradeOf, renews }: CartLineRequest): boolean {
  return numberOf({ upgradeOf, renews }) !== null
}

export function numberOf({ upgradeOf, renews }: Pick<CartLineRequest, 'upgradeOf' | 'renews'>) {
  return upgradeOf ?? renews ?? null
}

/** The licences that lines upgrade or renew. */
export function readHeldOfLines(payload: Payload, lines: readonly CartLineRequest[]) {
  return readHeld(
    payload,
    lines.flatMap((line) => numberOf(line) ?? []),
  )
}

type Selling<Line> = {
  held: Map<string, Held>
  rules: PriceRules
  /** Prices a line that must be for sale as a whole. */
  sell: (line: CartLineRequest) => Line[]
  /** A line of this very request: what is wrong with it is said. */
  strict: boolean
  /** What is wrong with one of before, which is left out of the cart. */
  note: (sentence: string) => void
}

/** A line that changes a licence is sold whole or not at all: part of it would take away what its holder has. */
export function sellHeldLine<Line extends QuotableLine>(
  line: CartLineRequest,
  { held, rules, sell, strict, note }: Selling<Line>,
): Line[] {
  try {
    const one = held.get(numberOf(line) ?? '')
    if (!one) throw new NotFound('licence')
    assertMayChange(one, line)
    if (one.paid.currency !== rules.currency)
      throw new OtherCurrency({ number: one.number, currency: one.paid.currency })
    if (line.exchanges) assertExchange(one, line)
    else if (line.upgradeOf) assertUpgrade(one, line, rules.licenceTypes)
    else assertSame(one, line)
    assertTerm(one, line, rules)
    return sell(line).map((sold) => {
      assertSoldWhole(one, sold, rules)
      const audience = line.withoutAudience ? null : (one.audience ?? null)
      return { ...sold, audience, ...(line.upgradeOf ? { credit: creditOf(one) } : {}) }
    })
  } catch (error) {
    if (strict || !(error instanceof ShopError)) throw error
    note(error.message)
    return []
  }
}

export function assertMayChange(
  { number, problems }: Held,
  line: Pick<CartLineRequest, 'upgradeOf'>,
): void {
  const problem = line.upgradeOf ? problems.upgrade : problems.renewal
  if (problem) throw new LicenceCannotChange(number, problem)
}

function assertSame(held: Held, line: CartLineRequest): void {
  if (keyOf(lineOf(held)) !== keyOf(line)) throw new RenewalIsTheSame()
}

/** One style becomes one other, and its uses stay as they are. */
function assertExchange(held: Held, line: CartLineRequest): void {
  const gone = held.styles.filter((style) => !line.styles.includes(style))
  const isOneForOne = gone.length === 1 && line.styles.length === held.styles.length
  const isSameUse = keyOf(lineOf(held)) === keyOf({ ...line, styles: held.styles })
  if (!isOneForOne || !isSameUse) throw new ExchangeIsOneForOne({ number: held.number })
}

function keyOf({ styles, licences }: CartLineRequest): string {
  const uses = licences.map(({ type, tier }) => [type, tier])
  return JSON.stringify([styles.toSorted(), uses.toSorted()])
}

/** What is added has the term of what is held: a licence ends as a whole. */
function assertTerm(held: Held, line: CartLineRequest, { licenceTypes }: PriceRules): void {
  const known = new Set(held.uses.map(({ type }) => type))
  const added = line.licences.filter(({ type }) => !known.has(type))
  if (added.length === 0) return
  const isForRent = licenceTypes.some(
    ({ key, isRented }) => isRented && added.some(({ type }) => type === key),
  )
  if (isForRent || termOf(added, licenceTypes) !== held.months) throw new TermsDoNotMix()
}

function assertSoldWhole(held: Held, { line, family }: QuotableLine, rules: PriceRules): void {
  const sold = filterSold(line, { family, licenceTypes: rules.licenceTypes })
  if (sold?.licences.length !== line.licences.length)
    throw new UpgradeIsNotSold({ number: held.number, what: 'A licence' })
  if (sold.styles.length !== line.styles.length)
    throw new UpgradeIsNotSold({ number: held.number, what: 'A style' })
}
