import type { LineMeasure } from '@/domain/catalogue/line-measure'
import { defaultStyleOf } from '../../catalogue/animated-name/default-style'
import { TITLE } from './reading-faces'

/** A title on the measure by CSS alone: it has its room before its font is there, and nothing beneath it moves. */
export function ReadingTitle({ measure }: { measure: LineMeasure }) {
  const style = defaultStyleOf({ ...measure, faces: [TITLE] })
  return (
    <span className="line" style={{ ...style, fontFamily: `"${TITLE}", var(--ui)` }}>
      <span>{measure.text}</span>
    </span>
  )
}
