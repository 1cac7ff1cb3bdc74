import { Fragment } from 'react'
import { THIN_SPACE } from '@/domain/words'

/**
 * "2 173.50": in figures so large half a thin space parts the thousands. Every text is all that its element holds: React sets it anew
 * where a translator has put another in its place.
 */
export function TotalFigures({ total }: { total: string }) {
  return total.split(THIN_SPACE).map((figures, at) => (
    <Fragment key={at}>
      {at > 0 && <span className="thousands">{THIN_SPACE}</span>}
      <span>{figures}</span>
    </Fragment>
  ))
}
