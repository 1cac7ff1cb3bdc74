import type { Payload } from 'payload'
import { composeInvoice } from '@/domain/order/documents/compose-invoice'
import type { Invoice, Order } from '@/payload-types'
import { insertDocumentOnce } from './document-records'
import { soldOrder } from './sold-order'

/**
 * The invoice of an order, made once. An order of 0 has none: nothing was paid for, so no law asks for one, and it would take a number
 * from the books to say nothing.
 */
export async function issueInvoice(
  payload: Payload,
  order: Order,
  { received }: { received?: number } = {},
): Promise<Invoice | null> {
  if (order.total === 0) return null
  const sold = await soldOrder(payload, order)
  return insertDocumentOnce(payload, {
    documentkey: `order:${order.id}:invoice`,
    kind: 'invoice',
    demo: sold.demo,
    country: sold.seller.address.country,
    order: order.id,
    compose: async (issue) => composeInvoice(sold, { ...issue, received }),
  })
}
