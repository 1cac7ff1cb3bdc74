import type { SpecimenView } from '@/domain/catalogue/pages/page-views'
import type { TypefaceView } from '@/domain/catalogue/typeface-view'
import { keepNamesWhole } from '../../catalogue/row-text'
import type { TesterStyle } from '../../tester/state/list-tester-styles'
import { TypefaceText } from '../../tester/text/typeface-text'
import { UnbrokenFigures } from '../../ui/unbroken-figures'
import { textCoordinates } from '../specimen/choose-text-style'

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

type FactsProps = { facts: TypefaceView['factSheet'] }

/** Who drew it, and what is true of its files today: a line each, however many there are. */
export function Facts({ facts }: FactsProps) {
  if (facts.length === 0) return null

  return (
    <section className="sec facts-of-files grid">
      <h2>Facts</h2>
      <dl>
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className={/^[\d\s,.]+$/.test(value) ? 'num' : undefined}>
              <UnbrokenFigures text={keepNamesWhole(value)} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
