import type { SpecimenView } from '@/domain/catalogue/pages/page-views'
import type { TesterStyle } from '../../tester/state/list-tester-styles'
import { TypefaceText } from '../../tester/text/typeface-text'
import { textCoordinates } from './choose-text-style'

type Props = { typeface: SpecimenView; style: TesterStyle | null }

export function About({ typeface, style }: Props) {
  if (typeface.about.length === 0) return null

  const paragraphs = typeface.about.map((paragraph) => <p key={paragraph}>{paragraph}</p>)
  return (
    <section className="sec">
      <h2>About</h2>
      <div className="grid">
        {style ? (
          <TypefaceText
            as="div"
            className="about"
            face={style.previewFace}
            coordinates={textCoordinates(style)}
          >
            {paragraphs}
          </TypefaceText>
        ) : (
          <div className="about">{paragraphs}</div>
        )}
      </div>
    </section>
  )
}
