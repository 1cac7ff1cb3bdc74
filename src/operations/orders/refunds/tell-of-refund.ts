import type { Payload } from 'payload'
import { isDispute } from '@/domain/order/refund/refund-ledger'
import { sendMailsSoon } from '../../mails/send-mails'
import { notifyStaff } from '../../staff/notices/notify-staff'
import { bookArrival, hasArrived, takeBackArrival } from './book-arrival'
import { recordRefund, type Told } from './record-refund'

/** What became of a refund or a dispute: its documents, into the history, to the buyer, to staff; each once. */
export async function tellOfRefund(payload: Payload, told: Told): Promise<void> {
  if (isDispute(told.row)) await tellOfDispute(payload, told)
  else await tellOfMoney(payload, told)
  sendMailsSoon(payload)
}

async function tellOfMoney(payload: Payload, told: Told): Promise<void> {
  switch (told.row.state) {
    case 'requested':
      return
    case 'pending':
      return recordRefund(payload, told, { kind: 'refund_pending' })
    case 'succeeded':
      return bookArrival(payload, told)
    case 'failed':
    case 'cancelled': {
      const after = await hasArrived(payload, told)
      await recordRefund(payload, told, { kind: 'refund_failed', hadArrived: after })
      await notifyStaff(payload, { kind: 'staff_refund_failed', about: told.row.id })
      if (after) await takeBackArrival(payload, told)
    }
  }
}

async function tellOfDispute(payload: Payload, told: Told): Promise<void> {
  await recordRefund(payload, told, { kind: 'dispute_opened' })
  await notifyStaff(payload, { kind: 'staff_dispute', about: told.row.id })
  switch (told.row.state) {
    case 'requested':
    case 'pending':
      return
    case 'succeeded':
      return bookArrival(payload, told)
    case 'failed':
    case 'cancelled': {
      const after = await hasArrived(payload, told)
      await recordRefund(payload, told, { kind: 'dispute_won', hadArrived: after })
      await notifyStaff(payload, { kind: 'staff_dispute_won', about: told.row.id })
      if (after) await takeBackArrival(payload, told)
    }
  }
}
