import type { Payload } from 'payload'
import type { Period } from '@/domain/reports/period'
import { addMovement, type SalesTable, startReport, tablesOf } from '@/domain/reports/sales-report'
import type { Grouping } from '@/domain/reports/split-line'
import { readMovements } from './read-movements'
import { findShares } from './share-records'

export async function readSalesReport(
  payload: Payload,
  { by, period }: { by: Grouping; period: Period },
): Promise<SalesTable[]> {
  const report = startReport(by, by === 'designer' ? await findShares(payload) : [])
  for await (const movement of readMovements(payload, period)) addMovement(report, movement)
  return tablesOf(report)
}
