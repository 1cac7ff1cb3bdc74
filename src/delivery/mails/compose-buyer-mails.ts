import { longDate } from '@/domain/long-date'
import { timeInWords } from '@/domain/order/consents'
import { formatMoney } from '@/domain/money/format-money'
import WORDS from './erasure-words.json' with { type: 'json' }
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
export function composeSignInMail({ url, ...addressed }: SignInMail): ComposedMail {
  const { shop } = addressed
  return renderMail({
    ...addressed,
    title: 'Sign in',
    subject: `Your licences at ${shop.name}`,
    blocks: [
      'Here is the link to the orders and licences of this address.',
      { kind: 'link', words: 'Open my licences', url },
      'It works once, within 15 minutes. Pass it on to nobody.',
      'You did not ask for it? Then do nothing: without this mail nobody sees anything.',
    ],
  })
}

export function composeNewsletterMail(mail: NewsletterMail): ComposedMail {
  const { to, shop, words, confirmUrl } = mail
  return renderMail({
    to,
    shop,
    subject: `News of ${shop.name}?`,
    blocks: [
      `Somebody ticked this for your address: “${words}”`,
      { kind: 'link', words: 'Yes, send me news', url: confirmUrl },
      'It was not you? Then do nothing, and no news will come.',
    ],
  })
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
  const until = longDate(new Date(validUntil))
  const whose = own
    ? `the quote ${number} that you made for ${own.licensee}`
    : `your quote ${number}`
  return renderMail({
    ...{ to, shop, heading },
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
  const { to, shop, heading, typefaces, downloadUrl, expiresAt, eulaUrl, refuseUrl } = mail

  return renderMail({
    ...{ to, shop, heading },
    subject: 'Your trial fonts',
    title: 'Trial fonts',
    blocks: [
      'Here are the trial fonts you asked for.',
      { kind: 'link', words: 'Download the trial fonts', url: downloadUrl },
      { kind: 'list', title: 'Trial fonts', lines: typefaces },
      `The link works until ${longDate(expiresAt)}.`,
      { kind: 'link', words: 'What you may do with them', url: eulaUrl },
      ...(refuseUrl ? laterMail(refuseUrl) : []),
      'You did not ask for them? Then somebody mistyped an address; do nothing.',
    ],
  })
}

function laterMail(refuseUrl: string): MailBlock[] {
  return [
    'A week from now one mail asks how the trial went.',
    { kind: 'link', words: 'Send me no such mail', url: refuseUrl },
  ]
}

export function composeTrialOfferMail(mail: TrialOfferMail): ComposedMail {
  const { to, shop, heading, typefaces, cartUrl, refuseUrl } = mail
  return renderMail({
    ...{ to, shop, heading },
    title: 'Trial fonts',
    subject: 'Do the trial fonts fit?',
    blocks: [
      'A week ago you took trial fonts. If they fit, here is a cart that holds them.',
      { kind: 'link', words: 'Look at the cart', url: cartUrl },
      { kind: 'list', title: 'Tried', lines: typefaces },
      {
        kind: 'text',
        lines: [
          'In the cart you choose what you need of it, and for what. Nothing moves in layouts that need no more than the trial fonts hold when the real fonts take their place.',
          'This is the only mail about it.',
        ],
      },
      { kind: 'link', words: 'Send me no such mails', url: refuseUrl },
    ],
  })
}

/** `url`: of the page with the button, for nothing goes by opening a link, which mail programs do too. `kept`: all is done but for that. */
export function composeErasureMail({ to, shop, url, kept = [] }: ErasureMail): ComposedMail {
  const { subject, first, then } = url ? WORDS.asked : WORDS.done
  const title = WORDS.stays
  return renderMail({
    to,
    shop,
    subject: subject.replace('{shop}', shop.name),
    blocks: [
      first,
      ...(url ? [{ kind: 'link' as const, words: WORDS.link, url }] : []),
      ...(kept.length > 0 ? [{ kind: 'list' as const, title, lines: kept }] : []),
      ...then.map((line) => line),
    ],
  })
}

type WithdrawalMail = Addressed & Record<'number' | 'at' | 'orderUrl', string>

/** The acknowledgement that lasts: what was said, on which day and at what time (Directive 2011/83/EU, article 11a). */
export function composeWithdrawalMail(mail: WithdrawalMail): ComposedMail {
  const { to, shop, number, at, orderUrl } = mail
  const said = `“I withdraw from the contract of order ${number}.”`
  return renderMail({
    to,
    shop,
    subject: `Your withdrawal from order ${number}`,
    blocks: [
      `On ${timeInWords(at)} we received from you: ${said}`,
      'Its licences have ended. What you paid goes back within 14 days.',
      { kind: 'link', words: 'The order', url: orderUrl },
    ],
  })
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
  const { to, shop, number, until, reason, isEnding, orderUrl, licencesUrl } = mail
  const full = { kind: 'link', words: 'Make it a full licence', url: licencesUrl } as const
  const order = { kind: 'link', words: 'The order', url: orderUrl } as const
  if (isEnding) {
    return renderMail({
      to,
      shop,
      subject: `Your studies end: the fonts of order ${number}`,
      blocks: [
        `You told us that your studies end in ${until}. Until then the licences of order ${number} hold as they are.`,
        'To go on using the fonts, make them full licences in My licences: you pay the difference alone.',
        full,
      ],
    })
  }
  if (reason === null) {
    return renderMail({
      to,
      shop,
      subject: `Your proof is accepted: order ${number}`,
      blocks: [
        `Thank you: what you sent shows it. The licences of order ${number} hold until your studies end, ${until}; we write to you before.`,
        'The file is deleted 30 days from now.',
        order,
      ],
    })
  }
  return renderMail({
    to,
    shop,
    subject: `Your proof does not do: order ${number}`,
    blocks: [
      `What you sent for order ${number} does not show that you pay its price as a student: ${reason}`,
      'Send another one at the order.',
      order,
      'Or pay the difference, and the licences are full ones. If you want neither, answer this mail: the licences end, and your money goes back.',
      full,
    ],
  })
}
