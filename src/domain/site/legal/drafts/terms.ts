import type { LegalDraft } from '../legal-draft'
import type { Party } from '../party'
import { placeToFill } from '../places-to-fill'

/** Terms of sale: how a contract comes about, what is delivered, and what holds if it fails. */
export function draftTerms(party: Party): LegalDraft {
  return {
    slug: 'terms',
    lead: `These terms hold for every licence that ${party.name} sells in this shop.`,
    sections: [
      {
        heading: 'What is sold',
        paragraphs: [
          'You buy the right to use fonts, not the fonts themselves. What you may do with them stands in the licence text that you accept with your order; your order keeps the version you accepted.',
        ],
      },
      {
        heading: 'How the contract comes about',
        paragraphs: [
          'The shop is an invitation to buy. Your order is an offer, which you make by paying; before that you can change everything in the cart. We accept it by the mail that says your fonts are ready.',
          'The contract is in English. We keep it with your order, and its page shows it to you.',
        ],
      },
      {
        heading: 'Prices and payment',
        paragraphs: [
          'Prices are shown before VAT until you name your country; before you order you see the whole sum. You pay by the ways that the last step offers.',
        ],
      },
      {
        heading: 'Delivery',
        paragraphs: [
          'Fonts are delivered as downloads, at once after the payment. The page of your order makes new links for as long as your licence lasts.',
        ],
      },
      {
        heading: 'Withdrawal',
        paragraphs: [
          'Consumers in the European Union may withdraw within fourteen days. That right ends when delivery begins, if you agreed to it and knew so; the form of your order asks for that.',
        ],
      },
      {
        heading: 'If something is wrong',
        paragraphs: [
          `The law’s rights in faulty goods and digital products hold. Write to ${party.email}.`,
          placeToFill('how far you are liable, in the words of your lawyer'),
        ],
      },
      {
        heading: 'Law and place',
        paragraphs: [
          placeToFill(
            'which law holds, and which court; consumers keep the protection of their own country',
          ),
        ],
      },
    ],
  }
}
