import type { MeasuredText } from '@/domain/catalogue/lines/line-metrics'
import type { TypefaceView } from '@/domain/catalogue/typeface-view'
import { cssOfFace, cssOfThin, type FigureFace } from '../shop/bill/figure-face'
import { choiceOf, stylesOf } from '../shop/shop-choice'
import { FitText } from '../ui/fit-text'
import { MeasuredLine } from '../ui/measured-line'

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

/** What stands large on a page, in its browser font, measured on the server. */
export type MeasuredStatement = { face: string; line: MeasuredText }

/** What stands large on the page of an order or a quote: the total, or thanks. */
export type Statement = { text: string; face: FigureFace | null }

type LineToMeasure = {
  styleId: string
  text: string
  coordinates: Record<string, number>
  on: string[]
}

/** What the server measures of a statement; null: its style is not published any more. */
export function lineOfStatement(
  { text, face }: Statement,
  views: TypefaceView[],
): LineToMeasure | null {
  const styles = views.map(choiceOf).flatMap(stylesOf)
  const style = styles.find(({ previewFace }) => previewFace === face?.face)
  if (!style || !face) return null
  return { styleId: style.id, text, coordinates: face.coordinates, on: ['lnum'] }
}
