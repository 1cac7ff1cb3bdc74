import { longDate } from '@/domain/long-date'
import { timeInWords } from '@/domain/order/consents'
import { formatMoney } from '@/domain/money/format-money'
import SAID from './buyer-mails.json' with { type: 'json' }
import { composeSaid } from './compose-said'
import type {
  Addressed,
  ComposedMail,
  ErasureMail,
  NewsletterMail,
  SignInMail,
  TrialMail,
  TrialOfferMail,
} from './mail-types'
import { type MailBlock, renderMail } from './render-mail'

/** Whoever reads the mails of an address may open what was bought with it. */
export function composeSignInMail(mail: SignInMail): ComposedMail {
  return composeSaid(mail, SAID.sign_in, { urls: { url: mail.url } })
}

export function composeNewsletterMail(mail: NewsletterMail): ComposedMail {
  const { words, confirmUrl: url } = mail
  return composeSaid(mail, SAID.newsletter, { values: { words }, urls: { url } })
}

type QuoteMail = Addressed & {
  number: string
  url: string
  /** What it comes to: the last is the total. null: a step on the way to the next amount. */
  sums: { label: string; amount: number | null }[]
  total: number
  currency: string
  validUntil: string
  note: string | null
  /** Of a quote that its reader made: who will be the licensee, and where all quotes of this address stand. null: staff made it. */
  own: { licensee: string; quotesUrl: string } | null
}

/** Programs cut what is longer than 102 KB. */
const MOST_ROWS = 60

const IN_THE_PDF = 'Every step of its price stands in the PDF that is attached.'

/** The link to a quote: to the client that staff made it for, or to who made it of a cart. */
export function composeQuoteMail(mail: QuoteMail): ComposedMail {
  const { to, shop, heading, number, url, total, currency, validUntil, note, own } = mail
  const until = longDate(validUntil, shop.timeZone)
  const whose = own
    ? `the quote ${number} that you made for ${own.licensee}`
    : `your quote ${number}`
  return renderMail({
    to,
    shop,
    heading,
    subject: `Your quote ${number}`,
    title: `Quote ${number}`,
    blocks: [
      `Here is ${whose}: ${formatMoney(total, currency)}, valid until ${until}.`,
      ...(note ? [note] : []),
      ...billOf(mail),
      { kind: 'link', words: 'Read it, save it, pay it', url },
      'Whoever has this link can open the quote, and pay it.',
      ...(own ? wayBack(own.quotesUrl) : []),
    ],
  })
}

function billOf({ sums, currency }: QuoteMail): MailBlock[] {
  const rows = sums.map(({ label, amount }) => ({
    label,
    amount: amount === null ? '' : formatMoney(amount, currency),
  }))
  if (rows.length <= MOST_ROWS) return [{ kind: 'sums', rows }]
  return [IN_THE_PDF, { kind: 'sums', rows: rows.slice(-1) }]
}

function wayBack(url: string): MailBlock[] {
  return [
    'Your quotes, and whether they are paid, stand in My licences.',
    { kind: 'link', words: 'My licences', url },
  ]
}

export function composeTrialMail(mail: TrialMail): ComposedMail {
  const { typefaces, downloadUrl: url, expiresAt, eulaUrl: eula, refuseUrl: refuse } = mail
  const values = { until: longDate(expiresAt, mail.shop.timeZone) }
  return composeSaid(mail, SAID.trial, {
    values,
    urls: { url, eula, refuse },
    lists: { typefaces },
  })
}

export function composeTrialOfferMail(mail: TrialOfferMail): ComposedMail {
  const { typefaces, cartUrl: url, refuseUrl: refuse } = mail
  return composeSaid(mail, SAID.trial_offer, { urls: { url, refuse }, lists: { typefaces } })
}

/** `url`: of the page with the button, for nothing goes by opening a link, which mail programs do too. `kept`: all is done but for that. */
export function composeErasureMail(mail: ErasureMail): ComposedMail {
  const { url, kept = [] } = mail
  return composeSaid(mail, url ? SAID.erasure : SAID.erased, { urls: { url }, lists: { kept } })
}

type WithdrawalMail = Addressed & Record<'number' | 'at' | 'orderUrl', string>

/** The acknowledgement that lasts: what was said, on which day and at what time (Directive 2011/83/EU, article 11a). */
export function composeWithdrawalMail(mail: WithdrawalMail): ComposedMail {
  const { number, at, orderUrl: url } = mail
  const values = { number, when: timeInWords(at) }
  return composeSaid(mail, SAID.withdrawal, { values, urls: { url } })
}

type ProofMail = Addressed &
  Record<'number' | 'until' | 'orderUrl' | 'licencesUrl', string> & {
    /** Why it was refused; null: it was accepted. */
    reason: string | null
    /** The month nears; else it was decided just now. */
    isEnding: boolean
  }

/** What became of a student's proof, and that studies end: each says what can be done. */
export function composeProofMail(mail: ProofMail): ComposedMail {
  const { number, until, reason, isEnding, orderUrl: order, licencesUrl: url } = mail
  const decided = reason === null ? SAID.proof_accepted : SAID.proof_refused
  return composeSaid(mail, isEnding ? SAID.proof_ending : decided, {
    values: { number, until, reason: reason ?? '' },
    urls: { url, order },
  })
}
