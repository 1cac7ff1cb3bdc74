import { ReadingFaces, ReadingTitle, type SetIn } from '../shell/reading/reading-faces'
import { FitText } from '../ui/fit-text'

/** A page's heading on the full measure; where no typeface of the catalogue can write it, in the interface's. */
export function MeasuredHeading({ title, setIn }: { title: string; setIn: SetIn | null }) {
  if (!setIn?.regular || !setIn.title) {
    return (
      <div className="fitbox desc">
        <FitText>{title}</FitText>
      </div>
    )
  }
  return (
    <div className="measured">
      <ReadingFaces setIn={setIn} />
      <ReadingTitle measure={setIn.title} />
    </div>
  )
}
