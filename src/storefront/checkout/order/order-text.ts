import { longDate, longDay } from '@/domain/long-date'
import type { OrderView } from '@/domain/order/order-answer'
import type { OrderState } from '@/domain/order/order-state'

/** What an order's state is called, what it means for the buyer, and how its total is set. */
type OrderText = { name: string; sentence: string; total: 'regular' | 'thin' | 'struck' }

const NO_BREAK_SPACE = '\u00a0'

const WORDS: Record<OrderState, OrderText> = {
  awaiting_payment: {
    name: 'awaiting payment',
    sentence: 'We are waiting for your payment. The fonts follow as soon as it arrives.',
    total: 'thin',
  },
  paid: {
    name: 'paid',
    sentence: 'Thank you. The fonts are yours to use, for good.',
    total: 'regular',
  },
  partially_refunded: {
    name: 'partly refunded',
    sentence: 'A part of the money came back to you.',
    total: 'regular',
  },
  refunded: { name: 'refunded', sentence: 'The money came back to you.', total: 'struck' },
  disputed: {
    name: 'disputed',
    sentence:
      'Your bank is looking at this payment, and the downloads are paused until it has decided. Write to us if that surprises you.',
    total: 'regular',
  },
  cancelled: {
    name: 'cancelled',
    sentence: 'This order was cancelled before it was paid. Nothing was charged.',
    total: 'struck',
  },
  needs_review: {
    name: 'being looked at',
    sentence: 'We look at this payment by hand and write to you. You need not do anything.',
    total: 'thin',
  },
}

export function textOfOrder(state: OrderState): OrderText {
  return WORDS[state]
}

/** As it stands beside the order's number. */
export function stateName({ state, withdrawal }: OrderView): string {
  return state === 'paid' && withdrawal?.isDone ? 'withdrawn' : WORDS[state].name
}

/**
 * "Demo card, 21 November 2026"; "Demo card, paid 21 November 2026, refunded 28 November 2026". That nothing was paid is
 * said only where it is known.
 */
export function paymentText(order: OrderView): string {
  const { state, paid_at, refunds, transfer, time_zone: zone } = order
  if (!paid_at && refunds.length > 0) return 'Given back'
  if (!paid_at && order.is_payment_unknown) return 'Not known'
  if (state === 'cancelled') return 'None'
  if (state === 'needs_review') return 'Being looked at'
  if (transfer) return `By transfer, due ${dateText(transfer.due_at, zone)}`
  if (!paid_at) return order.is_processing ? 'On its way' : 'Not paid yet'
  if (order.total === 0) return 'Nothing to pay'
  const last = refunds.at(-1)
  if (state !== 'refunded' || !last) return `${meansOf(order)}, ${dateText(paid_at, zone)}`
  const back = last.state === 'pending' ? 'on its way back' : `refunded ${dateText(last.at, zone)}`
  return `${meansOf(order)}, paid ${dateText(paid_at, zone)}, ${back}`
}

function meansOf({ by_transfer, demo }: OrderView): string {
  if (by_transfer) return 'Bank transfer'
  return demo ? 'Demo card' : 'Online'
}

/** "21 November 2026" with spaces that do not break, the day it was in the seller's books. */
export function dateText(time: string, zone: string): string {
  return longDate(time, zone).replaceAll(' ', NO_BREAK_SPACE)
}

/** Of a day without a time. */
export function dayText(day: string): string {
  return longDay(day).replaceAll(' ', NO_BREAK_SPACE)
}

const DOCUMENTS: Record<OrderView['documents'][number]['kind'], string> = {
  invoice: 'Invoice',
  credit_note: 'Credit note',
  cancellation: 'Cancellation',
  reversal: 'Reversal of the credit note',
  licence: 'Licence',
  eula: 'Licence text',
}

/** Numbers only where there are several of a kind; a licence text has its own name. */
export function documentNames({ documents }: Pick<OrderView, 'documents'>): string[] {
  return documents.map(({ kind, number }) => {
    if (kind === 'eula') return number
    const isOneOfMany = documents.filter((other) => other.kind === kind).length > 1
    const name = number.startsWith('DEMO-')
      ? `Example ${DOCUMENTS[kind].toLowerCase()}`
      : DOCUMENTS[kind]
    return isOneOfMany ? `${name} ${number}` : name
  })
}

/** The figure an order is known by: its total, and where a part of it came back, what its bill ends in. */
export function statedTotal(order: Pick<OrderView, 'state' | 'total' | 'refunds'>): number {
  return order.state === 'partially_refunded' ? keptTotal(order) : order.total
}

/** What the shop keeps of an order's total, after all that came back or is on its way. */
export function keptTotal({ total, refunds }: Pick<OrderView, 'total' | 'refunds'>): number {
  return Math.max(0, total - refunds.reduce((sum, { amount }) => sum + amount, 0))
}
