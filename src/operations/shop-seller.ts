import type { Payload } from 'payload'
import type { DocumentSeller } from '@/delivery/documents/document-types'
import { documentAddress } from '@/domain/order/documents/document-contents'
import type { Seller } from '@/domain/order/seller'
import { zoneOf } from '@/domain/tax/day-in-country'
import type { Order, Shop } from '@/payload-types'
import { readShop } from './records/shop'
import { shopOrigin } from './shop-origin'

/** The seller as the shop's settings say it today. */
export function sellerOf(shop: Shop): Seller {
  return {
    name: shop.name,
    legalName: shop.seller,
    address: {
      street: shop.address?.street ?? '',
      street_2: shop.address?.street2 ?? null,
      postal_code: shop.address?.postalCode ?? null,
      city: shop.address?.city ?? '',
      country: shop.country,
    },
    vatId: shop.vatId ?? null,
    taxNumber: shop.taxNumber ?? null,
    register: shop.register ?? null,
    representative: shop.representative ?? null,
    email: shop.email ?? '',
    telephone: shop.telephone ?? null,
    bank: bankOf(shop),
    url: shopOrigin(),
  }
}

function bankOf({ bank, seller }: Shop): Seller['bank'] {
  if (!bank?.iban) return null
  return {
    holder: bank.holder ?? seller,
    name: bank.name ?? '',
    iban: bank.iban,
    bic: bank.bic ?? '',
  }
}

/** Of the books in which an order is dated, as its invoice is. */
export function zoneOfOrder(order: Pick<Order, 'seller'> | null): string {
  return zoneOf(order?.seller?.address.country ?? '')
}

/** Who sold, as the order keeps it; of trial fonts, and of orders of before, the shop as it is. */
export async function sellerOfDocuments(
  payload: Payload,
  order: Order | null = null,
): Promise<DocumentSeller> {
  const kept = order?.seller
  const { legalName, address, vatId, email, url } = kept ?? sellerOf(await readShop(payload))
  return {
    name: legalName,
    address: documentAddress({ ...address, state: null }).lines,
    vatId,
    email,
    url,
  }
}
