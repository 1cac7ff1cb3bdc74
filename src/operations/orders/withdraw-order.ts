import type { Payload } from 'payload'
import type { Consents } from '@/domain/order/consents'
import {
  CannotWithdraw,
  isOfConsumer,
  planWithdrawal,
  type Withdrawal,
} from '@/domain/order/withdrawal'
import type { Order } from '@/payload-types'
import { runExclusive } from '../concurrency'
import { sendMailsSoon } from '../mails/send-mails'
import { insertEnquiryOnce } from '../records/buyers/enquiries'
import { enqueueMail } from '../records/mails'
import { findEventsOfOrder, recordOrderEvent } from '../records/order-events'
import { notifyStaff } from '../staff/notify-staff'
import { endLicences } from './licences/end-licences'
import { openOrder } from './order-link'
import { typefacesOf } from './order-list'

/** A little longer than the right itself, for whoever looks again. */
const LOOKED_AT_FOR_MS = 30 * 86_400_000

const REASON = 'Its buyer withdrew from the contract.'

export async function readWithdrawal(payload: Payload, order: Order, now = new Date()) {
  const { company = null, vatid: vatId = null, address, paidAt, seller } = order
  const buyer = { country: address?.country ?? '', company, vatId }
  const country = seller?.address.country ?? ''
  const isOld = now.getTime() - Date.parse(paidAt ?? '') > LOOKED_AT_FOR_MS
  if (!paidAt || isOld || !isOfConsumer({ country, buyer })) return null
  const events = await findEventsOfOrder(payload, order.id)
  const atOf = (kind: string) => events.find((event) => event.kind === kind)?.at ?? null
  const consents = order.consents as Consents | null
  return planWithdrawal(
    {
      ...{ country, buyer, paidAt, fetchedAt: atOf('download'), withdrawnAt: atOf('withdrawn') },
      isPaid: order.total > 0 && (order.state === 'paid' || order.state === 'partially_refunded'),
      hasConsent: Boolean(consents?.immediate_delivery),
    },
    now,
  )
}

/** Licences end, the buyer has it in writing, and staff a letter to settle: money goes back at their hand. Said twice it is once. */
export function withdrawOrder(payload: Payload, key: string): Promise<Withdrawal> {
  return runExclusive(`withdrawal ${key}`, async () => {
    const order = await openOrder(payload, key)
    const found = await readWithdrawal(payload, order)
    if (found?.isDone) return found
    if (!found?.until) throw new CannotWithdraw(found?.says)

    const { id, number, email, name } = order
    await endLicences(payload, { order: id, lines: null, reason: REASON })
    await insertEnquiryOnce(payload, {
      ...{ enquirykey: `withdrawal:${id}`, name: name ?? '', email: email ?? '', company: null },
      ...{ topic: 'withdrawal', number, order: id, typefaces: typefacesOf(order).join(', ') },
      message: `I withdraw from the contract of order ${number}.`,
    })
    const mail = { mailkey: `order:${id}:withdrawal`, kind: 'withdrawal', about: id } as const
    await enqueueMail(payload, { ...mail, to: email ?? '' })
    await recordOrderEvent(payload, { order: id, kind: 'withdrawn', by: 'buyer', key: 'withdrawn' })
    await notifyStaff(payload, { kind: 'staff_enquiry', about: id })
    sendMailsSoon(payload)
    return (await readWithdrawal(payload, order)) ?? found
  })
}
