import type { LicenceChoice } from '../cart/cart-request'
import type { AudienceAnswer } from '../cart/priced-cart'
import type { LicenceLimit } from '../licensing/licence-limits'
import type { RentalState } from '../licensing/rental'
import type { LicenceState } from '../licensing/licence-state'
import type { NewerReleaseAnswer, OrderAnswer } from './order-answer'
import type { QuoteState } from '../quote/quote-state'
import type { OrderState } from './order-state'

/** GET /api/order/mine: what opens to whoever is signed in. */
export type MineAnswer = {
  email: string
  orders: (OrderAnswer & { order_url: string; placed_at: string })[]
  licences: MineLicence[]
  quotes: MineQuote[]
  details: OwnDetails
}

/** What a checkout of whoever is signed in begins with. */
export type OwnDetails = {
  email: string
  name: string
  company: string
  country: string
  vat_id: string
  address: Record<string, string>
}

/** GET /api/order/own: what a form begins with that asks who writes. */
export type OwnNames = Pick<OwnDetails, 'name' | 'email' | 'company'>

/** A quote that whoever is signed in made, or was sent. */
export type MineQuote = {
  number: string
  url: string
  made_at: string
  valid_until: string
  state: QuoteState
  /** Of a paid one: whom its licence names. */
  licensee: string
  total: number
  currency: string
}

export type MineDocument = {
  kind: 'licence' | 'eula' | 'invoice' | 'credit_note' | 'cancellation'
  name: string
  url: string
}

export type LicenceChanges = {
  /** Whether the company that holds it may be named anew. */
  licensee: boolean
  /** Whom mails about it go to beside its buyer; null: nobody else. */
  contact: string | null
  answers: {
    /** The licence type and the key of the question. */
    type: string
    key: string
    /** “Domain”, “Web”. */
    label: string
    use: string
    hint: string | null
    value: string
  }[]
}

/** A licence as its holder sees it. */
export type MineLicence = {
  number: string
  state: LicenceState
  /** Its downloads wait while a bank looks at the payment. */
  paused: boolean
  since: string
  /** null: it has no end. */
  until: string | null
  reason: string | null
  superseded_by: string | null
  typeface: string
  /** The browser font of its first style. */
  face: string
  styles: string[]
  uses: string[]
  limits: LicenceLimit[]
  licensee: string
  /** null: somebody else's, who named this holder as the one to write to. */
  order: { number: string; state: OrderState; url: string } | null
  check_url: string
  download_url: string | null
  newer: NewerReleaseAnswer | null
  documents: MineDocument[]
  /** The number of its document; each change makes the next. */
  version: number
  shows: 'licensee' | 'nothing'
  /** What its holder may change; null: it is not in force. */
  changes: LicenceChanges | null
} & MineOffers

/** How its buyer can have more of it, or have it longer. */
export type MineOffers = {
  /** The slug of the typeface or bundle where more is chosen; null: it cannot be upgraded. */
  upgrade_at: string | null
  can_renew: boolean
  /** It was sold to an audience, and can become one for everybody. */
  can_be_full: boolean
  /** Of a rental that is in force; null: it is none. */
  rental: RentalAnswer | null
  /** Why neither can be: a sentence; null: nothing needs saying. */
  offers_note: string | null
}

/** `next_charge_at`: null, it is not charged again and ends at `until`. */
export type RentalAnswer = {
  state: RentalState
  next_charge_at: string | null
  /** "11.90 € a month" */
  price: string
  /** Why the last attempt to charge failed; null: none did. */
  error: string | null
}

/** GET /api/order/upgrade: what a licence holds, to choose more from. */
export type HeldAnswer = {
  licence: string
  /** Of the typeface that the shop opens at; null: none of its styles is sold any more. */
  typeface: { name: string; slug: string } | null
  styles: string[]
  licences: LicenceChoice[]
  paid: number
  currency: string
  ends_at: string | null
  /** Whom it was sold to for less; null: it is for everybody. */
  audience: AudienceAnswer | null
  /** Why it cannot be upgraded: a sentence. */
  message: string | null
}
