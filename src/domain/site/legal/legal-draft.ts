import { countryName } from '../../customer/country'
import type { Seller } from '../../order/seller'
import { ownValue } from '../../own-value'
import drafts from './legal-drafts.json' with { type: 'json' }
import { type LegalKind, placeToFill } from './legal-page'

type LegalDraft = {
  slug: string
  lead: string
  sections: { heading: string; paragraphs: string[] }[]
}

/**
 * Who answers for the shop (in Germany: DDG, section 5); what it keeps of whom (GDPR, articles 13 and 14), which is what this
 * software does, and no more; terms of sale; and the model instructions and form of Directive 2011/83/EU, annex I, for downloads.
 * `{email}` is a word of the seller's.
 */
const DRAFTS: Record<LegalKind, LegalDraft> = drafts

/**
 * A page to begin from, with a place to fill for whatever the shop does not know. null: of no seller yet. It is no advice: the
 * foundry has it read by somebody who may give that.
 */
export function draftLegalPage(kind: LegalKind, seller: Seller | null): LegalDraft {
  const party = partyOf(seller)
  const say = (text: string) =>
    text.replace(/\{(\w+)\}/g, (place, word: string) => ownValue(party, word) ?? place)
  const { slug, lead, sections } = DRAFTS[kind]
  return {
    slug,
    lead: say(lead),
    sections: sections.map(({ heading, paragraphs }) => ({
      heading,
      paragraphs: paragraphs.map(say),
    })),
  }
}

/** The seller in the words of a legal page: each is known, or a place to fill. */
function partyOf(seller: Seller | null): Record<string, string> {
  const or = (text: string | null | undefined, what: string) => text || placeToFill(what)
  return {
    name: or(seller?.legalName, 'legal name of the seller, with its legal form'),
    address: addressOf(seller),
    representative: or(seller?.representative, 'who may sign for the company; else leave this out'),
    register: or(seller?.register, 'register and number; else leave this out'),
    email: or(seller?.email, 'e-mail'),
    telephone: or(seller?.telephone, 'telephone'),
    vatId: or(seller?.vatId, 'VAT number; else leave this out'),
  }
}

function addressOf(seller: Seller | null): string {
  const { street, street_2, postal_code, city, country } = seller?.address ?? {}
  if (!street || !city || !country) {
    return placeToFill('street and number, postcode and city, country')
  }
  const place = [postal_code, city].filter(Boolean).join(' ')
  return [street, street_2, place, countryName(country)].filter(Boolean).join(', ')
}
