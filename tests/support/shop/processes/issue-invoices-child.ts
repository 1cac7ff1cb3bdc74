import config from '@payload-config'
import { getPayload } from 'payload'
import { issueInvoice } from '@/operations/orders/documents/issue-invoice'
import { findOrder } from '@/operations/records/orders'

/** Another server on the same data, which issues the invoices of these orders all at once. */
const payload = await getPayload({ config })
await Promise.all(
  (process.argv.at(-1) ?? '').split(',').map(async (id) => {
    const order = await findOrder(payload, id)
    if (order) await issueInvoice(payload, order)
  }),
)
process.exit(0)
