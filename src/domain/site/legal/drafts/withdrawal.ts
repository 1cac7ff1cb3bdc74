import type { LegalDraft } from '../legal-draft'
import type { Party } from '../party'
import { placeToFill } from '../places-to-fill'

/** The model instructions and the model form of Directive 2011/83/EU, annex I, for downloads. */
export function draftWithdrawal(party: Party): LegalDraft {
  const us = `${party.name}, ${party.address}, ${party.email}`
  return {
    slug: 'withdrawal',
    lead: 'Consumers in the European Union have the right to withdraw from a contract within fourteen days, without giving any reason.',
    sections: [
      {
        heading: 'How to withdraw',
        paragraphs: [
          'The withdrawal period ends fourteen days after the day on which the contract was concluded.',
          `To withdraw, tell us by an unequivocal statement, such as an e-mail or a letter: ${us}, telephone ${party.telephone}. You may use the form below, but need not. It is enough that you send it before the period ends.`,
        ],
      },
      {
        heading: 'When the right ends',
        paragraphs: [
          'For fonts that are downloaded the right ends when delivery begins, if you agreed beforehand that it begins at once and knew that your right to withdraw ends with it. The form of your order asks for that, and the mail that follows repeats it.',
        ],
      },
      {
        heading: 'What follows',
        paragraphs: [
          'If you withdraw, we pay back all that you paid without delay, and within fourteen days of hearing from you at the latest, by the way in which you paid and without any fee. You may then no longer use the fonts, and delete them.',
        ],
      },
      {
        heading: 'Model form',
        paragraphs: [
          `To ${us}: I hereby give notice that I withdraw from my contract for the following licences:`,
          'Ordered on, order number:',
          'Name and address of the consumer:',
          'Date, and signature if this is sent on paper:',
          placeToFill(
            'have this page read by somebody who may give legal advice, then remove this line',
          ),
        ],
      },
    ],
  }
}
