import { countryInSentence, isInEu } from '../customer/country'
import { isZero } from '../money/decimal'
import { CountryIsNotSoldTo, TaxRateIsMissing } from '../shop-error'
import { sentenceWithoutTax } from './describe-tax'
import { findRate, type TaxDecision, type TaxRate, type TaxRules } from './tax-decision'

export type TaxQuestion = {
  /** Without a VAT number of its own a seller cannot leave the tax to a business abroad. */
  seller: { country: string; vatId: string | null }
  /** A business: a company whose VAT number counts. */
  buyer: { country: string; isBusiness: boolean }
  rules: TaxRules
  /** The day of the sale in the seller's country, "2027-01-01". */
  day: string
}

/** Which tax a sale of fonts over the wire bears: taxed where the buyer is (EU VAT, from 2015), with the exceptions the seller chose. */
export function determineTax(question: TaxQuestion): TaxDecision {
  const { seller, buyer, rules } = question
  if (rules.exemption !== null) return untaxed('exempt', question)
  if (buyer.country === seller.country) return charged(requireRate(question, seller.country))
  return isInEu(seller.country) && isInEu(buyer.country) ? withinEu(question) : abroad(question)
}

/** Within the EU tax is owed in any case: a country without a registration cannot be sold to. */
function withinEu(question: TaxQuestion): TaxDecision {
  const { seller, buyer, rules } = question
  if (buyer.isBusiness && seller.vatId) return untaxed('reverse_charge', question)
  if (rules.taxedWhere === 'seller') return charged(requireRate(question, seller.country))

  const row = requireRate(question, buyer.country)
  if (!row.registered) throw new CountryIsNotSoldTo(countryInSentence(buyer.country))
  return charged(row)
}

/** A registered row of 0 % says: sold to, without tax. */
function abroad(question: TaxQuestion): TaxDecision {
  const { buyer, rules } = question
  const row = rateOf(question, buyer.country)
  if (row?.registered) {
    if (isZero(row.rate)) return untaxed('outside_scope', question)
    const accountsItself = buyer.isBusiness && isInEu(buyer.country)
    return accountsItself ? untaxed('reverse_charge', question) : charged(row)
  }
  if (rules.notRegistered === 'refuse')
    throw new CountryIsNotSoldTo(countryInSentence(buyer.country))
  return untaxed('outside_scope', question)
}

function rateOf({ rules, day }: TaxQuestion, country: string): TaxRate | null {
  return findRate(rules.rates, { country, kind: rules.saleKind, day })
}

function requireRate(question: TaxQuestion, country: string): TaxRate {
  const row = rateOf(question, country)
  if (!row) throw new TaxRateIsMissing(countryInSentence(country))
  return row
}

function charged({ kind, rate, country }: TaxRate): TaxDecision {
  return { kind, rate, country }
}

function untaxed(
  kind: 'reverse_charge' | 'outside_scope' | 'exempt',
  { seller, buyer, rules }: TaxQuestion,
): TaxDecision {
  const { country } = buyer
  const countries = { seller: seller.country, buyer: country }
  const sentence = kind === 'exempt' ? rules.exemption : sentenceWithoutTax(kind, countries)
  return { kind, rate: '0', country, ...(sentence && { sentence }) }
}
