import type { LicenceChoice } from '../cart/cart-request'
import type { BillStep, PricedLicence } from '../cart/priced-cart'
import { licenceLabel } from '../licensing/licence-label'
import type { LicenceType, Tier } from '../licensing/licence-type'
import { compareDecimals, multiplyRounded, plainDecimal } from '../money/decimal'
import { ordinalInWords } from '../words'
import {
  LicenceIsChosenTwice,
  LicenceIsNotForSale,
  TierIsOnRequest,
  TierIsUnknown,
  type ShopError,
} from '../shop-error'
import type { PriceRules } from './price-rules'

export type LicencePart = { licence: PricedLicence; step: BillStep }

type ChosenTier = { type: LicenceType; tier: Tier }

/** The dearest licence in full, each further one × the combination factor; each rounded once. */
export function priceLicences(
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

export function timesText(multiplier: string): string {
  const plain = plainDecimal(multiplier)
  return plain === '1' ? '' : ` × ${plain}`
}

function furtherText(index: number, factor: string): string {
  const times = timesText(factor)
  return index === 0 || !times ? '' : `; ${ordinalInWords(index + 1)} licence${times}`
}
