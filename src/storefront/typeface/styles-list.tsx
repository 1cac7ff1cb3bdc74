import type { TypefaceView } from '@/domain/catalogue/typeface-view'
import { formatMoney } from '@/domain/money/format-money'
import { setIn } from '../tester/set-in'
import { arrangeStyles, type StylePlace } from './arrange-styles'
import { StyleLine } from './style-line'

/** Every style set in itself: roman left, italic right. */
export function StylesList({ typeface }: { typeface: TypefaceView }) {
  const { styles } = typeface
  if (styles.length === 0) return null

  const places = arrangeStyles(styles)
  return (
    <section className="sec styles">
      <h2>{styles.length === 1 ? 'Style' : 'Styles'}</h2>
      <div className={`st-list ${shapeOf(places)}`}>
        {places.map(({ style, column }) => (
          <StyleLine key={style.id} styleId={style.id} column={column}>
            <span className="st-name" style={setIn(style.previewFace, style.restCoordinates)}>
              {style.name}
            </span>
            {typeface.inItself.dir === 'rtl' && (
              <span
                className="st-word"
                aria-hidden="true"
                lang={typeface.inItself.lang}
                dir="rtl"
                style={setIn(style.previewFace, style.restCoordinates)}
              >
                {typeface.inItself.text}
              </span>
            )}
            <span className="num">
              {style.price === null
                ? 'with the family'
                : formatMoney(style.price, typeface.currency)}
            </span>
          </StyleLine>
        ))}
      </div>
    </section>
  )
}

function shapeOf(places: StylePlace[]): string {
  if (places.length === 1) return 'one'
  const columns = new Set(places.map(({ column }) => column))
  return columns.size === 1 ? 'single' : ''
}
