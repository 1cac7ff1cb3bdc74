import type { Seller } from '../../order/seller'
import { type LegalKind, placeToFill } from './legal-page'
import { type Party, partyOf } from './party'

type LegalDraft = {
  slug: string
  lead: string
  sections: { heading: string; paragraphs: string[] }[]
}

const DRAFTS: Record<LegalKind, (party: Party) => LegalDraft> = {
  imprint: draftImprint,
  privacy: draftPrivacy,
  terms: draftTerms,
  withdrawal: draftWithdrawal,
}

/**
 * A page to begin from, with a place to fill for whatever the shop does not know. null: of no seller yet. It is no advice: the
 * foundry has it read by somebody who may give that.
 */
export function draftLegalPage(kind: LegalKind, seller: Seller | null): LegalDraft {
  return DRAFTS[kind](partyOf(seller))
}

/** Who answers for the shop (in Germany: DDG, section 5). */
function draftImprint(party: Party): LegalDraft {
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

/** What the shop keeps of whom (GDPR, articles 13 and 14): it says what this software does, and no more. */
function draftPrivacy(party: Party): LegalDraft {
  return {
    slug: 'privacy',
    lead: 'What this shop keeps of you, why, and for how long.',
    sections: [
      {
        heading: 'Who is responsible',
        paragraphs: [
          `${party.name}, ${party.address}. Write to ${party.email}.`,
          placeToFill('data protection officer, where you have to name one; else leave this out'),
        ],
      },
      {
        heading: 'When you visit',
        paragraphs: [
          'The shop counts nobody and shows no advertising. A cart is kept in a cookie of this site, and two further cookies protect what you send; without them nothing could be bought. What you type into a form stays in your browser until you send it.',
          `The server sees the address of your connection, in order to answer and to refuse floods of requests. ${placeToFill('who hosts the shop, where, and how long its logs are kept')}`,
        ],
      },
      {
        heading: 'When you buy',
        paragraphs: [
          'We keep your name, e-mail, address, company and VAT number, what you licensed and what you agreed to: to fulfil the contract (GDPR, article 6, 1 b) and to keep the books that the law asks for (article 6, 1 c).',
          `Orders and invoices are kept for ${placeToFill('number of years your tax law asks for')}. Licences are kept for as long as they last, since they open your downloads.`,
          'You pay through Stripe (Stripe Payments Europe, Dublin), who sees your card and your name; we never see the number of your card. A VAT number is checked with the tax office’s own service, VIES.',
        ],
      },
      {
        heading: 'When you order trial fonts',
        paragraphs: [
          'We keep your e-mail, your name and what you asked for, in order to send it. A newsletter is sent only where you ticked for it, and ends when you tell us.',
        ],
      },
      {
        heading: 'Mails',
        paragraphs: [placeToFill('who delivers your mails, and where')],
      },
      {
        heading: 'Your rights',
        paragraphs: [
          `You may ask what we keep of you, have it corrected, deleted, restricted or handed over, and object to its use: write to ${party.email}. What you agreed to you may take back at any time.`,
          `You may complain to an authority: ${placeToFill('your supervisory authority')}.`,
        ],
      },
    ],
  }
}

/** Terms of sale: how a contract comes about, what is delivered, and what holds if it fails. */
function draftTerms(party: Party): LegalDraft {
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

/** The model instructions and the model form of Directive 2011/83/EU, annex I, for downloads. */
function draftWithdrawal(party: Party): LegalDraft {
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
