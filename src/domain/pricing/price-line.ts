import type { CartLineRequest, LicenceChoice } from '../cart/cart-request'
import type { BillStep, PricedLicence } from '../cart/priced-cart'
import type { OrderAnswer } from '../licensing/answers/order-question'
import { licenceBySize } from '../licensing/licence-by-size'
import { licenceLabel, type LicenceType, type Tier } from '../licensing/licence-type'
import { compareDecimals, multiplyRounded, plainDecimal } from '../money/decimal'
import { formatAmount } from '../money/format-money'
import { ownValue } from '../own-value'
import {
  LicenceIsChosenTwice,
  LicenceIsNotForSale,
  LicenceIsWithdrawn,
  TierIsOnRequest,
  TierIsUnknown,
} from './sale-error'
import type { ShopError } from '../shop-error'
import { ordinalInWords } from '../words'
import { coveredStyles, coverStyles, type PricedCover } from './cover/cover-styles'
import { describeCover, salesOfCover } from './cover/describe-cover'
import type { PriceRules } from './price-rules'
import { beforeSales, type PricedFamily } from './priced-family'

export type LineQuote = {
  amount: number
  licences: PricedLicence[]
  bill: BillStep[]
  steps: string[]
  /** Price of the styles before any licence. */
  stylesPrice: number
  /** Every style the price pays for: all of a family whose price was taken. */
  covers: string[]
  /** The sales that it is lower by, by their names; absent: none. */
  sales?: string[]
}

/**
 * One line of a cart, priced; the browser and the server compute it with this very function.
 * `family` is the topmost typeface, so that every price above the styles is seen. A sale has come off its prices already, before
 * anything else does.
 */
export function priceLine(
  line: CartLineRequest,
  family: PricedFamily,
  rules: PriceRules,
): LineQuote {
  const chosen = new Set(line.styles)
  const familyFor = (type: string) => familyForLicence(family, type)
  const families = familiesOfLine(line, family)
  const shown = families.length === 1 && families[0] ? families[0] : family
  const covers = new Map([shown, ...families].map((one) => [one, coverStyles(one, chosen)]))
  const cover = covers.get(shown)!
  const parts = priceLicences(line.licences, rules, {
    cover,
    coverFor: (type) => covers.get(familyFor(type))!,
  })
  const addends = line.styles.length > 0 ? parts : []
  const paid = families.map((one) => covers.get(one)!)
  const sales = [...new Set(paid.flatMap(salesOfCover))].toSorted()

  const styles = [
    ...stepBeforeSales(cover, { family: shown, chosen }),
    ...describeCover(cover, rules.currency),
  ]
  const bill = [
    ...(sizeIn(rules) ? styles : withOrderAnswers(styles, cover.price, rules.orderAnswers)),
    ...addends.map((part) => part.step),
  ]
  return {
    amount: addends.reduce((sum, part) => sum + part.licence.amount, 0),
    licences: parts.map((part) => part.licence),
    bill,
    steps: bill.map((step) => step.text),
    stylesPrice: cover.price,
    covers: coveredByAll(paid),
    ...(sales.length > 0 && { sales }),
  }
}

/** The family as each licence of a line costs it; as it is, where there is none. */
export function familiesOfLine(
  { licences }: Pick<CartLineRequest, 'licences'>,
  family: PricedFamily,
): PricedFamily[] {
  const families = new Set(licences.map(({ type }) => familyForLicence(family, type)))
  return families.size > 0 ? [...families] : [family]
}

function familyForLicence(family: PricedFamily, type: string): PricedFamily {
  return ownValue(family.byLicence, type) ?? family
}

/** A licence in a sale of its own may be cheapest with a whole family's price: the others do not pay for that. */
function coveredByAll([first, ...others]: PricedCover[]): string[] {
  return others.reduce(
    (common, cover) => common.filter((id) => coveredStyles(cover).includes(id)),
    first ? coveredStyles(first) : [],
  )
}

/** Struck, and no part of the sum: what the same styles cost at their prices before the sales. */
function stepBeforeSales(
  cover: PricedCover,
  { family, chosen }: { family: PricedFamily; chosen: ReadonlySet<string> },
): BillStep[] {
  if (salesOfCover(cover).length === 0) return []
  const amount = coverStyles(beforeSales(family), chosen).price
  if (amount <= cover.price) return []
  return [{ text: BEFORE_SALE, amount, role: 'inner', struck: true }]
}

/** As the law names it: `sales.ts`. */
const BEFORE_SALE = 'Lowest price of the 30 days before'

type ChosenTier = { type: LicenceType; tier: Tier; cover: PricedCover }

type Covers = {
  /** The one the bill shows. */
  cover: PricedCover
  coverFor: (type: string) => PricedCover
}

/** The dearest licence in full, each further one × the combination factor; each rounded once. */
function priceLicences(
  choices: readonly LicenceChoice[],
  rules: PriceRules,
  { cover: shown, coverFor }: Covers,
): { licence: PricedLicence; step: BillStep }[] {
  const factor = rules.combinationFactor
  const answers = (rules.orderAnswers ?? []).map(({ multiplier }) => multiplier)
  return dearestFirst(choices, rules, coverFor).map(({ type, tier, cover }, index) => {
    const factors = [tier.multiplier, ...answers, ...(index === 0 ? [] : [factor])]
    const amount = multiplyRounded(cover.price, factors)
    const label = licenceLabel(type, tier)
    const own = cover.price === shown.price ? '' : ownSaleText(cover, rules.currency)
    const counted = sizeIn(rules) ?? tier
    const extent = licenceLabel(type, counted) + timesText(counted.multiplier)
    const text = extent + furtherText(index, factor) + own

    return {
      licence: { type: type.key, tier: tier.key, label, amount },
      step: { text, amount, role: 'addend', struck: false },
    }
  })
}

/** Where the size of the licensee is all there is to choose, the bill says it as the panel does: "Company, 2–10 people × 2". */
function sizeIn(rules: PriceRules): OrderAnswer | null {
  return (licenceBySize(rules) && rules.orderAnswers?.[0]) ?? null
}

/** "; Web week, styles at 144.00" */
function ownSaleText(cover: PricedCover, currency: string): string {
  const names = salesOfCover(cover).join(', ')
  return `; ${names}, styles at ${formatAmount(cover.price, currency)}`
}

/** Licences of one multiplier keep the shop's own order, so the order of choosing never shows. */
function dearestFirst(
  choices: readonly LicenceChoice[],
  rules: PriceRules,
  coverFor: Covers['coverFor'],
): ChosenTier[] {
  assertChosenOnce(choices, rules)
  const priceOf = ({ cover, tier }: ChosenTier) => multiplyRounded(cover.price, [tier.multiplier])
  return rules.licenceTypes
    .flatMap((type) =>
      choices
        .filter((choice) => choice.type === type.key)
        .map((choice) => ({ ...tierIn(type)(choice), cover: coverFor(type.key) })),
    )
    .toSorted(
      (a, b) => priceOf(b) - priceOf(a) || compareDecimals(b.tier.multiplier, a.tier.multiplier),
    )
}

function assertChosenOnce(choices: readonly LicenceChoice[], rules: PriceRules): void {
  const seen = new Set<string>()
  for (const choice of choices) {
    const type = rules.licenceTypes.find((candidate) => candidate.key === choice.type)
    if (type?.kind === 'withdrawn') throw new LicenceIsWithdrawn(type.name)
    if (type?.kind !== 'retail') throw new LicenceIsNotForSale()
    if (seen.has(type.key)) throw new LicenceIsChosenTwice({ licence: type.name })
    seen.add(type.key)
  }
}

function tierIn(type: LicenceType): (choice: LicenceChoice) => Pick<ChosenTier, 'type' | 'tier'> {
  return (choice) => {
    const tier = type.tiers.find((candidate) => candidate.key === choice.tier)
    if (!tier) throw refusalOf(type, choice.tier)
    return { type, tier }
  }
}

/** A tier without a price is named, and how one comes to it. */
function refusalOf({ name, onRequest = [] }: LicenceType, key: string): ShopError {
  const asked = onRequest.find((candidate) => candidate.key === key)
  return asked
    ? new TierIsOnRequest({ tier: `${name}, ${asked.label}` })
    : new TierIsUnknown({ licence: name })
}

function timesText(multiplier: string): string {
  const plain = plainDecimal(multiplier)
  return plain === '1' ? '' : ` × ${plain}`
}

function furtherText(index: number, factor: string): string {
  const times = timesText(factor)
  return index === 0 || !times ? '' : `; ${ordinalInWords(index + 1)} licence${times}`
}

/**
 * "Size of your company, 2–50 people × 2", under the sum it replaces. One that multiplies by 1 changes nothing and is no step.
 * The sum is for reading: licences are priced from the exact factors.
 */
function withOrderAnswers(steps: BillStep[], price: number, answers: readonly OrderAnswer[] = []) {
  const counting = answers.filter(({ multiplier }) => timesText(multiplier) !== '')
  return counting.reduce<BillStep[]>((before, { question, label, multiplier }, index) => {
    const factors = counting.slice(0, index + 1).map((answer) => answer.multiplier)
    return [
      ...before.map((step) => ({ ...step, struck: true })),
      {
        text: `${question}, ${label}${timesText(multiplier)}`,
        amount: multiplyRounded(price, factors),
        role: 'inner',
        struck: false,
      },
    ]
  }, steps)
}
