import type { LegalDraft } from '../legal-draft'
import type { Party } from '../party'
import { placeToFill } from '../places-to-fill'

/** Who answers for the shop (in Germany: DDG, section 5). */
export function draftImprint(party: Party): LegalDraft {
  return {
    slug: 'imprint',
    lead: `This shop is run by ${party.name}.`,
    sections: [
      {
        heading: 'Seller',
        paragraphs: [party.name, party.address, `Represented by ${party.representative}`],
      },
      {
        heading: 'Contact',
        paragraphs: [`E-mail: ${party.email}`, `Telephone: ${party.telephone}`],
      },
      {
        heading: 'Register and tax',
        paragraphs: [`Register: ${party.register}`, `VAT number: ${party.vatId}`],
      },
      {
        heading: 'Responsible for the content',
        paragraphs: [placeToFill('name and address of who answers for texts and pictures')],
      },
      {
        heading: 'Disputes with consumers',
        paragraphs: [
          placeToFill(
            'whether you take part in the settlement of disputes before a consumers’ board, and before which',
          ),
        ],
      },
    ],
  }
}
