import type { CartOfQuote, PricedCart, PricedLine } from '@/domain/cart/priced-cart'
import { agreedNet } from '@/domain/licensing/rental'
import type { OrderQuestion } from '@/domain/licensing/answers/order-question'
import type { PriceRules } from '@/domain/pricing/price-rules'
import { everyFamily } from '@/domain/pricing/priced-family'
import {
  type CartQuote,
  type CartTerms,
  type QuotableLine,
  quoteCart,
  type QuotedLine,
  quoteFingerprint,
} from '@/domain/pricing/quote-cart'
import type { TaxDecision } from '@/domain/tax/tax-decision'
import type { SoldFamily } from '../../catalogue/typefaces/priced-families'
import type { SoldLicenceType } from '../../records/prices/price-inputs'
import { hashOf } from '../../secret-key'
import { type Held, withHeld } from '../upgrades/read-upgradable'
import type { CartDiscounts } from './find-discounts'

export type SoldLine = QuotableLine & { family: SoldFamily }

/** All that the price follows from beside the tax: kept with a quote, it gives the same price again. */
export type PricingInputs = {
  sold: SoldLine[]
  terms: Omit<CartTerms, 'tax' | 'rules'> & {
    rules: PriceRules & { licenceTypes: SoldLicenceType[] }
  }
}

export type CartPricing = {
  quote: CartQuote
  quoteHash: string
  /** null: none was chosen, or one that has no tax rate any more. */
  country: string | null
  lines: PricedLine[]
  discounts: CartDiscounts
  licenceTypes: SoldLicenceType[]
  orderQuestions: OrderQuestion[]
  /** Those the buyer may choose from, and what to tell of a chosen one that is gone. */
  currencies: string[]
  currencyNote: string | null
  /** The licences that lines upgrade or renew, and why one of them cannot be any more. */
  held: Map<string, Held>
  heldNotes: string[]
  eulas: PricedCart['eulas']
  inputs: PricingInputs
  /** What the cart shows of the quote it is paid for. */
  quoted: CartOfQuote | null
}

type Around = Pick<
  CartPricing,
  'country' | 'discounts' | 'currencies' | 'currencyNote' | 'held' | 'heldNotes'
> & { tax: TaxDecision | null; quoted?: CartOfQuote }

/** The price of what is sold on these terms, and what the cart shows beside it. */
export function pricingOf(
  inputs: PricingInputs,
  { tax, country, quoted, ...around }: Around,
): CartPricing {
  const { sold, terms } = inputs
  const quote = withCouponOf(around.discounts, quoteCart(sold, { ...terms, tax }))
  return {
    ...around,
    quote,
    quoteHash: hashOf(quoteFingerprint(quote)),
    country: quote.tax === null ? null : country,
    lines: pricedLines(
      quote.lines,
      sold.map(({ family }) => family),
    ).map((line, index) => ({
      ...withHeld(line, around.held),
      ...rentalOf(quote.lines[index], terms.rules.licenceTypes),
    })),
    licenceTypes: terms.rules.licenceTypes,
    orderQuestions: terms.rules.orderQuestions ?? [],
    eulas: eulasOf(quote.lines, terms.rules.licenceTypes),
    inputs,
    quoted: quoted ?? null,
  }
}

/** One that is closed takes nothing off, and says why. */
function withCouponOf({ coupon }: CartDiscounts, quote: CartQuote): CartQuote {
  return coupon.kind === 'closed' ? { ...quote, coupon: coupon.quoted } : quote
}

/** What each further term of a line costs, where it is rented. */
function rentalOf(quoted: QuotedLine | undefined, types: SoldLicenceType[]) {
  const type = types.find(({ key }) => key === quoted?.licences[0]?.type)
  // A licence that was sold once is renewed as it was, whatever became of its type.
  if (!quoted || !type?.isRented || !type.months || quoted.line.renews) return {}
  return { rental: { months: type.months, net: agreedNet(quoted) } }
}

function eulasOf(lines: QuotedLine[], types: SoldLicenceType[]): PricedCart['eulas'] {
  const chosen = new Set(lines.flatMap(({ licences }) => licences.map(({ type }) => type)))
  const eulas = types.filter(({ key }) => chosen.has(key)).map(({ eula }) => eula)
  return [...new Map(eulas.map((eula) => [eula.id, eula])).values()]
}

/** A line's id is that of its family, with a count from the second on: removing a line leaves the ids of the others. */
function pricedLines(lines: QuotedLine[], families: SoldFamily[]): PricedLine[] {
  const counts = new Map<string, number>()
  return lines.map((line) => {
    const count = (counts.get(line.familyId) ?? 0) + 1
    counts.set(line.familyId, count)
    return pricedLine(line, {
      id: count > 1 ? `${line.familyId}-${count}` : line.familyId,
      families,
    })
  })
}

function pricedLine(
  line: QuotedLine,
  { id, families }: { id: string; families: SoldFamily[] },
): PricedLine {
  const family = families.find(({ id }) => id === line.familyId) as SoldFamily
  const owners = everyFamily(family).filter((one) =>
    one.styles.some(({ id }) => line.line.styles.includes(id)),
  )
  const named = owners.length === 1 && owners[0] ? owners[0] : family

  return {
    id,
    typeface: { id: named.id, name: named.name, slug: named.slug },
    styles: stylesIn(family, line.line.styles),
    ...(line.covers.length > line.line.styles.length
      ? { covers: stylesIn(family, line.covers) }
      : {}),
    licences: line.licences.map((licence) => ({
      ...licence,
      answers: line.line.licences.find(({ type }) => type === licence.type)?.answers,
    })),
    steps: line.steps,
    bill: line.bill,
    amount: line.amount,
    ...(line.sales ? { sales: line.sales } : {}),
    ...(line.line.upgradeOf ? { upgrade_of: line.line.upgradeOf } : {}),
    ...(line.line.renews ? { renews: line.line.renews } : {}),
    ...(line.line.withoutAudience ? { without_audience: true } : {}),
  }
}

function stylesIn(family: SoldFamily, wanted: readonly string[]): PricedLine['styles'] {
  return everyFamily(family).flatMap(({ id: of, name: owner, styles }) =>
    styles
      .filter(({ id }) => wanted.includes(id))
      .map(({ id, name }) => ({ id, name, typeface: { id: of, name: owner } })),
  )
}
