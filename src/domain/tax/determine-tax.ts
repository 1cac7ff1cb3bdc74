import { countryInSentence } from '../customer/country'
import { TaxRateIsMissing } from '../shop-error'
import { isInEu } from './eu-countries'
import type { TaxDecision, TaxRate } from './tax-decision'
import { checkVatId } from './vat-id'

export type TaxParty = { country: string; vatId: string | null }

export type TaxQuestion = { seller: TaxParty; buyer: TaxParty; rates: readonly TaxRate[] }

/** Which tax a sale of fonts over the wire bears: taxed where the buyer is (EU VAT, from 2015). */
export function determineTax({ seller, buyer, rates }: TaxQuestion): TaxDecision {
  const { country } = buyer
  if (country === seller.country) return charged(country, rates)
  if (!isInEu(country) || !isInEu(seller.country)) return untaxed('outside_scope', country)
  if (isForeignBusiness(buyer, seller)) return untaxed('reverse_charge', country)
  return charged(country, rates)
}

/** A number of the seller's own state shows a business at home, which is charged as anyone. */
function isForeignBusiness(buyer: TaxParty, seller: TaxParty): boolean {
  if (!buyer.vatId) return false
  const check = checkVatId(buyer.vatId)
  return check.kind === 'valid' && isInEu(check.country) && check.country !== seller.country
}

function charged(country: string, rates: readonly TaxRate[]): TaxDecision {
  const row = rates.find((candidate) => candidate.country === country)
  if (!row) throw new TaxRateIsMissing(countryInSentence(country))
  return { kind: row.kind, rate: row.rate, country }
}

function untaxed(kind: 'outside_scope' | 'reverse_charge', country: string): TaxDecision {
  return { kind, rate: '0', country }
}
