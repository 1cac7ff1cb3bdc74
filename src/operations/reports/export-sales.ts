import type { Payload } from 'payload'
import { csvFormOf } from '@/domain/csv/csv-form'
import type { Period } from '@/domain/reports/period'
import { salesCsv } from '@/domain/reports/sales-csv'
import type { Grouping } from '@/domain/reports/split-line'
import { readShop } from '../shop-records'
import { readSalesReport } from './read-sales-report'

export async function exportSales(
  payload: Payload,
  { by, period, nobody }: { by: Grouping; period: Period; nobody: string },
): Promise<string> {
  const tables = await readSalesReport(payload, { by, period })
  const { country } = await readShop(payload)
  return salesCsv(tables, { by, nobody, form: csvFormOf(country) })
}
