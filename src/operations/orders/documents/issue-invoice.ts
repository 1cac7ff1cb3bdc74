import type { Payload } from 'payload'
import type { CartTax } from '@/domain/cart/priced-cart'
import { NO_ADDRESS } from '@/domain/customer/address'
import { composeInvoice, type SoldOrder } from '@/domain/order/documents/compose-invoice'
import {
  documentAddress,
  type DocumentContents,
  type DocumentLine,
} from '@/domain/order/documents/document-contents'
import type { OrderLine } from '@/domain/order/order-line'
import { isDemoOrder } from '@/domain/order/order-state'
import { pick } from '@/domain/own-value'
import type { Invoice, Order } from '@/payload-types'
import { insertDocumentOnce } from '../../records/invoices'
import { readShop } from '../../records/shop'
import { readExchangeRates } from '../../tax/exchange-rates'
import { sellerOf } from '../../shop-seller'
import { readWholeFamilies, type StyleNames } from '../licences/read-whole-families'

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

/** The frozen order as its documents need it. Orders of before hold no seller: theirs is the shop's of today. */
export async function soldOrder(payload: Payload, order: Order): Promise<SoldOrder> {
  const lines = order.lines
  const shop = await readShop(payload)
  const named = await readWholeFamilies(
    payload,
    lines.map(({ styles }) => styles),
  )
  const seller = order.seller ?? sellerOf(shop)
  return {
    ...pick(order, ['number', 'currency', 'net', 'total']),
    placedAt: new Date(order.placedAt),
    deliveredAt: order.deliveredAt ? new Date(order.deliveredAt) : null,
    tax: order.tax as unknown as (CartTax & { sentence?: string | null }) | null,
    demo: isDemoOrder(order),
    isTransfer: order.provider === 'transfer',
    seller: { ...seller, address: documentAddress({ ...seller.address, state: null }) },
    buyer: buyerOf(order),
    licensee: licenseeOf(order),
    purchaseOrder: order.purchaseOrder ?? null,
    lines: lines.map((line) => documentLine(line, named)),
    discounts: (order.discounts as unknown as SoldOrder['discounts'] | null) ?? [],
    heading: headingOf(lines),
    exchangeRates: await readExchangeRates(payload),
  }
}

function buyerOf({ name, company, email, vatid, address }: Order): SoldOrder['buyer'] {
  return {
    name: name ?? '',
    company: company ?? null,
    email: email ?? '',
    vatId: vatid ?? null,
    address: documentAddress(address ?? NO_ADDRESS),
  }
}

function licenseeOf({ licensee }: Order): string | null {
  const one = licensee
  if (one?.kind !== 'client') return null
  return [one.company, one.name].filter(Boolean).join(', ')
}

function documentLine(
  { id, typeface, styles, uses, amount }: OrderLine,
  { namesOf }: StyleNames,
): DocumentLine {
  return {
    id,
    typeface: typeface.name,
    uses: uses.map(({ label }) => label),
    styles: namesOf(styles),
    amount,
  }
}

/** The first upright master that was sold: masters are never thrown away. */
function headingOf(lines: OrderLine[]): DocumentContents['heading'] {
  const styles = lines.flatMap((line) => line.styles)
  const upright = styles.find(({ typ, slope }) => typ === 'static' && slope === 'upright')
  const file = upright?.files.find(({ format }) => format === 'TTF' || format === 'OTF')
  return file ? { sha256: file.sha256, extension: file.extension } : null
}
