import type { Endpoint, PayloadRequest } from 'payload'
import { GROUPINGS } from '@/domain/reports/split-line'
import { InvalidRequest } from '@/domain/shop-error'
import { exportRoyalties, exportSales } from '@/operations/reports/sales-reports'
import { csvResponse } from './file-response'
import { nameOf, periodIn } from './period-in'
import { staffEndpoint } from './staff-endpoint'

/** `/api/reports/…`, for staff: what the pages of reports show, as tables. */
export const reportEndpoints: Endpoint[] = [
  ofReports('/reports/sales', async (req) => {
    const period = periodIn(req.searchParams)
    const by = GROUPINGS.find((one) => one === req.searchParams.get('by'))
    if (!by) throw new InvalidRequest({ by: `Choose one of: ${GROUPINGS.join(', ')}.` })
    const csv = await exportSales(req.payload, { by, period, nobody: '—' })
    return csvResponse(csv, `sales-by-${by}-${nameOf(period)}`)
  }),
  ofReports('/reports/royalties', async (req) => {
    const period = periodIn(req.searchParams)
    const designer = req.searchParams.get('designer')
    const csv = await exportRoyalties(req.payload, { period, designer })
    return csvResponse(csv, `royalties-${nameOf(period)}`)
  }),
]

function ofReports(path: string, handle: (req: PayloadRequest) => Promise<Response>): Endpoint {
  return staffEndpoint('get', path, handle, 'reports')
}
