import {
  composeErasureMail,
  composeNewsletterMail,
  composeQuoteMail,
  composeSignInMail,
  composeTrialMail,
  composeTrialOfferMail,
  composeProofMail,
  composeWithdrawalMail,
} from '@/delivery/mails/compose-buyer-mails'
import {
  composeChangeMail,
  composeLicenseeMail,
  composeRenewalMail,
  composeRentalMail,
} from '@/delivery/mails/compose-licence-mails'
import {
  composeOrderMail,
  composePaymentFailedMail,
  composeTransferMail,
} from '@/delivery/mails/compose-order-mails'
import {
  composeCorrectionMail,
  composeRefundMail,
  composeRefundReversedMail,
} from '@/delivery/mails/compose-refund-mails'
import { composeReleaseMail } from '@/delivery/mails/compose-release-mail'
import {
  composeInvitation,
  composeLoginChange,
  composeResetMail,
  composeStaffMail,
  type StaffMailContents,
} from '@/delivery/mails/compose-staff-mails'
import SAID from '@/delivery/mails/staff-mails.json' with { type: 'json' }
import type { Addressed, ComposedMail, MailHeading } from '@/delivery/mails/mail-types'

export const SHOP_ORIGIN = 'https://fount.example'

const WHEN = new Date('2027-01-31T12:00:00Z')

/** A dot of ink, where tests need no letters. */
const DOT = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

export const HEADING: MailHeading = {
  words: 'Fraunces',
  picture: { version: '0123456789abcdef', light: DOT, dark: DOT, width: 1104, height: 230 },
}

type Wanted = { demo?: boolean; words?: string; licences?: number; heading?: MailHeading }

/** One of each kind that the shop sends, by its name. `words`: in all places that somebody fills in. */
export function everyMail({
  demo = true,
  words = 'Ada Example',
  licences: count = 2,
  heading = HEADING,
}: Wanted = {}): Record<string, ComposedMail> {
  const addressed: Addressed = {
    to: { name: words, address: 'ada@example.org' },
    shop: { name: 'Fount', email: 'hello@fount.example', demo, timeZone: 'UTC' },
  }
  const drawn = { ...addressed, heading }
  const url = (path: string) => `${SHOP_ORIGIN}/${path}`
  const order = { orderNumber: '2026-0413', orderUrl: url('order/abc') }
  const licence = {
    number: 'KX-7Q4M-RT',
    typeface: words,
    styles: Array.from({ length: 40 }, (_, index) => `Style ${index}`),
    uses: ['Desktop, 2–5 users', 'Web, to 10 000 views a month'],
    limits: [`Domain: ${words}`],
    replaces: null,
  }
  const licences = Array.from({ length: count }, () => licence)
  const receipt = {
    net: 46500,
    total: 55335,
    currency: 'EUR',
    seller: words,
    tax: { label: 'VAT 19 %, Germany', amount: 8835, sentence: null },
    invoice: { number: 'R2026-0001', demo, isAttached: true },
  }
  const money = { ...addressed, ...order, amount: 6000, currency: 'EUR', credit: null, card: null }
  const back = { ...money, isDispute: false, isDelivered: true }
  const account = {
    amount: 55335,
    currency: 'EUR',
    holder: words,
    bank: words,
    reference: '2026-0413',
    iban: 'DE02 1203 0000 0000 2020 51',
    bic: 'BYLADEM1001',
    due_at: WHEN.toISOString(),
  }
  const proof = {
    ...addressed,
    number: '2026-0413',
    until: 'September 2027',
    orderUrl: url('order/abc'),
    licencesUrl: url('my-licences'),
  }
  const RENTAL_NEWS = ['due', 'failed', 'over', 'ended', 'resumed'] as const
  const rental = (what: (typeof RENTAL_NEWS)[number], payUrl: string | null) =>
    composeRentalMail({
      ...drawn,
      ...{ what, payUrl, lines: [licence.styles.join(', '), ...licence.uses] },
      said: {
        ...{ number: licence.number, typeface: words, why: words },
        ...{ end: '30 December 2026', day: '22 December 2026', price: '71.40\u00a0€' },
      },
      licencesUrl: url('my-licences'),
    })
  const staff = (kind: StaffMailContents['kind']) =>
    composeStaffMail({
      ...addressed,
      contents: { kind, values: { orderNumber: '2026-0413', message: words }, url: url('admin') },
    })
  return {
    order: composeOrderMail({
      ...{ ...drawn, ...order, licences, receipt, isRenewal: false },
      agreed: [`You agreed: “${words}”`],
    }),
    payment_failed: composePaymentFailedMail({
      ...addressed,
      orderNumber: '2026-0413',
      reason: words,
      payUrl: url('cart/abc'),
    }),
    transfer: composeTransferMail({ ...addressed, ...order, account, closesAt: null }),
    transfer_reminder: composeTransferMail({ ...addressed, ...order, account, closesAt: WHEN }),
    refund: composeRefundMail({ ...back, ended: ['KX-7Q4M-RT'] }),
    refund_reversed: composeRefundReversedMail({ ...back, back: ['KX-7Q4M-RT'], documents: null }),
    invoice_corrected: composeCorrectionMail({
      ...back,
      documents: { invoice: 'R2026-2', cancellation: 'S2026-1', corrected: 'R2026-1' },
    }),
    withdrawal: composeWithdrawalMail({
      ...addressed,
      number: '2026-0413',
      at: WHEN.toISOString(),
      orderUrl: url('order/abc'),
    }),
    proof: composeProofMail({ ...proof, reason: words, isEnding: false }),
    studies_end: composeProofMail({ ...proof, reason: null, isEnding: true }),
    licensee: composeLicenseeMail({
      ...drawn,
      buyer: words,
      licensee: words,
      licences,
      url: url('my-licences'),
    }),
    licence_changed: composeChangeMail({
      ...drawn,
      number: 'KX-7Q4M-RT',
      typeface: words,
      change: words,
      by: words,
      version: 2,
      url: url('my-licences'),
    }),
    renewal: composeRenewalMail({
      ...drawn,
      ...licence,
      endsAt: WHEN,
      licencesUrl: url('my-licences'),
      renewal: { url: url('cart/abc'), net: 46500, currency: 'EUR' },
    }),
    'order renewed': composeOrderMail({
      ...{ ...drawn, ...order, licences, agreed: [], receipt, isRenewal: true },
    }),
    ...Object.fromEntries(
      RENTAL_NEWS.flatMap((what) => [
        [`rental ${what}`, rental(what, url('cart/abc?step=payment'))],
        [`rental ${what}, nothing to pay`, rental(what, null)],
      ]),
    ),
    release: composeReleaseMail({
      ...drawn,
      entry: {
        id: 'a',
        typeface: words,
        version: '1.100',
        releasedOn: '2026-11-23',
        notes: [words],
        extent: null,
        newStyles: [],
        letters: null,
        redrawn: null,
        reflow: { kind: 'none' },
        languages: { added: ['Russian'], lost: [] },
      },
      licences: [{ number: 'KX-7Q4M-RT', styles: licence.styles }],
      licencesUrl: url('my-licences'),
      releasesUrl: url('typeface/fraunces/releases'),
      refuseUrl: url('mail/k'),
    }),
    sign_in: composeSignInMail({ ...drawn, url: url('my-licences/abc') }),
    newsletter: composeNewsletterMail({ ...addressed, words, confirmUrl: url('mail/k') }),
    quote: composeQuoteMail({
      ...drawn,
      number: 'Q2026-0098',
      url: url('quote/abc'),
      total: 57120,
      currency: 'EUR',
      sums: [
        { label: `${words}, all 20 styles`, amount: null },
        ...licences.map(() => ({ label: 'Desktop, 2–5 users × 1.5', amount: 24000 })),
        { label: 'Total', amount: 57120 },
      ],
      validUntil: WHEN.toISOString(),
      note: words,
      own: { licensee: words, quotesUrl: url('my-licences') },
    }),
    trial: composeTrialMail({
      ...drawn,
      typefaces: [words, 'Geist'],
      downloadUrl: url('api/download/x.y'),
      expiresAt: WHEN,
      eulaUrl: url('eula/3'),
      refuseUrl: url('mail/k'),
    }),
    trial_offer: composeTrialOfferMail({
      ...drawn,
      typefaces: [words],
      cartUrl: url('cart/abc'),
      refuseUrl: url('mail/k'),
    }),
    erasure: composeErasureMail({ ...addressed, url: url('my-licences/abc') }),
    erased: composeErasureMail({ ...addressed, kept: [words] }),
    invitation: composeInvitation({ ...addressed, url: url('admin/reset/abc'), days: 7 }),
    reset: composeResetMail({ ...addressed, resetUrl: url('admin/reset/abc') }),
    login_changed: composeLoginChange({
      ...addressed,
      changes: ['password', 'roles'],
      by: words,
      url: url('admin/forgot'),
    }),
    ...Object.fromEntries(
      Object.keys(SAID).map((kind) => [`staff ${kind}`, staff(kind as keyof typeof SAID)]),
    ),
  }
}
