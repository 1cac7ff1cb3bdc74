import type { TrialRow } from '@/domain/trial/trial-page'
import { defaultFaceOf } from '@/domain/catalogue/lines/default-face'
import { countOf } from '@/domain/words'
import { faceStyle } from '../tester/text/face-style'

type TrialChoiceProps = { row: TrialRow; isChosen: boolean; onChoose: () => void }

/** One family, set in itself: the whole line is the target. */
export function TrialChoice({ row, isChosen, onChoose }: TrialChoiceProps) {
  const { name, inItself, line, styleCount } = row
  const styles = countOf(styleCount, 'style')
  return (
    <label className="hit">
      <input
        type="checkbox"
        checked={isChosen}
        aria-label={`${name}, ${styles}`}
        onChange={onChoose}
      />
      <span className="mark" aria-hidden="true" />
      <span
        className="n"
        lang={inItself.lang}
        dir={inItself.dir}
        translate="no"
        style={line ? faceStyle(defaultFaceOf(line)) : undefined}
      >
        {inItself.text}
      </span>
      <span className="soft num">{styles}</span>
    </label>
  )
}
