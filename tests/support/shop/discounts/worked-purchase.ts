import { stripe } from '../stripe-environment'
import type { Payload } from 'payload'
import type { CartTax, PricedCart } from '@/domain/cart/priced-cart'
import type { DocumentContents } from '@/domain/order/documents/document-contents'
import type { OrderLine } from '@/domain/order/order-line'
import { findDocumentsOfOrder } from '@/operations/records/invoices'
import type { Browser } from '../browser'
import { aLine, checkOut, confirm, createPayment } from '../buyer'
import { requireOrder } from '../delivered'
import { emptyOutbox, type Shop } from '../open-shop'

/** Four of the five styles of Fount Serif (45.00 € each, all of it 180.00 €) and one of Instrument Serif (60.00 €). */
export async function linesFor(buyer: Browser) {
  const serif = await aLine(buyer, {
    slug: 'fount-serif',
    styles: ['Light', 'Regular', 'SemiBold', 'Black'],
    licences: [
      { type: 'desktop', tier: 'users-6-20' },
      { type: 'web', tier: 'views-100k', answers: { domain: 'example.org' } },
    ],
  })
  return [serif, await aLine(buyer, { slug: 'instrument-serif', styles: ['Regular'] })]
}

/** Ordered from Germany, paid and delivered; what card, order and invoice say. */
export async function buyByCard(shop: Shop, buyer: Browser, cart: PricedCart) {
  const { body: placed } = await checkOut(buyer, cart)
  const { body: payment } = await createPayment(buyer, cart)
  stripe.commands.pay(payment.payment_intent)
  await confirm(buyer, cart, payment)
  await emptyOutbox(shop.payload)
  const order = await requireOrder(shop, placed)
  const [invoice] = await documentsOf(shop, order.id)
  const tax = order.tax as unknown as CartTax
  return {
    order,
    lines: order.lines as unknown as OrderLine[],
    payment,
    sums: [order.net, tax.amount, order.total],
    charged: [payment.amount, payment.currency, order.state],
    invoiced: invoice && sumsOf(invoice),
  }
}

/** Invoice and credit notes, in the order they were made. */
export async function documentsOf(
  { payload }: { payload: Payload },
  order: string,
): Promise<DocumentContents[]> {
  const documents = await findDocumentsOfOrder(payload, order)
  return documents.map(({ contents }) => contents as unknown as DocumentContents)
}

export function sumsOf({ net, tax, total }: DocumentContents): number[] {
  return [net, tax.amount, total]
}
