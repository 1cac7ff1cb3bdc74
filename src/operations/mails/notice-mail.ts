import type { Payload } from 'payload'
import { composeStaffMail, type StaffMailContents } from '@/delivery/mails/compose-staff-mails'
import type { ComposedMail, MailShop } from '@/delivery/mails/mail-types'
import { longDate } from '@/domain/long-date'
import { formatMoney } from '@/domain/money/format-money'
import { repaidUntil } from '@/domain/order/withdrawal'
import type { StaffNotice } from '@/domain/staff/staff-notice'
import { env } from '@/env'
import type { Mail } from '@/payload-types'
import { idOf } from '../id-of'
import { findEnquiry } from '../records/buyers/enquiries'
import { findMailById } from '../records/mails'
import { findEventsOfOrder } from '../records/order-events'
import { findOrder, isAboutOrder } from '../records/orders'
import { findRefund } from '../records/refunds'
import { shopOrigin } from '../shop-origin'

type Notice = { kind: StaffNotice; mail: Mail; shop: MailShop }

/** Of a buyer it names the order's number alone. null: what it says is no longer so. */
export async function composeNotice(
  payload: Payload,
  { kind, mail, shop }: Notice,
): Promise<ComposedMail | null> {
  const contents = await contentsOf(payload, kind, mail.about ?? '')
  return contents && composeStaffMail({ to: { name: '', address: mail.to ?? '' }, shop, contents })
}

async function contentsOf(
  payload: Payload,
  kind: StaffNotice,
  about: string,
): Promise<StaffMailContents | null> {
  switch (kind) {
    case 'staff_review':
      return reviewOf(payload, about)
    case 'staff_inquiry':
      return inquiryOf(payload, about)
    case 'staff_dispute':
      return disputeOf(payload, about)
    case 'staff_dispute_won':
      return wonDisputeOf(payload, about)
    case 'staff_refund_failed':
      return failedRefundOf(payload, about)
    case 'staff_mail_failed':
      return failureOf(payload, about)
    case 'staff_webhook_silent':
      return { kind: 'webhook_silent', url: `${shopOrigin()}/api/order/stripe/webhook` }
    case 'staff_vat_id':
      return vatIdOf(payload, about)
    case 'staff_enquiry':
      return enquiryOf(payload, about)
    case 'staff_file_lost':
      return { kind: 'file_lost', names: about }
    case 'staff_disk_full':
      return { kind: 'disk_full', leastFreeInMb: Math.round(env.leastFreeInBytes / 1024 / 1024) }
  }
}

async function reviewOf(payload: Payload, id: string): Promise<StaffMailContents | null> {
  const order = await findOrder(payload, id)
  if (order?.state !== 'needs_review') return null
  const { number: orderNumber, reviewReason } = order
  const url = adminUrl(payload, `orders/${id}`)
  return { kind: 'review', orderNumber, reason: reviewReason ?? '', url }
}

async function inquiryOf(payload: Payload, id: string): Promise<StaffMailContents | null> {
  const order = await findOrder(payload, id)
  const url = adminUrl(payload, `orders/${id}`)
  return order && { kind: 'inquiry', orderNumber: order.number, url }
}

async function disputeOf(payload: Payload, id: string): Promise<StaffMailContents | null> {
  const found = await findRefundToTell(payload, id)
  return found && { kind: 'dispute', ...found }
}

async function wonDisputeOf(payload: Payload, id: string): Promise<StaffMailContents | null> {
  const found = await findRefundToTell(payload, id)
  return found && { kind: 'dispute_won', ...found }
}

async function failedRefundOf(payload: Payload, id: string): Promise<StaffMailContents | null> {
  const found = await findRefundToTell(payload, id)
  return found && { kind: 'refund_failed', ...found }
}

async function findRefundToTell(payload: Payload, id: string) {
  const refund = await findRefund(payload, id)
  const order = refund && (await findOrder(payload, idOf(refund.order)))
  if (!order) return null
  return {
    orderNumber: order.number,
    amount: formatMoney(refund.amount, order.currency),
    why: refund.failure ?? '',
    url: adminUrl(payload, `orders/${order.id}`),
  }
}

async function failureOf(payload: Payload, id: string): Promise<StaffMailContents | null> {
  const failed = await findMailById(payload, id)
  if (failed?.state !== 'failed') return null
  return {
    kind: 'mail_failed',
    what: await subjectOf(payload, failed),
    url: adminUrl(payload, `mails/${id}`),
  }
}

async function subjectOf(payload: Payload, { kind, about }: Mail): Promise<string> {
  if (kind === 'trial') return 'A mail with trial fonts'
  if (!isAboutOrder(kind)) return 'A mail to a buyer'
  const order = await findOrder(payload, about ?? '')
  return order ? `A mail about order ${order.number}` : 'A mail to a buyer'
}

async function vatIdOf(payload: Payload, id: string): Promise<StaffMailContents | null> {
  const order = await findOrder(payload, id)
  if (!order) return null
  const check = order.vatCheck
  const url = adminUrl(payload, `orders/${id}`)
  return { kind: 'vat_id', orderNumber: order.number, isDenied: check?.valid === false, url }
}

async function enquiryOf(payload: Payload, id: string): Promise<StaffMailContents | null> {
  const enquiry = await findEnquiry(payload, id)
  if (!enquiry) return withdrawalOf(payload, id)
  const { licenceType, tier, typefaces, name, email, company, message } = enquiry
  return {
    kind: 'enquiry',
    about: [licenceType, tier].filter(Boolean).join(', '),
    typefaces: typefaces ?? '',
    from: { name: name ?? '', address: email ?? '' },
    company: company ?? null,
    message: message ?? '',
    url: adminUrl(payload, `enquiries/${id}`),
  }
}

/** By the id of the order. */
async function withdrawalOf(payload: Payload, id: string): Promise<StaffMailContents | null> {
  const order = await findOrder(payload, id)
  const events = order ? await findEventsOfOrder(payload, id) : []
  const said = events.find(({ kind }) => kind === 'withdrawn')
  if (!order || !said) return null
  const { number: orderNumber, total, refunded, currency } = order
  const amount = formatMoney(total - (refunded ?? 0), currency)
  const until = longDate(repaidUntil(said.at))
  return { kind: 'withdrawal', orderNumber, amount, until, url: adminUrl(payload, `orders/${id}`) }
}

function adminUrl({ config }: Payload, path: string): string {
  return `${shopOrigin()}${config.routes.admin}/collections/${path}`
}
