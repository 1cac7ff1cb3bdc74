import { parseCorrectionRequest } from '@/domain/order/refund/correction'
import { standingInvoice } from '@/domain/order/documents/compose-credit-note'
import { correctInvoice } from '@/operations/orders/corrections/correct-invoice'
import { contentsOf } from '@/operations/orders/documents/issue-credit-note'
import { findDocumentsOfOrder } from '@/operations/records/invoices'
import type { Shop } from '../shop/open-shop'
import type { Sale } from './money-back'

/** Of a buyer in Austria, who pays its VAT as long as no company is named. */
export const VIENNA = { country: 'AT', postal_code: '1010', name: 'Ada Buyer' }

export const ADDRESS = {
  street: 'Hauptstraße 1',
  postal_code: '1010',
  city: 'Berlin',
  country: 'AT',
}

let asked = 0

/** As the form of the order sends it; `invoice` not given: the one that stands. */
export async function correctionOf(
  { payload }: Shop,
  user: { id: string; email: string },
  { id }: Pick<Sale, 'id'>,
  difference: Record<string, unknown>,
) {
  const documents = await findDocumentsOfOrder(payload, id)
  const invoice = standingInvoice(documents.map(contentsOf))?.number
  const request = parseCorrectionRequest({
    key: `correct-${++asked}`,
    invoice,
    reason: 'They told us their number.',
    name: 'Ada Buyer',
    company: 'Druck & Co GmbH',
    address: ADDRESS,
    ...difference,
  })
  return { ...request, order: id, user }
}

export async function correctAs(
  shop: Shop,
  user: { id: string; email: string },
  sale: Pick<Sale, 'id'>,
  difference: Record<string, unknown>,
) {
  return correctInvoice(shop.payload, await correctionOf(shop, user, sale, difference))
}
