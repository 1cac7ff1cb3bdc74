import type { OrderView } from '@/domain/order/order-answer'
import type { OrderState } from '@/domain/order/order-state'

/** What an order's state is called, what it means for the buyer, and how its total is set. */
type OrderText = {
  name: string
  sentence: string
  total: 'regular' | 'thin' | 'struck'
}

const WORDS: Record<OrderState, OrderText> = {
  awaiting_payment: {
    name: 'awaiting payment',
    sentence:
      'We are waiting for your payment. The total is set Thin until the money arrives; then it turns black.',
    total: 'thin',
  },
  paid: {
    name: 'paid',
    sentence: 'Thank you. The fonts are yours to use, for good.',
    total: 'regular',
  },
  partially_refunded: {
    name: 'partially refunded',
    sentence: 'A part of the money is on its way back to your card.',
    total: 'regular',
  },
  refunded: {
    name: 'refunded',
    sentence: 'The money is on its way back to your card. The licences of this order have ended.',
    total: 'struck',
  },
  disputed: {
    name: 'disputed',
    sentence: 'Your bank is looking at this payment. Write to us if that surprises you.',
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

/** "Demo card, 21 November 2026". */
export function paymentText({ state, paid_at, demo }: OrderView): string {
  if (state === 'cancelled') return 'None'
  if (!paid_at) return 'Not paid yet'
  const card = `${demo ? 'Demo card' : 'Card'}, ${dateText(paid_at)}`
  return state === 'refunded' ? `${card}, refunded` : card
}

/** "21 November 2026", the day it was in the shop's books. */
export function dateText(time: string): string {
  return new Intl.DateTimeFormat('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(time))
}

const DOCUMENTS: Record<OrderView['documents'][number]['kind'], string> = {
  invoice: 'Invoice',
  credit_note: 'Credit note',
  licence: 'Licence',
  eula: 'Licence text',
}

/** Numbers only where there are several of a kind; a licence text has its own name. */
export function documentNames({ documents }: Pick<OrderView, 'documents'>): string[] {
  return documents.map(({ kind, number }) => {
    if (kind === 'eula') return number
    const isOneOfMany = documents.filter((other) => other.kind === kind).length > 1
    return isOneOfMany ? `${DOCUMENTS[kind]} ${number}` : DOCUMENTS[kind]
  })
}
