import type { Seller } from '../../order/seller'
import { draftImprint } from './drafts/imprint'
import { draftPrivacy } from './drafts/privacy'
import { draftTerms } from './drafts/terms'
import { draftWithdrawal } from './drafts/withdrawal'
import type { LegalKind } from './legal-page'
import { partyOf, type Party } from './party'

export type LegalDraft = {
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
