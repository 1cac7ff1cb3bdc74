import { THIN_SPACE } from '@/domain/words'

/** "2 173.50": in figures so large half a thin space parts the thousands. */
export function TotalFigures({ total }: { total: string }) {
  return total.split(THIN_SPACE).map((figures, at) => (
    <span key={at}>
      {at > 0 && <span className="thousands">{THIN_SPACE}</span>}
      {figures}
    </span>
  ))
}
