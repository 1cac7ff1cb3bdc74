import type { Endpoint } from 'payload'
import { monthOf, parsePeriod, type Period } from '@/domain/reports/period'
import { GROUPINGS } from '@/domain/reports/split-line'
import { NotFound } from '@/domain/request-error'
import { InvalidRequest } from '@/domain/shop-error'
import { invoicePdfOf } from '@/operations/orders/documents/document-pdfs'
import { exportDocuments } from '@/operations/orders/documents/export-documents'
import { findDocument } from '@/operations/records/invoices'
import { exportRoyalties, exportSales, royaltiesFor } from '@/operations/reports/sales-reports'
import {
  bookName,
  exportVatReturn,
  openParcel,
  VAT_TABLES,
  type VatTable,
} from '@/operations/reports/vat-returns'
import { csvResponse, fileResponse } from '../file-response'
import { endpointIn, staffEndpoint } from './staff-endpoint'

/** `/api/invoices/…`, for staff: a document as its buyer has it, and those of a period as a table. */
export const invoiceEndpoints: Endpoint[] = [
  staffEndpoint('get', '/export', async (req) => {
    const period = periodIn(req.searchParams)
    return csvResponse(
      await exportDocuments(req.payload, period),
      bookName(`invoices-${nameOf(period)}`),
    )
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

const ofReports = endpointIn('reports')

/** `/api/reports/…`, for staff: what the pages of reports show, as tables. */
export const reportEndpoints: Endpoint[] = [
  ofReports('get', '/reports/sales', async (req) => {
    const period = periodIn(req.searchParams)
    const by = GROUPINGS.find((one) => one === req.searchParams.get('by'))
    if (!by) throw new InvalidRequest({ by: `Choose one of: ${GROUPINGS.join(', ')}.` })
    const csv = await exportSales(req.payload, { by, period, nobody: '—' })
    return csvResponse(csv, `sales-by-${by}-${nameOf(period)}`)
  }),
  endpointIn('royalties')('get', '/reports/royalties', async (req) => {
    const period = periodIn(req.searchParams)
    const designer = royaltiesFor(req.user, req.searchParams.get('designer'))
    const csv = await exportRoyalties(req.payload, { period, designer })
    return csvResponse(csv, `royalties-${nameOf(period)}`)
  }),
  ofReports('get', '/reports/vat', async (req) => {
    const period = periodIn(req.searchParams)
    const tables = Object.keys(VAT_TABLES) as VatTable[]
    const table = tables.find((one) => one === req.searchParams.get('table'))
    if (!table) throw new InvalidRequest({ table: `Choose one of: ${tables.join(', ')}.` })
    return csvResponse(
      await exportVatReturn(req.payload, { table, period }),
      bookName(`${table}-${nameOf(period)}`),
    )
  }),
  ofReports('get', '/reports/parcel', async (req) => {
    const period = periodIn(req.searchParams)
    const name = bookName(`books-${nameOf(period)}.zip`)
    return fileResponse(await openParcel(req.payload, period), { name, type: 'application/zip' })
  }),
]

/** `?from=2027-01-01&to=2027-03-31`, or `?month=2027-01`. */
function periodIn(query: URLSearchParams): Period {
  const month = query.get('month')
  const period = month === null ? parsePeriod(query.get('from'), query.get('to')) : monthOf(month)
  if (period === null)
    throw new InvalidRequest({
      from: 'Name the first and the last day, such as 2027-01-01 and 2027-03-31.',
    })
  return period
}

function nameOf({ from, to }: Period): string {
  return `${from}-to-${to}`
}
