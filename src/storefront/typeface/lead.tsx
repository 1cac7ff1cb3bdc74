import type { TypefaceView } from '@/domain/catalogue/typeface-view'
import type { TesterStyle } from '../tester/list-tester-styles'
import { setIn } from '../tester/set-in'
import { textCoordinates } from './choose-text-style'

type Props = { typeface: TypefaceView; style: TesterStyle | null }

/** What the typeface is, in one paragraph, set in itself. */
export function Lead({ typeface, style }: Props) {
  if (!typeface.lead) return null

  return (
    <section className="lead grid">
      <p style={style ? setIn(style.previewFace, textCoordinates(style)) : undefined}>
        {typeface.lead}
      </p>
    </section>
  )
}
