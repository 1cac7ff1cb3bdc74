import type { Payload } from 'payload'
import { nameStyles } from '@/domain/catalogue/styles/styles-in-words'
import { eventInWords, whoInWords } from '@/domain/order/history/event-in-words'
import type { DeskEvent, DeskLine, OrderDesk } from '@/domain/order/order-for-staff'
import { viewProof } from '@/domain/order/proof'
import { correctedTaxOf, isUnderWay } from '@/domain/order/refund/correction'
import { leftOf, type LineValue, valueOfLines } from '@/domain/order/refund/plan-refund'
import { isDispute } from '@/domain/order/refund/refund-ledger'
import { transferTimeAt } from '@/domain/order/transfer'
import { NotFound } from '@/domain/request-error'
import type { Order, OrderEvent, Refund } from '@/payload-types'
import { orderPath } from './order-link'
import { findEventsOfOrder } from '../records/order-events'
import { findOrder } from '../records/orders'
import { findRefundsOfOrder, heldOf, linesOf } from '../records/refunds'
import { findDocumentsOfOrder } from '../records/invoices'
import { contentsOf, invoiceThatStands, notesBefore } from './documents/issue-credit-note'
import { readSheet } from './staff-order-facts'
import { providerOf } from './payment/configured-payments'
import { creditOfOrder, type Paid, soldOrder } from './refunds/refundable-order'

/** What staff see of an order: its money, its history, and all of it laid out to read. */
export async function readDesk(payload: Payload, id: string): Promise<OrderDesk> {
  const order = await findOrder(payload, id)
  if (!order) throw new NotFound('order')
  const [refunds, events] = await Promise.all([
    findRefundsOfOrder(payload, id),
    findEventsOfOrder(payload, id),
  ])
  const received = await receivedFor(payload, order)
  const gift = await creditOfOrder(payload, order)
  const credit = gift?.amount ?? 0
  const correctedTax = correctedTaxOf(refunds)
  const left = leftOf(soldOrder(order, { received: received ?? 0, credit }), heldOf(refunds))

  return {
    ...{ state: order.state, currency: order.currency, total: order.total, received },
    url: orderPath(order),
    refunded: order.refunded ?? 0,
    left: left.amount,
    credit: gift && { label: gift.label, used: credit, left: left.credit },
    reviewReason: order.reviewReason ?? null,
    proof: proofOf(order),
    transfer: awaitedTransfer(order),
    is_delivered: Boolean(order.deliveredAt),
    by_transfer: order.provider === 'transfer',
    lines: linesWith(order, refunds, { received: received || order.total, credit, correctedTax }),
    // By a correction without tax nothing goes back.
    refunds: refunds
      .filter(({ amount, credit }) => amount > 0 || Boolean(credit))
      .map((row) => ({
        ...{ id: row.id, amount: row.amount, credit: row.credit ?? 0, state: row.state },
        ...{ isDispute: isDispute(row), at: row.createdAt, failure: row.failure ?? null },
      })),
    correctable: await correctableOf(payload, order, refunds),
    history: events.map((event) => inWords(event, order)),
    sheet: await readSheet(payload, { order, refunds, events }),
  }
}

async function correctableOf(
  payload: Payload,
  { id, name, company, vatid, address, purchaseOrder }: Order,
  refunds: Refund[],
): Promise<OrderDesk['correctable']> {
  const invoice = invoiceThatStands(await findDocumentsOfOrder(payload, id))
  if (!invoice || refunds.some((row) => isUnderWay(row))) return null
  const left =
    contentsOf(invoice).total - sumOf(await notesBefore(payload, { id }, contentsOf(invoice)))
  if (left < 1) return null
  const lines = Object.entries(address ?? {}).filter(([, line]) => Boolean(line))
  return {
    ...{ number: invoice.number, name: name ?? '', company: company ?? '' },
    ...{ vat_id: vatid ?? '', purchase_order: purchaseOrder ?? '' },
    address: Object.fromEntries(lines as [string, string][]),
  }
}

function sumOf(notes: { total: number }[]): number {
  return notes.reduce((sum, { total }) => sum + total, 0)
}

/** null: not known. Where the provider is away staff still see the order; what came is known from it being paid. */
async function receivedFor(payload: Payload, order: Order): Promise<number | null> {
  if (!order.intent) return 0
  try {
    const intent = await providerOf(payload, order).retrieveIntent(order.intent)
    if (intent) return intent.status === 'succeeded' ? intent.amountReceived : 0
  } catch (error) {
    payload.logger.warn({
      err: error,
      msg: `The payment of order ${order.number} is not known now`,
    })
  }
  return order.paidAt ? order.total : null
}

function proofOf(order: Order): OrderDesk['proof'] {
  const shown = viewProof(order)
  return shown && { ...shown, has_file: Boolean(order.proof?.file) }
}

/** One that was closed may still be paid: staff look at it then. */
function awaitedTransfer(order: Order): OrderDesk['transfer'] {
  const isAwaited = order.state === 'awaiting_payment' || order.state === 'cancelled'
  if (order.provider !== 'transfer' || !isAwaited) return null
  const dueAt = order.transferDueAt ?? order.placedAt
  return { due_at: dueAt, is_overdue: transferTimeAt(dueAt, new Date()) !== 'waiting' }
}

function linesWith(order: Order, refunds: Refund[], paid: Paid): DeskLine[] {
  const given = heldOf(refunds).flatMap(({ lines }) => linesOf({ lines }) ?? [])
  const values = valueOfLines(soldOrder(order, paid))
  return order.lines.map(({ id, typeface, styles }, index) => ({
    id,
    name: `${typeface.name}, ${nameStyles(styles).join(', ')}`,
    value: valueOf(values[index]),
    isGivenBack: given.includes(id),
  }))
}

function valueOf(line: LineValue | undefined): number {
  return line ? line.net + line.tax + line.credit : 0
}

function inWords(row: OrderEvent, { currency, provider, deliveredAt }: Order): DeskEvent {
  const details = (row.details ?? {}) as Record<string, unknown>
  const event = { kind: row.kind ?? '', by: row.by ?? '', details }
  return {
    id: row.id,
    ...{ at: row.at, kind: row.kind ?? '' },
    who: whoInWords(event, provider ?? ''),
    what: eventInWords(event, currency, { isDelivered: Boolean(deliveredAt) }),
    why: row.why ?? null,
    enquiry: typeof details.enquiry === 'string' ? details.enquiry : null,
  }
}
