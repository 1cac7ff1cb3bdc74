import { countryInSentence } from '../../customer/country'
import type { TaxDecision } from '../../tax/tax-decision'

type FrozenTax = Pick<TaxDecision, 'kind' | 'country'> & { sentence?: string | null }

/** What an invoice without tax has to say; the words that were frozen with the order come first. */
export function taxSentence({ kind, country, sentence }: FrozenTax): string | null {
  if (sentence) return sentence
  if (kind === 'reverse_charge') return REVERSE_CHARGE
  if (kind === 'outside_scope')
    return `Not subject to VAT: the place of supply is ${countryInSentence(country)}, where the customer is established.`
  return null
}

const REVERSE_CHARGE =
  'Reverse charge: the recipient of the service accounts for the VAT (Article 196 of Directive 2006/112/EC).'
