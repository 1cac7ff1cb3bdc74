import type { Endpoint } from 'payload'
import { NotFound } from '@/domain/request-error'
import { nameOf, periodIn } from './period-in'
import { findDocument } from '@/operations/records/invoices'
import { exportDocuments } from '@/operations/orders/documents/export-documents'
import { invoicePdfOf } from '@/operations/orders/documents/document-pdfs'
import { csvResponse, fileResponse } from './file-response'
import { staffEndpoint } from './staff-endpoint'

/** `/api/invoices/…`, for staff: a document as its buyer has it, and those of a period as a table. */
export const invoiceEndpoints: Endpoint[] = [
  staffEndpoint('get', '/export', async (req) => {
    const period = periodIn(req.searchParams)
    return csvResponse(await exportDocuments(req.payload, period), `invoices-${nameOf(period)}`)
  }),
  staffEndpoint('get', '/:id/pdf', async (req) => {
    const id = String(req.routeParams?.id ?? '')
    const invoice = await findDocument(req.payload, { id: { equals: id } })
    if (!invoice) throw new NotFound('invoice')
    const pdf = await invoicePdfOf(req.payload, invoice)
    const name = `${invoice.number}.pdf`
    return fileResponse(new Uint8Array(pdf), { name, type: 'application/pdf' })
  }),
]
