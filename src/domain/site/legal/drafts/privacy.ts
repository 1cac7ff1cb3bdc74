import type { LegalDraft } from '../legal-draft'
import type { Party } from '../party'
import { placeToFill } from '../places-to-fill'

/** What the shop keeps of whom (GDPR, articles 13 and 14): it says what this software does, and no more. */
export function draftPrivacy(party: Party): LegalDraft {
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
