/** So many times in so long; who did more waits, until the time is over or for as long as `blockSeconds` says. */
export type Limit = {
  /** Names its counts in the database. */
  name: string
  times: number
  seconds: number
  blockSeconds?: number
  /** Counted for whoever asks, alone or with what is asked about. On machines where many tests ask from one address these are widened by a setting. */
  isPerClient: boolean
  /** Counted by each process for itself: what only reads must not cost a write. */
  isOfProcess?: boolean
  sentence: string
}

const TEN_SECONDS = 10
const MINUTE = 60
const HALF_AN_HOUR = 30 * MINUTE
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

const VERY_MANY_LETTERS =
  'Those were the letters of very many styles for one hour. What you have seen stays; look on in an hour, or write to us.'

const OFTEN = 'That was too often. Wait a little and try again.'

export const LIMITS = {
  cart: limit('cart', { times: 25, seconds: TEN_SECONDS }),
  country: limit('country', { times: 25, seconds: TEN_SECONDS }),
  /** Each may be one more request to the EU's register. */
  vatId: limit('vat-id', {
    times: 30,
    seconds: 10 * MINUTE,
    sentence: 'Those were many VAT numbers. Wait ten minutes and try again.',
  }),
  /** Codes that nobody gave out. While the pause lasts a right one is not looked up either. */
  coupon: limit('coupon', {
    times: 10,
    seconds: 10 * MINUTE,
    sentence: 'Those were many codes that this shop does not know. Wait ten minutes and try again.',
  }),
  checkoutOfCart: limit('checkout-cart', { times: 10, seconds: MINUTE }),
  checkout: limit('checkout', { times: 30, seconds: MINUTE }),
  paymentOfCart: limit('payment-cart', { times: 6, seconds: MINUTE }),
  payment: limit('payment', { times: 20, seconds: MINUTE }),
  /** Those that did not end in a paid order. */
  confirm: limit('confirm', { times: 20, seconds: MINUTE }),
  declines: limit('declines', {
    times: 5,
    seconds: HOUR,
    blockSeconds: HOUR,
    isPerClient: false,
    sentence: 'Too many cards were declined for this cart. Try again in an hour, or write to us.',
  }),
  /** One decline is reported by the browser, by an event and by the scheduler: it counts once. */
  declineReports: limit('decline-reports', { times: 1, seconds: DAY, isPerClient: false }),
  quoteOfCart: limit('quote-cart', { times: 10, seconds: MINUTE }),
  quote: limit('quote', {
    times: 30,
    seconds: HOUR,
    sentence: 'Those were many quotes for one hour. Try again later, or write to us.',
  }),
  quoteOfEmail: limit('quote-email', {
    times: 20,
    seconds: HOUR,
    isPerClient: false,
    sentence:
      'Many quotes were sent to this address within the hour. Look for the mails, or try again later.',
  }),
  trialOfEmail: limit('trial-email', {
    times: 3,
    seconds: HOUR,
    isPerClient: false,
    sentence:
      'Trial fonts were sent to this address several times within the hour. Look for the mail, or try again later.',
  }),
  mailChoices: limit('mail-choices', { times: 30, seconds: MINUTE }),
  trial: limit('trial', {
    times: 10,
    seconds: DAY,
    sentence: 'Those were many trial fonts for one day. Try again tomorrow, or write to us.',
  }),
  /** A licence text as PDF: it is set anew each time. */
  document: limit('document', { times: 60, seconds: HOUR, isOfProcess: true }),
  /** A typeface's specimen is made once; whoever reads on fetches many. */
  specimen: limit('specimen', {
    times: 60,
    seconds: 10 * MINUTE,
    isOfProcess: true,
    sentence: 'Those were many specimens. Wait ten minutes and fetch on.',
  }),
  /** Whatever is asked about letters beyond the previews, by all who sit behind one address: a page's case is a dozen. */
  letters: limit('letters', {
    times: 2000,
    seconds: 10 * MINUTE,
    isOfProcess: true,
    sentence: 'Those were many letters. Wait ten minutes and look on.',
  }),
  /** Different pages of them: ten whole cases of a large Latin style, or one family of twelve. Looking again costs nothing. */
  letterPages: limit('letter-pages', {
    times: 300,
    seconds: HOUR,
    isOfProcess: true,
    sentence: VERY_MANY_LETTERS,
  }),
  /** Different selections of letters of guarded styles, each a file: a text of many accents is typed beside every family, by each of an office. */
  letterFiles: limit('letter-files', {
    times: 3000,
    seconds: HOUR,
    isOfProcess: true,
    sentence: VERY_MANY_LETTERS,
  }),
  /**
   * Points of guarded previews (domain/catalogue/preview-level.ts): enough for an office of twenty who look through the case of
   * one style of each family and through half of another each, and too few for the first or second family of eight styles.
   */
  guardedLetters: limit('guarded-letters', {
    times: 10_000,
    seconds: HOUR,
    isPerClient: false,
    isOfProcess: true,
    sentence: VERY_MANY_LETTERS,
  }),
  /** Many letters are walked past, few are looked at. */
  glyph: limit('glyph', { times: 2000, seconds: 10 * MINUTE, isOfProcess: true }),
  /** Different ones: two whole cases of a large Latin style, one letter after the other. */
  glyphDrawings: limit('glyph-drawings', {
    times: 3000,
    seconds: HOUR,
    isOfProcess: true,
    sentence: 'Those were the drawings of very many letters for one hour. Look on in an hour.',
  }),
  /** A text that a visitor set, as a picture. */
  sheet: limit('sheet', {
    times: 20,
    seconds: 10 * MINUTE,
    isOfProcess: true,
    sentence: 'Those were many sheets. Wait ten minutes and save on.',
  }),
  /** What search engines, readers of feeds and those who show links fetch: it costs little, and nobody needs it often. */
  machines: limit('machines', { times: 120, seconds: MINUTE, isOfProcess: true }),
  /** Pictures of pages: a sitemap's worth, in its time. */
  card: limit('card', { times: 600, seconds: 10 * MINUTE, isOfProcess: true }),
  /** Pages that are made anew for each visit, as Compare is. */
  madePage: limit('made-page', { times: 120, seconds: MINUTE, isOfProcess: true }),
  /** A text that a visitor set, as a picture for sharing: those who show links ask for each from a few addresses. */
  setCard: limit('set-card', { times: 60, seconds: 10 * MINUTE, isOfProcess: true }),
  enquiry: limit('enquiry', {
    times: 10,
    seconds: DAY,
    sentence: 'Those were many questions for one day. Write to us by mail, or ask again tomorrow.',
  }),
  download: limit('download', { times: 20, seconds: HOUR, sentence: tooManyDownloads() }),
  downloadOfGrant: limit('download-grant', {
    times: 200,
    seconds: HOUR,
    isPerClient: false,
    sentence: tooManyDownloads(),
  }),
  /** Of one member, by one client, one browser that is known, or one visit: who guesses locks nobody else out. */
  signInOfMember: limit('sign-in-member', {
    times: 5,
    seconds: 10 * MINUTE,
    blockSeconds: 10 * MINUTE,
    isPerClient: false,
    sentence: 'Too many wrong passwords for this address. Wait ten minutes, or reset the password.',
  }),
  /** Of one member by all clients that are not known together. */
  signInFromAnywhere: limit('sign-in-anywhere', {
    times: 30,
    seconds: 10 * MINUTE,
    blockSeconds: 10 * MINUTE,
    isPerClient: false,
    sentence:
      'Many wrong passwords were typed for this address. Sign in with a browser that you used here before, reset the password, or wait ten minutes.',
  }),
  signIn: limit('sign-in', {
    times: 30,
    seconds: 10 * MINUTE,
    sentence: 'Too many wrong passwords. Wait ten minutes and try again.',
  }),
  resetOfEmail: limit('reset-email', {
    times: 3,
    seconds: HOUR,
    isPerClient: false,
    sentence:
      'This address has asked for new passwords several times. Look for the mail, or try again in an hour.',
  }),
  reset: limit('reset', { times: 20, seconds: HOUR }),
  /** Links that open a buyer's licences. */
  holderLink: limit('holder-link', { times: 20, seconds: HOUR }),
  holderLinkOfEmail: limit('holder-link-email', {
    times: 5,
    seconds: HALF_AN_HOUR,
    isPerClient: false,
    sentence:
      'This address was asked for several times. Look for the mail, or try again in half an hour.',
  }),
  /** Keys for checking are long enough; this keeps the curious from asking the database all day. */
  licenceCheck: limit('licence-check', { times: 60, seconds: MINUTE }),
  licenceChange: limit('licence-change', { times: 20, seconds: HOUR }),
  /** Every paper is set for it. */
  ownData: limit('own-data', {
    times: 6,
    seconds: HOUR,
    sentence: 'Your data was taken along several times within the hour. Try again later.',
  }),
  holderConfirm: limit('holder-confirm', { times: 30, seconds: MINUTE }),
  /** Payload's REST, whatever is asked of it. */
  rest: limit('rest', { times: 300, seconds: MINUTE, isOfProcess: true }),
  restOfStaff: limit('rest-staff', { times: 3000, seconds: MINUTE, isOfProcess: true }),
} as const satisfies Record<string, Limit>

type Figures = Pick<Limit, 'times' | 'seconds'> & Partial<Limit>

function limit(name: string, figures: Figures): Limit {
  return { name, isPerClient: true, sentence: OFTEN, ...figures }
}

function tooManyDownloads(): string {
  return 'These fonts were downloaded very often within the hour. Try again later.'
}

/** What a client's requests are counted by, alone or about one subject. */
export function clientKey(address: string, subject: string | null = null): string {
  return [clientNetwork(address), ...(subject === null ? [] : [subject])].join(' ')
}

/** Whom an address counts as: an IPv4 address itself, an IPv6 address with its neighbours, of which one visitor has them all (/64). */
export function clientNetwork(address: string): string {
  const mapped = /^::ffff:(\d+(?:\.\d+){3})$/i.exec(address)?.[1]
  if (mapped) return mapped
  if (!address.includes(':')) return address

  const [head = '', tail] = address.split('::')
  const before = head === '' ? [] : head.split(':')
  const after = tail ? tail.split(':') : []
  const missing = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length)
  const groups = [...before, ...Array.from({ length: missing }, () => '0'), ...after]
  return `${groups
    .slice(0, 4)
    .map((group) => parseInt(group, 16).toString(16))
    .join(':')}::/64`
}

/** The neighbourhood that one hoster or company rents addresses in: an IPv4 address without its last number (/24), an IPv6 one's first three groups (/48). */
export function clientNeighbourhood(address: string): string {
  const network = clientNetwork(address)
  const [mark, length] = network.includes(':') ? [':', '::/48'] : ['.', '.0/24']
  return `${network.split(mark).slice(0, 3).join(mark)}${length}`
}

/** The box that a mail to this address ends in, for counting: what stands behind a plus is a label within it. */
export function mailbox(email: string): string {
  const at = email.lastIndexOf('@')
  const local = email.slice(0, at).split('+', 1)[0] ?? ''
  return `${local}${email.slice(at)}`.toLowerCase().trim()
}
