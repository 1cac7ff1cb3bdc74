import type { Payload } from 'payload'
import { composeStaffMail, type StaffMailContents } from '@/delivery/mails/compose-staff-mails'
import type { ComposedMail, MailShop } from '@/delivery/mails/mail-types'
import { longDate } from '@/domain/long-date'
import { formatMoney } from '@/domain/money/format-money'
import { repaidUntil } from '@/domain/order/withdrawal'
import type { StaffNotice } from '@/domain/staff/staff-notice'
import { env } from '@/env'
import type { Enquiry, Mail } from '@/payload-types'
import { idOf } from '../id-of'
import { findEventsOfOrder } from '../records/order-events'
import { findOrder, isAboutOrder } from '../records/orders'
import { findRefund } from '../records/refunds'
import { shopOrigin } from '../shop-origin'
import { zoneOfOrder } from '../shop-seller'
import { findById } from '../records/rows'

/** Of a buyer it names the order's number alone. null: what it says is no longer so. */
export async function composeNotice(
  payload: Payload,
  { kind, mail, shop }: { kind: StaffNotice; mail: Mail; shop: MailShop },
): Promise<ComposedMail | null> {
  const contents = await CONTENTS[kind](payload, mail.about ?? '')
  return contents && composeStaffMail({ to: { name: '', address: mail.to ?? '' }, shop, contents })
}

/** After "Somebody asks about". */
const LETTERS: Record<NonNullable<Enquiry['topic']>, string> = {
  licence: 'a licence',
  question: 'something',
  order: 'an order or a licence',
  refund: 'money back',
  withdrawal: 'a withdrawal',
}

function subjectOfEnquiry({ topic, licenceType, tier, number }: Enquiry): string {
  const subject = licenceType ? [licenceType, tier] : [LETTERS[topic ?? 'question'], number]
  return subject.filter(Boolean).join(', ')
}

type Read = (payload: Payload, about: string) => Promise<StaffMailContents | null>

/** By the kind of the notice: what is read of what it is about. */
const CONTENTS: Record<StaffNotice, Read> = {
  async staff_review(payload, id) {
    const order = await findOrder(payload, id)
    if (order?.state !== 'needs_review') return null
    const values = { orderNumber: order.number, reason: order.reviewReason ?? '' }
    return { kind: 'review', values, url: orderUrl(payload, id) }
  },
  async staff_inquiry(payload, id) {
    const order = await findOrder(payload, id)
    const url = orderUrl(payload, id)
    return order && { kind: 'inquiry', values: { orderNumber: order.number }, url }
  },
  staff_dispute: ofRefund('dispute'),
  staff_dispute_won: ofRefund('dispute_won'),
  staff_refund_failed: ofRefund('refund_failed'),
  async staff_mail_failed(payload, id) {
    const failed = await findById(payload, 'mails', id)
    if (failed?.state !== 'failed') return null
    const values = { what: await subjectOf(payload, failed) }
    return { kind: 'mail_failed', values, url: adminUrl(payload, `mails/${id}`) }
  },
  async staff_webhook_silent() {
    return { kind: 'webhook_silent', url: `${shopOrigin()}/api/order/stripe/webhook` }
  },
  /** VIES denied it, or never answered. */
  async staff_vat_id(payload, id) {
    const order = await findOrder(payload, id)
    if (!order) return null
    const kind = order.vatCheck?.valid === false ? 'vat_id_denied' : 'vat_id_unanswered'
    return { kind, values: { orderNumber: order.number }, url: orderUrl(payload, id) }
  },
  async staff_proof(payload, id) {
    const order = await findOrder(payload, id)
    if (order?.proofState !== 'waiting') return null
    return { kind: 'proof', values: { orderNumber: order.number }, url: orderUrl(payload, id) }
  },
  async staff_enquiry(payload, id) {
    const enquiry = await findById(payload, 'enquiries', id)
    if (!enquiry) return withdrawalOf(payload, id)
    const { typefaces, company, message } = enquiry
    const about = subjectOfEnquiry(enquiry)
    const from = { name: enquiry.name ?? '', address: enquiry.email ?? '' }
    const values = {
      about,
      aboutAll: typefaces ? `${about} of ${typefaces}` : about,
      who: [from.name, company, from.address].filter(Boolean).join(', '),
      message: message ?? '',
    }
    return { kind: 'enquiry', values, url: adminUrl(payload, `enquiries/${id}`), replyTo: from }
  },
  async staff_file_lost(_, names) {
    return { kind: 'file_lost', values: { names: names.replaceAll(', ', '\n') } }
  },
  async staff_disk_full() {
    const leastFreeInMb = Math.round(env.leastFreeInBytes / 1024 / 1024)
    return { kind: 'disk_full', values: { leastFreeInMb } }
  },
}

function ofRefund(kind: StaffMailContents['kind']): Read {
  return async (payload, id) => {
    const refund = await findRefund(payload, id)
    const order = refund && (await findOrder(payload, idOf(refund.order)))
    if (!order) return null
    const values = {
      orderNumber: order.number,
      amount: formatMoney(refund.amount, order.currency),
      why: refund.failure ?? '',
    }
    return { kind, values, url: orderUrl(payload, order.id) }
  }
}

async function subjectOf(payload: Payload, { kind, about }: Mail): Promise<string> {
  if (kind === 'trial') return 'A mail with trial fonts'
  if (!isAboutOrder(kind)) return 'A mail to a buyer'
  const order = await findOrder(payload, about ?? '')
  return order ? `A mail about order ${order.number}` : 'A mail to a buyer'
}

/** A consumer withdrew, by the button on the order: by its id. `until`: the last day to give the money back. */
async function withdrawalOf(payload: Payload, id: string): Promise<StaffMailContents | null> {
  const order = await findOrder(payload, id)
  const events = order ? await findEventsOfOrder(payload, id) : []
  const said = events.find(({ kind }) => kind === 'withdrawn')
  if (!order || !said) return null
  const { number: orderNumber, total, refunded, currency } = order
  const amount = formatMoney(total - (refunded ?? 0), currency)
  const values = { orderNumber, amount, until: longDate(repaidUntil(said.at), zoneOfOrder(order)) }
  return { kind: 'withdrawal', values, url: orderUrl(payload, id) }
}

function orderUrl(payload: Payload, id: string): string {
  return adminUrl(payload, `orders/${id}`)
}

function adminUrl({ config }: Payload, path: string): string {
  return `${shopOrigin()}${config.routes.admin}/collections/${path}`
}
