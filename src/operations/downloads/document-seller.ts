import type { Payload } from 'payload'
import type { DocumentSeller } from '@/delivery/documents/document-types'
import { documentAddress } from '@/domain/order/documents/document-contents'
import type { Seller } from '@/domain/order/seller'
import type { Order } from '@/payload-types'
import { sellerOf } from '../seller'
import { readShop } from '../shop-records'

/** Who sold, as the order keeps it; of trial fonts, and of orders of before, the shop as it is. */
export async function sellerOfDocuments(
  payload: Payload,
  order: Order | null = null,
): Promise<DocumentSeller> {
  const kept = order?.seller as unknown as Seller | null | undefined
  const { legalName, address, vatId, email, url } = kept ?? sellerOf(await readShop(payload))
  return {
    name: legalName,
    address: documentAddress({ ...address, state: null }).lines,
    vatId,
    email,
    url,
  }
}
