import type { Payload } from 'payload'
import { paymentProvider } from '../orders/payment/configured-payments'
import { readFileRows, readSaleRows, type SaleRows } from '../records/check/checked-rows'
import { checkFiles } from './check-files'
import { comparePayments, compareSales } from './compare-sales'
import type { Checked } from './check-files'

/** Whether all that the shop keeps fits together. Reads alone: it may run beside an open shop. */
export async function checkShop(payload: Payload): Promise<Checked> {
  const sales = await readSaleRows(payload)
  const parts = [
    await checkFiles(await readFileRows(payload)),
    compareSales(sales),
    await checkPayments(payload, sales),
  ]
  return {
    counted: parts.flatMap(({ counted }) => counted),
    findings: parts.flatMap(({ findings }) => findings),
  }
}

const DAY_MS = 24 * 3_600_000

async function checkPayments(payload: Payload, sales: SaleRows): Promise<Checked> {
  const provider = paymentProvider(payload)
  const placed = sales.orders.flatMap((order) =>
    order.provider === 'stripe' ? [Date.parse(order.placedAt)] : [],
  )
  if (!provider.listPaid) return leftOut('no keys of Stripe are set')
  if (placed.length === 0) return leftOut('no order was ever placed with it')
  // The machine's clock and Stripe's differ.
  const since = new Date(Math.min(...placed) - DAY_MS)
  return comparePayments(sales, await provider.listPaid(since))
}

function leftOut(why: string): Checked {
  const sentence = `Stripe’s list of payments was left out: ${why}.`
  return { counted: [], findings: [{ subject: 'payments', sentence, isNote: true }] }
}
