import type { Payload } from 'payload'
import { csvFormOf } from '@/domain/csv-table'
import type { Period } from '@/domain/reports/period'
import { royaltiesCsv } from '@/domain/reports/royalties'
import { salesCsv } from '@/domain/reports/sales-report'
import type { Grouping } from '@/domain/reports/split-line'
import { readShop } from '../shop-records'
import { readRoyalties } from './read-royalties'
import { readSalesReport } from './read-sales-report'

export async function exportSales(
  payload: Payload,
  { by, period, nobody }: { by: Grouping; period: Period; nobody: string },
): Promise<string> {
  const tables = await readSalesReport(payload, { by, period })
  const { country } = await readShop(payload)
  return salesCsv(tables, { by, nobody, form: csvFormOf(country) })
}

export async function exportRoyalties(
  payload: Payload,
  asked: { period: Period; designer?: string | null },
): Promise<string> {
  const { country } = await readShop(payload)
  return royaltiesCsv(await readRoyalties(payload, asked), csvFormOf(country))
}
