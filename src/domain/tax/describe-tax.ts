import { plainDecimal } from '../money/decimal'
import { ownValue } from '../own-value'
import type { TaxDecision, TaxKind } from './tax-decision'
import { isOutsideEuVat, isUnderEuVat, placeInSentence, placeName } from './territory'

/** The tax as a step of the bill: "VAT 19 %, Germany". */
export function describeTax({ kind, rate, country, sentence }: TaxDecision): string {
  switch (kind) {
    case 'standard':
    case 'reduced':
      return `VAT ${plainDecimal(rate)} %, ${placeName(country)}`
    case 'reverse_charge':
      return 'Reverse charge, VAT is yours to account for'
    case 'outside_scope':
      return `No VAT, ${placeInSentence(country)} ${isOrAre(country)} ${whereOf(country)}`
    case 'exempt':
      return sentence ?? 'No VAT, small business'
  }
}

function isOrAre(code: string): 'is' | 'are' {
  return placeName(code).endsWith('Islands') ? 'are' : 'is'
}

function whereOf(country: string): string {
  if (isUnderEuVat(country)) return 'abroad'
  return isOutsideEuVat(country) ? 'outside the EU’s VAT' : 'outside the EU'
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

/** By whose law a business accounts for the VAT itself. */
const LAWS: Readonly<Record<string, string>> = {
  GB: 'section 8 of the Value Added Tax Act 1994',
  NO: 'section 11-3 of the Norwegian VAT Act',
}

const EU_LAW = 'Article 196 of Directive 2006/112/EC'

/** What a document says where no tax is charged. Reverse charge: Article 226 (11a) of the directive asks for these words. */
export function sentenceWithoutTax(
  kind: 'reverse_charge' | 'outside_scope',
  { seller, buyer }: { seller: string; buyer: string },
): string {
  switch (kind) {
    case 'reverse_charge':
      return reverseCharge(isUnderEuVat(buyer) ? EU_LAW : ownValue(LAWS, buyer))
    case 'outside_scope':
      return isUnderEuVat(seller) && !isUnderEuVat(buyer)
        ? `Not subject to VAT in the EU: the place of supply is ${placeInSentence(buyer)}.`
        : `Without VAT: the place of supply is ${placeInSentence(buyer)}.`
  }
}

function reverseCharge(law: string | undefined): string {
  return `Reverse charge: the recipient accounts for the VAT${law ? ` (${law})` : ''}.`
}
