import type { Payload } from 'payload'
import { nameStyles } from '@/domain/catalogue/styles/styles-in-words'
import type { Licensee } from '@/domain/cart/cart-request'
import type { Address } from '@/domain/customer/address'
import { describeConsents, type Consents } from '@/domain/order/consents'
import { documentAddress } from '@/domain/order/documents/document-contents'
import type {
  OrderSheet,
  SheetBuyer,
  SheetLine,
  SheetPayment,
} from '@/domain/order/order-for-staff'
import { isDemoOrder } from '@/domain/order/order-state'
import type { VatCheck } from '@/domain/tax/vat-check'
import { env } from '@/env'
import { stripeDashboardUrl } from '@/payments/stripe/stripe-intent'
import type { Order, OrderEvent, Refund } from '@/payload-types'
import { findDocumentsOfOrder } from '../documents/document-records'
import { licenseeName } from '../licences/grant-licences'
import { findGrantsOfLicences, findLicencesOfOrder } from '../licences/licence-records'
import { discountsOf, taxOf } from '../order-bill'
import type { OrderLine } from '../order-records'
import { feeOf } from '../fees/fee-records'
import { inLineOrder } from '../order-response'
import { mailOf } from '../resend-mail'
import { papersOf } from './sheet-papers'
import { sheetLicence } from './sheet-licence'

type Parts = { order: Order; refunds: Refund[]; events: OrderEvent[] }

/** An order laid out for staff to read. */
export async function readSheet(
  payload: Payload,
  { order, refunds, events }: Parts,
): Promise<OrderSheet> {
  const licences = inLineOrder(order, await findLicencesOfOrder(payload, order.id))
  const grants = await findGrantsOfLicences(
    payload,
    licences.map(({ id }) => id),
  )
  const invoices = await findDocumentsOfOrder(payload, order.id)
  const lines = order.lines as unknown as OrderLine[]
  return {
    number: order.number,
    placed_at: order.placedAt,
    buyer: buyerOf(order),
    licensee: licenseeOf(order),
    lines: lines.map(sheetLine),
    discounts: discountsOf(order),
    net: order.net,
    tax: taxOf(order),
    payment: paymentOf(order),
    licences: licences.map((licence) => sheetLicence(licence, { grants, refunds, events })),
    papers: papersOf({ licences, invoices, lines }),
    agreed: describeConsents(order.consents as Consents | null),
    mail_failure: order.mailFailure ?? null,
    mail: mailOf(order),
  }
}

function buyerOf(order: Order): SheetBuyer {
  const address = order.address as unknown as Address | null
  return {
    name: order.name ?? '',
    company: order.company ?? null,
    email: order.email ?? '',
    address: address ? documentAddress(address).lines : [],
    vat: vatOf(order),
    purchase_order: order.purchaseOrder ?? null,
    note: order.note ?? null,
  }
}

/** A number that VIES denied stands on no document, and here beside its answer. */
function vatOf({ vatid, vatCheck }: Order): SheetBuyer['vat'] {
  const check = (vatCheck ?? null) as unknown as VatCheck | null
  const id = vatid ?? check?.vatId
  if (!id) return null
  return {
    id,
    checked: check?.checked ?? 'form',
    valid: check?.valid ?? null,
    name: check?.name ?? null,
    consultation: check?.consultationNumber ?? null,
    at: check?.at ?? '',
  }
}

function licenseeOf(order: Order): OrderSheet['licensee'] {
  const licensee = order.licensee as unknown as Licensee
  const isClient = licensee.kind === 'client'
  return {
    name: isClient
      ? [licensee.company, licensee.name].filter(Boolean).join(', ')
      : licenseeName(order),
    email: isClient ? (licensee.email ?? null) : null,
    is_buyer: !isClient,
  }
}

function sheetLine({ id, typeface, styles, uses, bill, amount, replaces }: OrderLine): SheetLine {
  return {
    ...{ id, bill, amount },
    typeface: typeface.name,
    styles: nameStyles(styles),
    uses: uses.map(({ label, answers }) =>
      [label, ...Object.values(answers)].filter(Boolean).join(', '),
    ),
    replaces: replaces ? { kind: replaces.kind, number: replaces.number } : null,
  }
}

function paymentOf(order: Order): SheetPayment {
  const { provider, intent, total } = order
  const way = provider === 'transfer' || provider === 'demo' ? provider : 'stripe'
  const isTest = env.stripe.secretKey?.startsWith('sk_test_') ?? false
  const hasPage = way === 'stripe' && Boolean(intent)
  return {
    way: total === 0 ? null : way,
    is_demo: isDemoOrder(order),
    intent: intent ?? null,
    url: hasPage ? stripeDashboardUrl(intent ?? '', { isTest }) : null,
    paid_at: order.paidAt ?? null,
    is_unknown: Boolean(order.paymentUnknownSince),
    fee: feeOf(order),
  }
}
