import { isInEu } from '../customer/country'
import { isZero } from '../money/decimal'
import { CountryIsNotSoldTo, TaxRateIsMissing } from '../pricing/sale-error'
import { sentenceWithoutTax } from './describe-tax'
import { findRate, type TaxDecision, type TaxRate, type TaxRules } from './tax-decision'
import { type Place, placeInSentence, taxPlaceOf } from './territory'

export type TaxQuestion = {
  /** Without a VAT number of its own a seller cannot leave the tax to a business abroad. */
  seller: { country: string; vatId: string | null }
  /** A business: a company whose VAT number counts. */
  buyer: Place & { isBusiness: boolean }
  rules: TaxRules
  /** The day of the sale in the seller's country, "2027-01-01". */
  day: string
}

/** Which tax a sale of fonts over the wire bears: taxed where the buyer is (EU VAT, from 2015), with the exceptions the seller chose. */
export function determineTax(question: TaxQuestion): TaxDecision {
  const { buyer, rules } = question
  const { code, taxedAs } = taxPlaceOf(buyer)
  const seller = taxPlaceOf({ country: question.seller.country, postalCode: null }).taxedAs
  const sale: Sale = { ...question, seller: { ...question.seller, country: seller }, code, taxedAs }
  if (rules.exemption !== null) return untaxed('exempt', sale)
  if (taxedAs === seller) return charged(requireRate(sale, seller))
  return isInEu(seller) && isInEu(taxedAs) ? withinEu(sale) : abroad(sale)
}

/** A question whose places are those of tax: `code` is the buyer's own, `taxedAs` the one whose rates count. */
type Sale = TaxQuestion & { code: string; taxedAs: string }

/** Within the EU tax is owed in any case: a country without a registration cannot be sold to. */
function withinEu(question: Sale): TaxDecision {
  const { seller, buyer, rules, taxedAs } = question
  if (buyer.isBusiness && seller.vatId) return untaxed('reverse_charge', question)
  if (rules.taxedWhere === 'seller') return charged(requireRate(question, seller.country))

  const row = requireRate(question, taxedAs)
  if (!row.registered) throw new CountryIsNotSoldTo({ country: placeInSentence(question.code) })
  return charged(row)
}

/** A registered row of 0 % says: sold to, without tax. */
function abroad(question: Sale): TaxDecision {
  const { buyer, rules, code, taxedAs } = question
  const row = rateOf(question, taxedAs)
  if (row?.registered) {
    if (isZero(row.rate)) return untaxed('outside_scope', question)
    return buyer.isBusiness && row.businessesAccount
      ? untaxed('reverse_charge', question)
      : charged(row)
  }
  if (rules.notRegistered === 'refuse')
    throw new CountryIsNotSoldTo({ country: placeInSentence(code) })
  return untaxed('outside_scope', question)
}

function rateOf({ rules, day }: TaxQuestion, country: string): TaxRate | null {
  return findRate(rules.rates, { country, kind: rules.saleKind, day })
}

function requireRate(question: TaxQuestion, country: string): TaxRate {
  const row = rateOf(question, country)
  if (!row) throw new TaxRateIsMissing({ country: placeInSentence(country) })
  return row
}

function charged({ kind, rate, country }: TaxRate): TaxDecision {
  return { kind, rate, country }
}

function untaxed(
  kind: 'reverse_charge' | 'outside_scope' | 'exempt',
  { seller, rules, code, taxedAs }: Sale,
): TaxDecision {
  const country = kind === 'reverse_charge' ? taxedAs : code
  const countries = { seller: seller.country, buyer: country }
  const sentence = kind === 'exempt' ? rules.exemption : sentenceWithoutTax(kind, countries)
  return { kind, rate: '0', country, ...(sentence && { sentence }) }
}
