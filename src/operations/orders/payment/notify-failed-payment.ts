import type { Payload } from 'payload'
import { hasFailed, type Intent } from '@/payments/payment-provider'
import type { Order } from '@/payload-types'
import { enqueueMail } from '../../records/mails'
import { sendMailsSoon } from '../../mails/send-mails'
import { clearProcessing } from '../../records/order-states'

/**
 * Writes to the buyer of a payment that was on its way and has failed: nobody is at the page any more to read it. A card that
 * is declined at the page was never on its way. The mail comes first, once a charge, so that a crash in between loses nothing.
 */
export async function notifyFailedPayment(
  payload: Payload,
  { order, intent }: { order: Order; intent: Intent },
): Promise<void> {
  if (!order.processingSince || !hasFailed(intent)) return
  await enqueueMail(payload, {
    mailkey: `order:${order.id}:failed:${intent.charge ?? intent.id}`,
    kind: 'payment_failed',
    to: order.email ?? '',
    about: order.id,
  })
  await clearProcessing(payload, order.id)
  sendMailsSoon(payload)
}
