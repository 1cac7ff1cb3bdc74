import type { Payload } from 'payload'
import type { Address } from '@/domain/customer/address'
import { documentAddress } from '@/domain/order/documents/document-contents'
import type { OrderView } from '@/domain/order/order-answer'
import type { Order } from '@/payload-types'
import { sellerOfDocuments } from '../downloads/document-seller'

/** Seller and buyer as the order keeps them, for the paper it may be printed on. */
export async function partiesOf(payload: Payload, order: Order): Promise<OrderView['parties']> {
  const seller = await sellerOfDocuments(payload, order)
  const { name, company, vatid, email } = order
  const address = order.address as unknown as Address | null
  const buyer = [company, name, ...(address ? documentAddress(address).lines : [])]
  return {
    seller: compact([seller.name, ...seller.address, vatLine(seller.vatId), seller.email]),
    buyer: compact([...buyer, vatLine(vatid), email]),
  }
}

function vatLine(vatId: string | null | undefined): string {
  return vatId ? `VAT ${vatId}` : ''
}

function compact(lines: (string | null | undefined)[]): string[] {
  return lines.filter((line): line is string => Boolean(line))
}
