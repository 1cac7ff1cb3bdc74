import type { TypefaceView } from '@/domain/catalogue/typeface-view'
import type { TesterStyle } from '../tester/list-tester-styles'
import { setIn } from '../tester/set-in'
import { textCoordinates } from './choose-text-style'

type Props = { typeface: TypefaceView; style: TesterStyle | null }

export function About({ typeface, style }: Props) {
  if (typeface.about.length === 0) return null

  return (
    <section className="sec in-its-time">
      <h2>About</h2>
      <div className="grid">
        <div
          className="about"
          style={style ? setIn(style.previewFace, textCoordinates(style)) : undefined}
        >
          {typeface.about.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
    </section>
  )
}
