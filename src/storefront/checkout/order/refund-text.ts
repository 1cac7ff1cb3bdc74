import { formatMoney } from '@/domain/money/format-money'
import type { OrderView, RefundAnswer } from '@/domain/order/order-answer'
import { dateText, textOfOrder } from './order-text'

/** "Back to Visa ending in 4242, 28 November 2026": a line of the bill. */
export function refundText(refund: RefundAnswer, zone: string): string {
  const { at, card, is_dispute, state } = refund
  if (is_dispute) return `Taken back by your bank, ${dateText(at, zone)}`
  const where = card ? `to ${card}` : 'to you'
  return state === 'pending' ? `On its way back ${where}` : `Back ${where}, ${dateText(at, zone)}`
}

/** What an order means for its buyer now: what came back, on which card, and what became of the licences. */
export function sentenceOfOrder(order: OrderView): string {
  const { state, refunds, is_payment_unknown } = order
  switch (state) {
    case 'awaiting_payment':
      if (is_payment_unknown) return UNKNOWN
      if (order.is_processing) return ON_ITS_WAY
      return order.transfer ? AWAITS_TRANSFER : textOfOrder(state).sentence
    case 'cancelled':
      if (refunds.length > 0) return `This order was cancelled. ${moneyBack(order)}`
      return is_payment_unknown
        ? `This order was cancelled. ${UNKNOWN}`
        : textOfOrder(state).sentence
    case 'partially_refunded':
    case 'refunded':
      return `${moneyBack(order)} ${licencesNow(order)}`.trim()
    case 'paid':
      if (order.withdrawal?.isDone) return order.withdrawal.says
      if (order.proof) return order.proof.state === 'refused' ? NOT_SHOWN : WHILE_STUDYING
      if (isExchanged(order)) return EXCHANGED
      if (order.licences.some(({ renews }) => renews)) return RENTED
      if (hasTerm(order)) return FOR_A_TERM
      return order.client
        ? `Thank you. The fonts are for ${order.client} to use, for good.`
        : textOfOrder(state).sentence
    case 'disputed':
    case 'needs_review':
      return textOfOrder(state).sentence
  }
}

const WHILE_STUDYING = 'Thank you. The fonts are yours to use until your studies end.'

const NOT_SHOWN =
  'These fonts cost less because of your studies, which were not shown yet. What you can do stands below.'

const EXCHANGED = 'These fonts were exchanged for others, which the order of the exchange has.'

/** With all that it had. */
function isExchanged({ licences }: OrderView): boolean {
  const isClosed = (one: (typeof licences)[number]) =>
    one.state === 'superseded' && one.download_url === ''
  return licences.length > 0 && licences.every(isClosed)
}

const RENTED =
  'Thank you. What you rent renews itself until you end it, in My licences, in one tap.'

const FOR_A_TERM = 'Thank you. Each licence says from when until when it holds.'

function hasTerm({ licences }: OrderView): boolean {
  return licences.some(({ until }) => until !== null)
}

const UNKNOWN =
  'The payment service does not know its payment, so nobody can say here whether your card was charged. If money has left your account, write to us.'

const ON_ITS_WAY =
  'Your payment is on its way; some banks take days. The fonts follow as soon as it arrives, and you need not do anything.'

const AWAITS_TRANSFER = 'We are waiting for your transfer. The fonts follow as soon as it arrives.'

const DAYS = 'Banks take some days to show it.'

function moneyBack(order: OrderView): string {
  return [moneyOnItsWay(order), creditToSpend(order)].filter(Boolean).join(' ')
}

/** "30.00 € of your credit can be spent again, with the code GIFT." */
function creditToSpend({ refunds, currency }: OrderView): string {
  const credits = refunds.flatMap(({ credit }) => credit ?? [])
  const [first] = credits
  if (!first) return ''
  const sum = credits.reduce((all, { amount }) => all + amount, 0)
  return `${formatMoney(sum, currency)} of your credit can be spent again, with the code ${first.code}.`
}

function moneyOnItsWay({ currency, state, ...order }: OrderView): string {
  const refunds = order.refunds.filter(({ amount }) => amount > 0)
  if (refunds.length === 0) return ''
  const total = refunds.reduce((sum, { amount }) => sum + amount, 0)
  const money = formatMoney(total, currency)
  if (refunds.every(({ is_dispute }) => is_dispute)) return `Your bank took back ${money}.`
  const cards = [...new Set(refunds.flatMap(({ card }) => card ?? []))]
  const where = cards.length > 0 ? `to ${cards.join(' and ')}` : 'to where it came from'
  const what = state === 'partially_refunded' ? `${money} of it goes back` : `${money} goes back`
  return `${what} ${where}. ${DAYS}`
}

function licencesNow({ licences, delivered_at, time_zone: zone }: OrderView): string {
  if (!delivered_at) return 'Nothing was delivered.'
  const ended = licences.filter((licence) => licence.ended !== null)
  if (ended.length === 0) return 'The fonts stay yours to use.'
  if (ended.length === licences.length) {
    const what = ended.length === 1 ? 'licence' : 'licences'
    return `The ${what} ended on ${dateText(ended[0]?.ended?.at ?? '', zone)}.`
  }
  const numbers = ended.map(({ number }) => number).join(', ')
  return `${ended.length === 1 ? 'Licence' : 'Licences'} ${numbers} ended; the others stay.`
}
