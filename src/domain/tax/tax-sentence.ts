import { countryInSentence } from '../customer/country'
import { isInEu } from './eu-countries'

type Countries = { seller: string; buyer: string }

/** What a document says where no tax is charged. Reverse charge: Article 226 (11a) of the directive asks for these words. */
export function sentenceOf(
  kind: 'reverse_charge' | 'outside_scope',
  { seller, buyer }: Countries,
): string {
  switch (kind) {
    case 'reverse_charge':
      return 'Reverse charge: the recipient accounts for the VAT (Article 196 of Directive 2006/112/EC).'
    case 'outside_scope':
      return isInEu(seller) && !isInEu(buyer)
        ? `Not subject to VAT in the EU: the place of supply is ${countryInSentence(buyer)}.`
        : `Without VAT: the place of supply is ${countryInSentence(buyer)}.`
  }
}
