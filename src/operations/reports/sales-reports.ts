import type { Payload } from 'payload'
import { csvFormOf } from '@/domain/csv-table'
import type { Period } from '@/domain/reports/period'
import {
  addToRoyalties,
  royaltiesCsv,
  type RoyaltyStatement,
  startRoyalties,
  statementsOf,
} from '@/domain/reports/royalties'
import {
  addMovement,
  salesCsv,
  type SalesTable,
  startReport,
  tablesOf,
} from '@/domain/reports/sales-report'
import { findOverfullDay } from '@/domain/reports/shares'
import type { Grouping } from '@/domain/reports/split-line'
import { may, type StaffMember } from '@/domain/staff/roles'
import type { Designer, User } from '@/payload-types'
import { idOf } from '../id-of'
import { findShares, sharesOf } from '../records/sales'
import { readShop } from '../records/shop'
import { readMovements } from './read-movements'

export async function readSalesReport(
  payload: Payload,
  { by, period }: { by: Grouping; period: Period },
): Promise<SalesTable[]> {
  const report = startReport(by, by === 'designer' ? await findShares(payload) : [])
  for await (const movement of readMovements(payload, period)) addMovement(report, movement)
  return tablesOf(report)
}

/** What each designer is owed for a period; `designer`: one of them alone. */
export async function readRoyalties(
  payload: Payload,
  { period, designer }: { period: Period; designer?: string | null },
): Promise<RoyaltyStatement[]> {
  const royalties = startRoyalties(await findShares(payload))
  for await (const movement of readMovements(payload, period)) addToRoyalties(royalties, movement)
  return statementsOf(royalties).filter((one) => !designer || one.designer.key === designer)
}

type Reader = StaffMember & Pick<User, 'designer'>

/** Whose royalties a member of staff reads: who has no other reports, their own alone. null: everybody's. */
export function royaltiesFor(member: Reader | null | undefined, asked: string | null) {
  if (may(member, 'read', 'reports')) return asked
  return member?.designer ? idOf(member.designer) : NOBODY
}

/** No row has this id. */
const NOBODY = 'nobody'

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

type RowError = { path: string; message: string }

/** A designer's shares beside those of all others: what would be too much, by its row. */
export async function checkShares(payload: Payload, designer: Designer): Promise<RowError[]> {
  const own = sharesOf({ ...designer, id: designer.id ?? '' })
  if (own.length === 0) return []
  const others = await findShares(payload, designer.id)

  return own.flatMap(({ typeface, from }, index): RowError[] => {
    const twice = own.findIndex((one) => one.typeface === typeface && one.from === from)
    if (twice !== index) {
      const message = 'Two shares of one typeface begin on the same day. Keep one of them.'
      return [{ path: `shares.${index}.from`, message }]
    }
    const overfull = findOverfullDay([...others, ...own], typeface)
    if (overfull === null) return []
    const when = overfull === '' ? 'Together' : `From ${overfull} on`
    const message = `${when} the designers of this typeface would have more than 100 %.`
    return [{ path: `shares.${index}.percent`, message }]
  })
}
