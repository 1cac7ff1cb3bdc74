import type { Payload } from 'payload'
import { describeConsents, type Consents } from '@/domain/order/consents'
import { monthInWords, PROOF_IS_WANTED, viewProof } from '@/domain/order/proof'
import { isStaffNotice, type StaffNotice } from '@/domain/staff/staff-notice'
import { composeOrderMail, composePaymentFailedMail } from '@/delivery/mails/compose-order-mails'
import type { ComposedMail } from '@/delivery/mails/mail-types'
import type { Mail } from '@/payload-types'
import { orderUrl } from '../orders/order-link'
import { composeRelease } from './release-mail'
import { composeChange, composeLicensee, composeRenewal, tellLicences } from './licence-mails'
import { composeRental } from './rental-mails'
import { findCartKey } from '../records/carts'
import { composeQuote, composeReceipt, composeTransfer } from './order-mails'
import { findLicencesOfOrder } from '../records/licences'
import { findOrder } from '../records/orders'
import { clientOf } from '../orders/licences/grant-licences'
import { hasFailed } from '@/payments/payment-provider'
import { renewedByItself } from '../orders/rentals/renewed-line'
import { providerOf } from '../orders/payment/configured-payments'
import { shopOrigin } from '../shop-origin'
import { composeCorrection, composeRefund, composeRefundReversed } from './refund-mails'
import { composeNotice } from './notice-mail'
import { headingInLastBought, headingOfLicences } from './mail-heading'
import { composeTrialOffer, readTrial } from './trial-mails'
import { type Composer, type Composing, mailShop, shopOfOrder } from './mail-shop'
import {
  composeErasureMail,
  composeNewsletterMail,
  composeProofMail,
  composeSignInMail,
  composeTrialMail,
  composeWithdrawalMail,
} from '@/delivery/mails/compose-buyer-mails'
import { addressesOf } from '../buyers/holder'
import { isKnownBuyer } from '../records/customers'
import { findMailChoiceById } from '../records/mails'
import { findSignIn, isOpen } from '../records/sign-ins'
import { keyOf } from '../secret-key'
import { linksToRefuse } from './change-mail-choices'

/** Composes a mail at the time it is sent, so that its links are signed no earlier. null: what it says is no longer so. */
export async function composeMail(payload: Payload, mail: Mail): Promise<ComposedMail | null> {
  const shop = await mailShop(payload)
  const { kind } = mail
  if (isStaffNotice(kind)) return composeNotice(payload, { kind, mail, shop })
  return COMPOSERS[kind](payload, { mail, shop })
}

const COMPOSERS: Record<Exclude<Mail['kind'], StaffNotice>, Composer> = {
  order: composeOrder,
  licensee: composeLicensee,
  trial: composeTrial,
  trial_offer: composeTrialOffer,
  newsletter: composeNewsletter,
  payment_failed: composePaymentFailed,
  quote: composeQuote,
  transfer: composeTransfer,
  transfer_reminder: composeTransfer,
  refund: composeRefund,
  licence_changed: composeChange,
  renewal: composeRenewal,
  rental: composeRental,
  release: composeRelease,
  sign_in: composeSignIn,
  erasure: composeErasure,
  erased: composeErasure,
  withdrawal: composeWithdrawal,
  proof: composeProof,
  studies_end: composeProof,
  refund_reversed: composeRefundReversed,
  invoice_corrected: composeCorrection,
}

async function composeOrder(payload: Payload, { mail, shop }: Composing) {
  const order = await findOrder(payload, mail.about ?? '')
  if (!order) throw new Error(`Mail ${mail.mailkey} is about an order that is not there.`)
  const licences = await findLicencesOfOrder(payload, order.id)
  const { receipt, attachments } = await composeReceipt(payload, order)
  const isRenewal = renewedByItself(order) !== null
  const composed = composeOrderMail({
    to: { name: order.name ?? '', address: mail.to ?? order.email ?? '' },
    shop: shopOfOrder(shop, order),
    heading: await headingOfLicences(payload, licences),
    orderNumber: order.number,
    orderUrl: orderUrl(order),
    licences: await tellLicences(payload, licences, order),
    receipt,
    client: clientOf(order, licences),
    isRenewal,
    agreed: [
      ...(viewProof(order)?.state === 'wanted' ? [PROOF_IS_WANTED] : []),
      // Of a rental that goes on it was said when it began.
      ...(isRenewal ? [] : describeConsents(order.consents as Consents | null)),
    ],
  })
  return { ...composed, attachments: [...composed.attachments, ...attachments] }
}

async function composeTrial(payload: Payload, { mail, shop }: Composing) {
  const { name, email, ...trial } = await readTrial(payload, mail.about ?? '')
  return composeTrialMail({ to: { name, address: email }, shop, ...trial })
}

async function composePaymentFailed(payload: Payload, { mail, shop }: Composing) {
  const order = await findOrder(payload, mail.about ?? '')
  if (order?.state !== 'awaiting_payment' && order?.state !== 'cancelled') return null
  const intent = order.intent ? await providerOf(payload, order).retrieveIntent(order.intent) : null
  const cartKey = await findCartKey(payload, order.id)
  if (!intent || !hasFailed(intent) || !cartKey) return null
  return composePaymentFailedMail({
    to: { name: order.name ?? '', address: order.email ?? '' },
    shop: shopOfOrder(shop, order),
    orderNumber: order.number,
    reason: intent.declineMessage,
    payUrl: `${shopOrigin()}/cart/${cartKey}`,
  })
}

/** null: nothing was ever bought with this address, or the link has been too long on its way. */
async function composeSignIn(payload: Payload, { mail, shop }: Composing) {
  const row = await findSignIn(payload, mail.about ?? '')
  if (!row?.email || !isOpen(row)) return null
  const emails = await addressesOf(payload, row.email)
  if (!(await isKnownBuyer(payload, emails))) return null
  const url = `${shopOrigin()}/my-licences/${keyOf('sign-in', row.nonce ?? '')}`
  const heading = await headingInLastBought(payload, 'Sign in', emails)
  return composeSignInMail({ to: { name: '', address: row.email }, shop, heading, url })
}

/** Before and after it is done. null: its link has been too long on its way. */
async function composeErasure(payload: Payload, { mail, shop }: Composing) {
  const { kind, about } = mail
  const to = { name: '', address: mail.to ?? '' }
  if (kind === 'erased')
    return composeErasureMail({ to, shop, kept: (about ?? '').split('\n').filter(Boolean) })
  const row = await findSignIn(payload, about ?? '')
  if (!row || !isOpen(row)) return null
  const url = `${shopOrigin()}/my-licences/${keyOf('erasure', row.nonce ?? '')}`
  return composeErasureMail({ to, shop, url })
}

/** null: it was answered meanwhile. */
async function composeNewsletter(payload: Payload, { mail, shop }: Composing) {
  const row = await findMailChoiceById(payload, mail.about ?? '')
  if (!row || row.newsletterConfirmedAt || row.newsletterEndedAt) return null
  const address = mail.to ?? ''
  const { page, headers } = await linksToRefuse(payload, { email: address, about: 'newsletter' })
  const composed = composeNewsletterMail({
    to: { name: '', address },
    shop,
    words: row.newsletterWords ?? '',
    confirmUrl: page,
  })
  return { ...composed, headers }
}

async function composeWithdrawal(payload: Payload, { mail, shop }: Composing) {
  const order = await findOrder(payload, mail.about ?? '')
  if (!order) return null
  return composeWithdrawalMail({
    to: { name: order.name ?? '', address: mail.to ?? '' },
    shop: shopOfOrder(shop, order),
    number: order.number,
    at: mail.createdAt,
    orderUrl: orderUrl(order),
  })
}

/** null: it was sent anew, or erased, since; or no licence of the order is a student's any more. */
async function composeProof(payload: Payload, { mail, shop }: Composing) {
  const order = await findOrder(payload, mail.about ?? '')
  if (!order?.proof || !order.proofState || order.proofState === 'waiting') return null
  const isEnding = mail.kind === 'studies_end'
  const licences = isEnding ? await findLicencesOfOrder(payload, order.id) : []
  if (isEnding && !licences.some(({ state }) => state === 'active')) return null
  const { until, reason } = order.proof
  return composeProofMail({
    to: { name: order.name ?? '', address: mail.to ?? '' },
    shop: shopOfOrder(shop, order),
    ...{ number: order.number, until: monthInWords(until), reason, orderUrl: orderUrl(order) },
    ...{ isEnding, licencesUrl: `${shopOrigin()}/my-licences` },
  })
}
