import { cssOfFace, cssOfThin } from '../shop/bill/figure-face'
import { FitText } from '../ui/fit-text'
import { MeasuredLine } from '../ui/measured-line'
import type { MeasuredStatement, Statement } from './statement'

type PageStatementProps = Statement & {
  /** As the server has measured it; where text or face are others by now, it is measured here. */
  measured: MeasuredStatement | null
  /** Figures keep to their line; letters may hang below it. */
  kind: 'figures' | 'thin figures' | 'struck figures' | 'words'
}

const HIGHEST = 0.75

/** What a page says first, as large as the page: a total, thanks. */
export function PageStatement({ text, face, measured, kind }: PageStatementProps) {
  const style = kind === 'thin figures' ? cssOfThin(face) : cssOfFace(face)
  const className = kind === 'words' ? undefined : 'num'
  const box = kind === 'words' ? 'fitbox desc' : 'fitbox'
  const shown = kind === 'struck figures' ? <s>{text}</s> : text
  const fitKey = `${text} ${kind} ${face?.face ?? ''}`
  const fitted = (
    <FitText {...{ className, style, fitKey }} capInWindow={HIGHEST}>
      {shown}
    </FitText>
  )
  const isMeasured = measured?.line.text === text && measured.face === face?.face
  if (!isMeasured) return <div className={box}>{fitted}</div>

  return (
    <div className={`${box} is-measured`}>
      <MeasuredLine
        {...{ className, style }}
        measured={measured.line}
        face={measured.face}
        capInWindow={HIGHEST}
        fallback={fitted}
      >
        {shown}
      </MeasuredLine>
    </div>
  )
}
