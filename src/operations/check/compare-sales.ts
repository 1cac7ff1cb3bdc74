import { formatMoney } from '@/domain/money/format-money'
import { isDispute, sumGivenBack } from '@/domain/order/refund/refund-ledger'
import type { Intent } from '@/payments/payment-provider'
import { idOf } from '../id-of'
import type { SaleRows } from '../records/check/checked-rows'
import { licensedLines } from '../records/orders'
import type { Checked, Finding } from './check-files'

type Order = SaleRows['orders'][number]

/** What was delivered has one licence a line with its grant, and its documents; and none of these stands alone. */
export function compareSales(rows: SaleRows): Checked {
  const { orders, licences, grants, invoices } = rows
  return {
    counted: [
      { subject: 'orders', count: orders.length },
      { subject: 'licences', count: licences.length },
      { subject: 'grants', count: grants.length },
      { subject: 'invoices', count: invoices.length },
    ],
    findings: [
      ...unlicensedLines(rows),
      ...strayLicences(rows),
      ...strayGrants(rows),
      ...missingDocuments(rows),
      ...missingNumbers(rows),
    ],
  }
}

const LOST_ROW =
  'The shop never deletes such a row: look for it in a backup that is restored elsewhere.'

function unlicensedLines({ orders, licences }: SaleRows): Finding[] {
  const known = new Set(licences.map(({ linekey }) => linekey))
  return orders
    .filter(({ deliveredAt }) => deliveredAt)
    .flatMap((order) =>
      licensedLines(order.lines)
        .filter(({ id }) => !known.has(`${order.id}:${id}`))
        .map(({ typeface }) =>
          wrong(
            'licences',
            `Order ${order.number} was delivered and has no licence for ${typeface.name}. ${LOST_ROW}`,
          ),
        ),
    )
}

function strayLicences({ orders, licences, grants }: SaleRows): Finding[] {
  const orderOf = new Map(orders.map((order) => [order.id, order]))
  const granted = new Set(grants.map(({ licence }) => licence && idOf(licence)))
  return licences.flatMap((licence) => {
    const { number } = licence
    const order = orderOf.get(idOf(licence.order))
    if (!order)
      return [wrong('orders', `Licence ${number} belongs to an order that is gone. ${LOST_ROW}`)]
    if (order.deliveredAt && granted.has(licence.id)) return []
    if (order.deliveredAt)
      return [
        wrong('grants', `Licence ${number} has no grant, so nobody can download it. ${LOST_ROW}`),
      ]
    const state = `Licence ${number} is there, and its order ${order.number} was never delivered`
    return order.state === 'awaiting_payment'
      ? [
          {
            ...wrong('licences', `${state}: it is being settled; check again in a minute.`),
            isNote: true,
          },
        ]
      : [
          wrong(
            'licences',
            `${state}. Look at the order in the admin, and revoke the licence there.`,
          ),
        ]
  })
}

function strayGrants({ licences, grants }: SaleRows): Finding[] {
  const known = new Set(licences.map(({ id }) => id))
  return grants
    .filter(({ kind, licence }) => kind === 'licence' && !known.has(licence ? idOf(licence) : ''))
    .map(({ grantkey }) =>
      wrong('licences', `Grant ${grantkey} opens a licence that is gone. ${LOST_ROW}`),
    )
}

function missingDocuments({ orders, invoices, refunds }: SaleRows): Finding[] {
  const made = new Set(invoices.map(({ documentkey }) => documentkey))
  const numberOf = new Map(orders.map(({ id, number }) => [id, number]))
  const hasInvoice = (order: string) => made.has(`order:${order}:invoice`)
  return [
    ...orders
      .filter(({ id, deliveredAt, total }) => deliveredAt && total > 0 && !hasInvoice(id))
      .map(({ number }) =>
        wrong('invoices', `Order ${number} was delivered and has no invoice. ${LOST_ROW}`),
      ),
    ...refunds
      .filter((refund) => refund.state === 'succeeded' && refund.amount > 0 && !refund.dueAt)
      .filter((refund) => !isDispute(refund) && hasInvoice(idOf(refund.order)))
      .filter(
        ({ id }) => !made.has(`refund:${id}:credit_note`) && !made.has(`refund:${id}:cancellation`),
      )
      .map(({ order }) =>
        wrong(
          'invoices',
          `A refund of order ${numberOf.get(idOf(order))} has no credit note. ${LOST_ROW}`,
        ),
      ),
    ...invoices
      .filter(({ order }) => !numberOf.has(idOf(order)))
      .map(({ number }) =>
        wrong('orders', `${number} belongs to an order that is gone. ${LOST_ROW}`),
      ),
  ]
}

/** Numbers of a series follow each other: the tax office asks after each that is left out. */
function missingNumbers({ invoices }: SaleRows): Finding[] {
  const series = new Map<string, Set<number>>()
  for (const { number, serial } of invoices) {
    const beginning = number.slice(0, number.length - String(serial).padStart(4, '0').length)
    series.set(beginning, (series.get(beginning) ?? new Set()).add(serial))
  }
  return [...series].flatMap(([beginning, serials]) =>
    Array.from({ length: Math.max(...serials) }, (_, index) => index + 1)
      .filter((serial) => !serials.has(serial))
      .map((serial) =>
        wrong(
          'invoices',
          `Number ${beginning}${String(serial).padStart(4, '0')} is missing among the documents. ${LOST_ROW}`,
        ),
      ),
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
        if (!intent) return [unknownPayment(order)]
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

function unknownPayment({ number, intent }: Order): Finding {
  return wrong(
    'payments',
    `Order ${number} was delivered, and Stripe lists no payment ${intent}. See whether STRIPE_SECRET_KEY is that of the same account.`,
  )
}

function otherMoney(
  order: Order,
  intent: Intent,
  { isAllowed, refunded }: { isAllowed: boolean; refunded: number },
): Finding[] {
  const { number, total, currency } = order
  const { amountReceived, amountRefunded } = intent
  const said = `Stripe received ${formatMoney(amountReceived, intent.currency)} for order ${number}`
  if (intent.currency !== currency || (amountReceived < total && !isAllowed))
    return [
      wrong('payments', `${said}, whose total is ${formatMoney(total, currency)}. Look at both.`),
    ]
  if (amountRefunded !== refunded)
    return [
      wrong(
        'payments',
        `${said} and gave ${formatMoney(amountRefunded, currency)} back, and the order says ${formatMoney(refunded, currency)}. The shop asks Stripe within the hour; else look at its refunds in the admin.`,
      ),
    ]
  return []
}

/** Money that no order took: what went back whole needs none. */
function undelivered(intent: Intent, order: Order | undefined): Finding[] {
  const { id, currency, amountReceived, amountRefunded } = intent
  if (order?.deliveredAt || order?.state === 'needs_review') return []
  if (amountRefunded >= amountReceived) return []
  const money = `Stripe received ${formatMoney(amountReceived, currency)} as ${id}`
  return [
    order
      ? wrong(
          'payments',
          `${money}, and order ${order.number} was not delivered. The shop settles it within a minute; else look at the order in the admin.`,
        )
      : wrong('orders', `${money} for an order that is gone. ${LOST_ROW}`),
  ]
}

function wrong(subject: string, sentence: string): Finding {
  return { subject, sentence }
}
