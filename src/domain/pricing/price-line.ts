import type { CartLineRequest, LicenceChoice } from '../cart/cart-request'
import type { BillStep, PricedLicence } from '../cart/priced-cart'
import type { OrderAnswer } from '../licensing/answers/order-question'
import { licenceLabel, type LicenceType, type Tier } from '../licensing/licence-type'
import { compareDecimals, multiplyRounded, plainDecimal } from '../money/decimal'
import {
  LicenceIsChosenTwice,
  LicenceIsNotForSale,
  type ShopError,
  TierIsOnRequest,
  TierIsUnknown,
} from '../shop-error'
import { ordinalInWords } from '../words'
import { coveredStyles, coverStyles } from './cover/cover-styles'
import { describeCover } from './cover/describe-cover'
import type { PriceRules } from './price-rules'
import type { PricedFamily } from './priced-family'

export type LineQuote = {
  amount: number
  licences: PricedLicence[]
  bill: BillStep[]
  steps: string[]
  /** Price of the styles before any licence. */
  stylesPrice: number
  /** Every style the price pays for: all of a family whose price was taken. */
  covers: string[]
}

/**
 * One line of a cart, priced; the browser and the server compute it with this very function.
 * `family` is the topmost typeface, so that every price above the styles is seen.
 */
export function priceLine(
  line: CartLineRequest,
  family: PricedFamily,
  rules: PriceRules,
): LineQuote {
  const cover = coverStyles(family, new Set(line.styles))
  const parts = priceLicences(cover.price, line.licences, rules)
  const addends = line.styles.length > 0 ? parts : []

  const styles = describeCover(cover, rules.currency)
  const bill = [
    ...withOrderAnswers(styles, cover.price, rules.orderAnswers),
    ...addends.map((part) => part.step),
  ]
  return {
    amount: addends.reduce((sum, part) => sum + part.licence.amount, 0),
    licences: parts.map((part) => part.licence),
    bill,
    steps: bill.map((step) => step.text),
    stylesPrice: cover.price,
    covers: coveredStyles(cover),
  }
}

type LicencePart = { licence: PricedLicence; step: BillStep }

type ChosenTier = { type: LicenceType; tier: Tier }

/** The dearest licence in full, each further one × the combination factor; each rounded once. */
function priceLicences(
  basePrice: number,
  choices: readonly LicenceChoice[],
  rules: PriceRules,
): LicencePart[] {
  const factor = rules.combinationFactor
  const answers = (rules.orderAnswers ?? []).map(({ multiplier }) => multiplier)
  return dearestFirst(choices, rules).map(({ type, tier }, index) => {
    const factors = [tier.multiplier, ...answers, ...(index === 0 ? [] : [factor])]
    const amount = multiplyRounded(basePrice, factors)
    const label = licenceLabel(type, tier)
    const text = label + timesText(tier.multiplier) + furtherText(index, factor)

    return {
      licence: { type: type.key, tier: tier.key, label, amount },
      step: { text, amount, role: 'addend', struck: false },
    }
  })
}

/** Licences of one multiplier keep the shop's own order, so the order of choosing never shows. */
function dearestFirst(choices: readonly LicenceChoice[], rules: PriceRules): ChosenTier[] {
  assertChosenOnce(choices, rules)
  return rules.licenceTypes
    .flatMap((type) => choices.filter((choice) => choice.type === type.key).map(tierIn(type)))
    .toSorted((a, b) => compareDecimals(b.tier.multiplier, a.tier.multiplier))
}

function assertChosenOnce(choices: readonly LicenceChoice[], rules: PriceRules): void {
  const seen = new Set<string>()
  for (const choice of choices) {
    const type = rules.licenceTypes.find((candidate) => candidate.key === choice.type)
    if (type?.kind === 'withdrawn') throw new LicenceIsNotForSale(choice.type, type.name)
    if (type?.kind !== 'retail') throw new LicenceIsNotForSale(choice.type)
    if (seen.has(type.key)) throw new LicenceIsChosenTwice(type.name)
    seen.add(type.key)
  }
}

function tierIn(type: LicenceType): (choice: LicenceChoice) => ChosenTier {
  return (choice) => {
    const tier = type.tiers.find((candidate) => candidate.key === choice.tier)
    if (!tier) throw refusalOf(type, choice.tier)
    return { type, tier }
  }
}

/** A tier without a price is named, and how one comes to it. */
function refusalOf({ name, onRequest = [] }: LicenceType, key: string): ShopError {
  const asked = onRequest.find((candidate) => candidate.key === key)
  return asked ? new TierIsOnRequest(`${name}, ${asked.label}`) : new TierIsUnknown(name)
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
function withOrderAnswers(
  steps: BillStep[],
  price: number,
  answers: readonly OrderAnswer[] = [],
): BillStep[] {
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
