import type { Payload } from 'payload'
import type { TypefaceView } from '@/domain/catalogue/typeface-view'
import { measureLine } from '@/operations/fonts/measure-line'
import {
  lineOfStatement,
  type MeasuredStatement,
  type Statement,
} from '@/storefront/checkout/page-statement'

/** What stands large on a page, so that it has its room from the first paint. */
export async function measureStatement(
  shop: Payload,
  statement: Statement,
  views: TypefaceView[],
): Promise<MeasuredStatement | null> {
  const line = lineOfStatement(statement, views)
  const measured = line && (await measureLine(shop, line))
  return measured && statement.face ? { face: statement.face.face, line: measured } : null
}
