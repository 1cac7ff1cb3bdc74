import type { SpecimenView } from '@/domain/catalogue/pages/page-views'
import { formatMoney } from '@/domain/money/format-money'
import { lowerFirst } from '@/domain/words'
import { NOT_FOR_SALE } from '../../catalogue/row-text'
import { TypefaceText } from '../../tester/text/typeface-text'
import { arrangeStyles, type StylePlace } from './arrange-styles'
import { StyleLine } from './style-line'

/** Every style set in itself: roman left, italic right. */
export function StylesList({ typeface }: { typeface: SpecimenView }) {
  const { styles, inItself } = typeface
  if (styles.length === 0) return null

  const places = arrangeStyles(styles)
  return (
    <section className="sec styles">
      <h2>{styles.length === 1 ? 'Style' : 'Styles'}</h2>
      <div className={`st-list ${shapeOf(places)}`}>
        {places.map(({ style, column }) => (
          <StyleLine
            key={style.id}
            styleId={style.id}
            label={`${style.name}, ${priceText(style.price, typeface)}`}
            column={column}
          >
            <TypefaceText
              className="st-name"
              fits
              hangs
              face={style.previewFace}
              coordinates={style.defaultCoordinates}
            >
              {style.name}
            </TypefaceText>
            {inItself.dir === 'rtl' && (
              <TypefaceText
                className="st-word"
                lang={inItself.lang}
                dir="rtl"
                face={style.previewFace}
                coordinates={style.defaultCoordinates}
                hidden
              >
                {inItself.text}
              </TypefaceText>
            )}
            <span className="num">{priceText(style.price, typeface)}</span>
          </StyleLine>
        ))}
      </div>
    </section>
  )
}

function priceText(price: number | null, { currency, fromPrice }: SpecimenView): string {
  if (price !== null) return formatMoney(price, currency)
  return fromPrice === null ? lowerFirst(NOT_FOR_SALE) : 'with the family'
}

function shapeOf(places: StylePlace[]): string {
  if (places.length === 1) return 'one'
  const columns = new Set(places.map(({ column }) => column))
  return columns.size === 1 ? 'single' : ''
}
