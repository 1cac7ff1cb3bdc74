import type { Payload } from 'payload'
import { NoMailToSend } from '@/domain/order/order-error'
import { NotFound } from '@/domain/request-error'
import type { Order } from '@/payload-types'
import { enqueueMail } from '../records/mails'
import { sendMailsSoon } from '../mails/send-mails'
import { recordOrderEvent } from '../records/order-events'
import { findOrder } from '../records/orders'
import type { StaffMember } from './refunds/refund-order'

/** `to` null: to its buyer. */
type Resend = { order: string; key: string; to: string | null; user: StaffMember }

/** The mail that an order stands at, once more; under one key it is one mail. */
export async function resendMail(payload: Payload, wish: Resend): Promise<void> {
  const { order: id, key, user } = wish
  const order = await findOrder(payload, id)
  if (!order) throw new NotFound('order')
  const kind = mailOf(order)
  if (kind === null) throw new NoMailToSend()

  const to = wish.to ?? order.email ?? ''
  await recordOrderEvent(payload, {
    ...{ order: id, kind: 'mail_again', by: 'staff', user: user.id },
    details: { mail: kind, to, user: user.email },
    key: `mail_again:${key}`,
  })
  await enqueueMail(payload, { mailkey: `order:${id}:again:${key}`, kind, to, about: id })
  sendMailsSoon(payload)
}

/** The fonts once they are paid, where to transfer to until then. null: there is nothing to say. */
export function mailOf({ state, provider }: Order): 'order' | 'transfer' | null {
  if (state === 'paid' || state === 'partially_refunded') return 'order'
  return state === 'awaiting_payment' && provider === 'transfer' ? 'transfer' : null
}
