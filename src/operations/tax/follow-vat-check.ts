import type { Payload } from 'payload'
import type { CartTax } from '@/domain/cart/priced-cart'
import { isLetPass, nextAskAfterMs, type VatCheck } from '@/domain/tax/vat-check'
import type { Order } from '@/payload-types'
import { recordOrderEvent } from '../orders/history/order-event-records'
import { insertDueCheck } from './vat-check-records'

/** An order whose number was let pass is asked for again. Noted before the order can be paid, so that no crash loses it. */
export async function followVatCheck(payload: Payload, order: Order): Promise<void> {
  const check = (order.vatCheck ?? null) as unknown as VatCheck | null
  if (check === null || !isLetPass(check, order.tax as unknown as CartTax | null)) return

  const dueAt = new Date(Date.parse(order.placedAt) + (nextAskAfterMs(0) ?? 0))
  await insertDueCheck(payload, { order: order.id, vatId: check.vatId, dueAt })
  await recordOrderEvent(payload, {
    order: order.id,
    kind: 'vat_check_open',
    by: 'shop',
    why: 'VIES gave no answer; the VAT number was let pass, and is asked for again.',
    key: 'vat-check-open',
  })
}
