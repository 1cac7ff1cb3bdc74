import type { SpecimenView } from '@/domain/catalogue/pages/page-views'
import type { TesterStyle } from '../../tester/state/list-tester-styles'
import { TypefaceText } from '../../tester/text/typeface-text'
import { textCoordinates } from './choose-text-style'

type Props = { typeface: SpecimenView; style: TesterStyle | null }

/** What the typeface is, in one paragraph, set in itself. */
export function Lead({ typeface, style }: Props) {
  if (!typeface.lead) return null

  return (
    <section className="lead grid">
      {style ? (
        <TypefaceText as="p" face={style.previewFace} coordinates={textCoordinates(style)}>
          {typeface.lead}
        </TypefaceText>
      ) : (
        <p>{typeface.lead}</p>
      )}
    </section>
  )
}
