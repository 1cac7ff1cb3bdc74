import { formatMoney } from '@/domain/money/format-money'
import { isDispute, sumGivenBack } from '@/domain/order/refund/refund-ledger'
import { fillIn } from '@/domain/staff/german/sentence-shapes'
import type { Intent } from '@/payments/payment-provider'
import { idOf } from '../id-of'
import type { SaleRows } from '../records/check/checked-rows'
import { licensedLines } from '../records/orders'
import type { Checked, Finding } from './check-files'
import SENTENCES from './sale-sentences.json' with { type: 'json' }

type Order = SaleRows['orders'][number]

/** What was delivered has one licence a line with its grant, and its documents; and none of these stands alone. */
export function compareSales(rows: SaleRows): Checked {
  const { orders, licences, grants, invoices } = rows
  return {
    counted: Object.entries({ orders, licences, grants, invoices }).map(([subject, { length }]) => {
      return { subject, count: length }
    }),
    findings: [
      ...unlicensedLines(rows),
      ...strayLicences(rows),
      ...strayGrants(rows),
      ...missingDocuments(rows),
      ...missingNumbers(rows),
    ],
  }
}

function unlicensedLines({ orders, licences }: SaleRows): Finding[] {
  const known = new Set(licences.map(({ linekey }) => linekey))
  return orders
    .filter(({ deliveredAt }) => deliveredAt)
    .flatMap(({ id: order, number, lines }) =>
      licensedLines(lines)
        .filter(({ id }) => !known.has(`${order}:${id}`))
        .map(({ typeface }) => wrong('unlicensed', { order: number, typeface: typeface.name })),
    )
}

function strayLicences({ orders, licences, grants }: SaleRows): Finding[] {
  const orderOf = new Map(orders.map((order) => [order.id, order]))
  const granted = new Set(grants.map(({ licence }) => licence && idOf(licence)))
  return licences.flatMap(({ id, number: licence, ...row }) => {
    const order = orderOf.get(idOf(row.order))
    if (!order) return [wrong('orderless', { licence })]
    if (order.deliveredAt) return granted.has(id) ? [] : [wrong('ungranted', { licence })]
    const names = { licence, order: order.number }
    return order.state === 'awaiting_payment'
      ? [{ ...wrong('settling', names), isNote: true as const }]
      : [wrong('undelivered', names)]
  })
}

function strayGrants({ licences, grants }: SaleRows): Finding[] {
  const known = new Set(licences.map(({ id }) => id))
  return grants
    .filter(({ kind, licence }) => kind === 'licence' && !known.has(licence ? idOf(licence) : ''))
    .map(({ grantkey }) => wrong('strayGrant', { grant: `${grantkey}` }))
}

function missingDocuments({ orders, invoices, refunds }: SaleRows): Finding[] {
  const made = new Set(invoices.map(({ documentkey }) => documentkey))
  const numberOf = new Map(orders.map(({ id, number }) => [id, number]))
  const hasInvoice = (order: string) => made.has(`order:${order}:invoice`)
  return [
    ...orders
      .filter(({ id, deliveredAt, total }) => deliveredAt && total > 0 && !hasInvoice(id))
      .map(({ number }) => wrong('uninvoiced', { order: number })),
    ...refunds
      .filter((refund) => refund.state === 'succeeded' && refund.amount > 0 && !refund.dueAt)
      .filter((refund) => !isDispute(refund) && hasInvoice(idOf(refund.order)))
      .filter(
        ({ id }) => !made.has(`refund:${id}:credit_note`) && !made.has(`refund:${id}:cancellation`),
      )
      .map(({ order }) => wrong('uncredited', { order: `${numberOf.get(idOf(order))}` })),
    ...invoices
      .filter(({ order }) => !numberOf.has(idOf(order)))
      .map(({ number }) => wrong('strayDocument', { document: number })),
  ]
}

/** Numbers of a series follow each other: the tax office asks after each that is left out. */
function missingNumbers({ invoices }: SaleRows): Finding[] {
  const series = new Map<string, Set<number>>()
  const digits = (serial: number) => String(serial).padStart(4, '0')
  for (const { number, serial } of invoices) {
    const beginning = number.slice(0, number.length - digits(serial).length)
    series.set(beginning, (series.get(beginning) ?? new Set()).add(serial))
  }
  return [...series].flatMap(([beginning, serials]) =>
    Array.from({ length: Math.max(...serials) }, (_, index) => index + 1)
      .filter((serial) => !serials.has(serial))
      .map((serial) => wrong('missingNumber', { number: `${beginning}${digits(serial)}` })),
  )
}

/** The provider's list of payments against the orders that were paid there. */
export function comparePayments(
  { orders, invoices, refunds }: SaleRows,
  intents: Intent[],
): Checked {
  const documents = new Set(invoices.map(({ documentkey }) => documentkey))
  const intentOf = new Map(intents.map((intent) => [intent.id, intent]))
  const orderOf = new Map(orders.map((order) => [order.id, order]))
  const paid = orders.filter(
    ({ provider, intent, total, deliveredAt }) =>
      provider === 'stripe' && intent && total > 0 && deliveredAt,
  )
  return {
    counted: [{ subject: 'payments', count: intents.length }],
    findings: [
      ...paid.flatMap((order) => {
        const intent = intentOf.get(order.intent ?? '')
        if (!intent)
          return [wrong('unknownPayment', { order: order.number, payment: `${order.intent}` })]
        const isAllowed = documents.has(`order:${order.id}:allowance`)
        const given = refunds.filter((row) => idOf(row.order) === order.id && !isDispute(row))
        return otherMoney(order, intent, { isAllowed, refunded: sumGivenBack(given) })
      }),
      ...intents
        .filter(({ orderId }) => orderId !== null)
        .flatMap((intent) => undelivered(intent, orderOf.get(intent.orderId ?? ''))),
    ],
  }
}

type Refunds = { isAllowed: boolean; refunded: number }

function otherMoney(order: Order, intent: Intent, { isAllowed, refunded }: Refunds): Finding[] {
  const { number, total, currency } = order
  const { amountReceived, amountRefunded } = intent
  const said = { received: formatMoney(amountReceived, intent.currency), order: number }
  if (intent.currency !== currency || (amountReceived < total && !isAllowed))
    return [wrong('otherTotal', { ...said, total: formatMoney(total, currency) })]
  if (amountRefunded === refunded) return []
  const back = formatMoney(amountRefunded, currency)
  return [wrong('otherRefund', { ...said, back, said: formatMoney(refunded, currency) })]
}

/** Money that no order took: what went back whole needs none. */
function undelivered(intent: Intent, order: Order | undefined): Finding[] {
  const { id: payment, currency, amountReceived, amountRefunded } = intent
  if (order?.deliveredAt || order?.state === 'needs_review') return []
  if (amountRefunded >= amountReceived) return []
  const money = { received: formatMoney(amountReceived, currency), payment }
  if (!order) return [wrong('orderlessPayment', money)]
  return [wrong('undeliveredPayment', { ...money, order: order.number })]
}

function wrong(what: keyof typeof SENTENCES, values: Record<string, string>): Finding {
  const [subject = '', sentence = ''] = SENTENCES[what]
  return { subject, sentence: fillIn(sentence, { ...values, lost: SENTENCES.lost[1] ?? '' }) }
}
