import { countryInSentence, countryName, isInEu } from '../customer/country'
import { plainDecimal } from '../money/decimal'
import type { TaxDecision, TaxKind } from './tax-decision'

/** The tax as a step of the bill: "VAT 19 %, Germany". */
export function describeTax({ kind, rate, country, sentence }: TaxDecision): string {
  switch (kind) {
    case 'standard':
    case 'reduced':
      return `VAT ${plainDecimal(rate)} %, ${countryName(country)}`
    case 'reverse_charge':
      return 'Reverse charge, VAT is yours to account for'
    case 'outside_scope':
      return `No VAT, ${countryInSentence(country)} is ${isInEu(country) ? 'abroad' : 'outside the EU'}`
    case 'exempt':
      return sentence ?? 'No VAT, small business'
  }
}

/** The note beside the total; null: the country is not known yet. */
export function taxNote(tax: { kind: TaxKind } | null, currency: string): string {
  if (!tax) return `${currency}, before VAT`
  switch (tax.kind) {
    case 'standard':
    case 'reduced':
      return `${currency}, VAT included`
    case 'reverse_charge':
      return `${currency}, reverse charge`
    case 'outside_scope':
    case 'exempt':
      return `${currency}, without VAT`
  }
}
