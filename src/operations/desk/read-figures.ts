import type { Payload } from 'payload'
import { addDays, type Period } from '@/domain/reports/period'
import { addMovement, type SalesTable, startReport, tablesOf } from '@/domain/reports/sales-report'
import { dayIn } from '@/domain/tax/day-in-country'
import { readMovements } from '../reports/read-movements'
import { readShop } from '../shop-records'

export type Figures = { today: SalesTable[]; days: SalesTable[]; period: Period }

/** Of today and of thirty days with it, in one pass. Only these days' orders are read, a page at a time; sums alone are kept. */
export async function readFigures(payload: Payload, now = new Date()): Promise<Figures> {
  const { country } = await readShop(payload)
  const day = dayIn(country, now)
  const period = { from: addDays(day, -29), to: day }
  const [today, days] = [startReport('typeface'), startReport('typeface')]

  for await (const movement of readMovements(payload, period)) {
    addMovement(days, movement)
    if (movement.day === day) addMovement(today, movement)
  }
  return { today: tablesOf(today), days: tablesOf(days), period }
}
