import type { Payload } from 'payload'
import { transferTimeAt } from '@/domain/order/transfer'
import type { Order } from '@/payload-types'
import { enqueueMail } from '../../mails/mail-records'
import { sendMailsSoon } from '../../mails/send-mails'
import { cancelOrder } from '../cancel-order'

/** Its buyer is reminded once, on the day after it was due; a week later the order closes. */
export async function followOverdueTransfer(
  payload: Payload,
  order: Order,
  now: Date,
): Promise<void> {
  const time = transferTimeAt(order.transferDueAt ?? order.placedAt, now)
  if (time === 'waiting') return
  await enqueueMail(payload, {
    mailkey: `order:${order.id}:transfer-reminder`,
    kind: 'transfer_reminder',
    to: order.email ?? '',
    about: order.id,
  })
  sendMailsSoon(payload)
  if (time === 'given_up') await cancelOrder(payload, order)
}
