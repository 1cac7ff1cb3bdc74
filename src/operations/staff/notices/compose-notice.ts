import type { Payload } from 'payload'
import { composeStaffMail, type StaffMailContents } from '@/delivery/mails/compose-staff-mail'
import type { ComposedMail, MailShop } from '@/delivery/mails/mail-types'
import type { StaffNotice } from '@/domain/staff/staff-notice'
import { env } from '@/env'
import type { Mail } from '@/payload-types'
import { findMailById } from '../../mails/mail-records'
import { findOrder } from '../../orders/order-records'
import { shopOrigin } from '../../shop-origin'

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
    case 'staff_mail_failed':
      return failureOf(payload, about)
    case 'staff_webhook_silent':
      return { kind: 'webhook_silent', url: `${shopOrigin()}/api/order/stripe/webhook` }
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

async function failureOf(payload: Payload, id: string): Promise<StaffMailContents | null> {
  const failed = await findMailById(payload, id)
  if (failed?.state !== 'failed') return null
  const order = failed.kind === 'trial' ? null : await findOrder(payload, failed.about ?? '')
  return {
    kind: 'mail_failed',
    orderNumber: order?.number ?? null,
    url: adminUrl(payload, `mails/${id}`),
  }
}

function adminUrl({ config }: Payload, path: string): string {
  return `${shopOrigin()}${config.routes.admin}/collections/${path}`
}
