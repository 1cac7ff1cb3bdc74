import { cssOfFace, type FigureFace } from '../shop/bill/figure-face'
import { FitText } from '../ui/fit-text'
import { MeasuredLine } from '../ui/measured-line'
import type { SetTotal } from './set-total'

type PageTotalProps = {
  amount: string
  face: FigureFace | null
  /** As the server has measured it; where amount or face are others by now, it is measured here. */
  setTotal: SetTotal | null
  isStruck: boolean
}

const HIGHEST = 0.75

/** A total as the heading of a page. */
export function PageTotal({ amount, face, setTotal, isStruck }: PageTotalProps) {
  const style = cssOfFace(face)
  const text = isStruck ? <s>{amount}</s> : amount
  const fitted = (
    <FitText
      className="num"
      style={style}
      capInWindow={HIGHEST}
      fitKey={`${amount} ${isStruck} ${face?.face ?? ''}`}
    >
      {text}
    </FitText>
  )
  const isMeasured = setTotal?.measured.text === amount && setTotal.face === face?.face
  if (!isMeasured) return <div className="fitbox">{fitted}</div>

  return (
    <div className="fitbox is-measured">
      <MeasuredLine
        measured={setTotal.measured}
        face={setTotal.face}
        className="num"
        style={style}
        capInWindow={HIGHEST}
        fallback={fitted}
      >
        {text}
      </MeasuredLine>
    </div>
  )
}
