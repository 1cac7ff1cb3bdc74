import type { Endpoint } from 'payload'
import { NotFound } from '@/domain/request-error'
import { findDocument } from '@/operations/orders/documents/document-records'
import { exportDocuments } from '@/operations/orders/documents/export-documents'
import { invoicePdfOf } from '@/operations/orders/documents/invoice-pdf'
import { fileResponse } from './file-response'
import { staffEndpoint } from './staff-endpoint'

/** `/api/invoices/…`, for staff: a document as its buyer has it, and a month of them as a table. */
export const invoiceEndpoints: Endpoint[] = [
  staffEndpoint('get', '/export', async (req) => {
    const month = req.searchParams.get('month') ?? ''
    const csv = await exportDocuments(req.payload, month)
    return fileResponse(csv, { name: `invoices-${month}.csv`, type: 'text/csv; charset=utf-8' })
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
