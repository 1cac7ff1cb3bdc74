import type { ReleaseEntry } from '@/domain/catalogue/releases/release-entry'

export type MailAddress = { name: string; address: string }

/** What the outbox keeps and the mail adapter sends. */
export type ComposedMail = {
  to: MailAddress
  subject: string
  text: string
  html: string
  /** Where its answers go, if not to the foundry. */
  replyTo?: MailAddress
  /** Its pictures, and papers. */
  attachments: MailAttachment[]
  headers?: Record<string, string>
}

/** `cid`: the name by which the HTML shows it. */
export type MailAttachment = {
  filename: string
  content: Buffer
  contentType: string
  cid?: string
}

/** Large at the head of a mail. Without a picture the words stand there themselves. */
export type MailHeading = {
  words: string
  /** What stands for the picture; else the words. */
  alt?: string
  picture: MailPicture | null
}

/** PNGs of twice the size they are shown in, for paper and for its negative. They go along, so that nobody learns who opens. */
export type MailPicture = {
  /** The same for the same picture. */
  version: string
  light: Buffer
  dark: Buffer
  width: number
  height: number
}

export type MailShop = {
  name: string
  email: string
  /** Prints that nothing was charged. */
  demo: boolean
  /** Of the seller's books, which say which day it was. */
  timeZone: string
}

/** Whom a mail is for, and which shop it comes from. */
export type Addressed = { to: MailAddress; shop: MailShop; heading?: MailHeading }

/** A licence as a mail tells it. */
export type MailLicence = {
  number: string
  typeface: string
  styles: string[]
  uses: string[]
  /** "Domain: example.org" */
  limits: string[]
  /** "an upgrade of KX-7Q4M-RT"; null: it replaces none. */
  replaces: string | null
}

export type LicenseeMail = Addressed & {
  /** "Agency Ltd" */
  buyer: string
  licensee: string
  licences: MailLicence[]
  url: string
}

export type OrderMail = Addressed & {
  orderNumber: string
  orderUrl: string
  licences: MailLicence[]
  receipt: Receipt
  /** The licensee that is not the buyer. */
  client?: string | null
  /** What the buyer agreed to, a sentence each: the mail is the proof that lasts. */
  agreed: string[]
  /** The next term of a rental, which nobody checked out. */
  isRenewal?: boolean
}

export type Receipt = {
  net: number
  tax: { label: string; amount: number; sentence: string | null }
  total: number
  currency: string
  /** "Fount Foundry GmbH, Schriftgasse 1, 10115 Berlin, Germany, VAT ID DE123456788" */
  seller: string
  /** null: an order of 0 has none. */
  invoice: { number: string; demo: boolean; isAttached: boolean } | null
}

export type TrialMail = Addressed & {
  typefaces: string[]
  downloadUrl: string
  expiresAt: Date
  eulaUrl: string
  /** Where one says no to the mail a week later; null: none will come. */
  refuseUrl: string | null
}

/** About a rental. `due`: it will be charged; `failed`: it could not be, and is tried again; `over`: it is not tried again. */
export type RentalMail = Addressed & {
  what: 'due' | 'failed' | 'over' | 'ended' | 'resumed'
  lines: string[]
  /** Beside its licence its term's end, the day of the next attempt, what it charges, and why it could not be charged. */
  said: Record<'number' | 'typeface' | 'end' | 'day' | 'price' | 'why', string>
  payUrl: string | null
  licencesUrl: string
}

/** `refuseUrl`: where one says that there shall be no more of them. */
export type TrialOfferMail = Addressed & { typefaces: string[]; cartUrl: string; refuseUrl: string }

export type NewsletterMail = Addressed & {
  /** What was ticked. */
  words: string
  confirmUrl: string
}

export type PaymentFailedMail = Addressed & {
  orderNumber: string
  /** In a sentence; null: nobody said why. */
  reason: string | null
  payUrl: string
}

/** What every mail about money that goes back names. */
export type AboutMoneyBack = Addressed & {
  orderNumber: string
  orderUrl: string
  amount: number
  /** What of a gift can be spent again; null: nothing. */
  credit: { amount: number; code: string } | null
  currency: string
  /** "Visa ending in 4242"; null: nobody said. */
  card: string | null
  /** The bank took it back at the word of its customer. */
  isDispute: boolean
  isDelivered: boolean
}

export type ChangeMail = Addressed & {
  number: string
  typeface: string
  /** “Domain: example.org → example.com.” */
  change: string
  by: string
  version: number
  url: string
}

export type RenewalMail = Addressed & {
  number: string
  typeface: string
  styles: string[]
  uses: string[]
  /** "Domain: example.org" */
  limits: string[]
  endsAt: Date
  /** The cart that renews it; null: what it holds is not sold any more. */
  renewal: { url: string; net: number; currency: string } | null
  licencesUrl: string
}

/** `refuseUrl`: where one says that there shall be no more of them. */
export type ReleaseMail = Addressed & {
  entry: ReleaseEntry
  licences: { number: string; styles: string[] }[]
  licencesUrl: string
  releasesUrl: string
  refuseUrl: string
}

export type SignInMail = Addressed & { url: string }

export type ErasureMail = Addressed & { url?: string; kept?: string[] }

/** `ended`: numbers of the licences that ended with it. */
export type RefundMail = AboutMoneyBack & { ended: string[] }

export type RefundReversedMail = AboutMoneyBack & {
  /** Numbers of the licences that are valid again. */
  back: string[]
  /** Their numbers, and that of an invoice which stands again; null: there was no credit note. */
  documents: { creditNote: string; reversal: string; stands?: string } | null
}

export type CorrectionMail = AboutMoneyBack & {
  documents: { invoice: string; cancellation: string; corrected: string }
}
