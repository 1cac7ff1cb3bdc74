import { lazy, Suspense, useId } from 'react'
import { loadCode } from '../../shell/failures/load-code'
import { cssOfFace, faceOf } from '../bill/figure-face'
import type { ShopChoice, ShopStyle } from '../shop-choice'
import type { TypedText } from '../use-shop-query'
import { setName } from './set-name'
import { splitItalic } from './style-columns'

/** Few visitors bring a text along; where its code does not come, the names stand alone. */
const StyleText = lazy(() =>
  loadCode(() => import('./style-text')).catch(() => ({ default: RoomOfText })),
)

type StyleRowProps = {
  style: ShopStyle
  /** A word of the typeface in its own script, where that runs from right to left. */
  word: ShopChoice['inItself'] | null
  /** It stands for the name, which is small beside it. */
  typed: TypedText
  /** Its price, where others cost less. */
  dearer: string | null
  isPicked: boolean
  /** Held already: it cannot be taken out. */
  isHeld: boolean
  place?: { row: number; column: number }
  onPick: (isPicked: boolean) => void
}

/** One style set in itself; the whole line is the target. */
export function StyleRow({ style, word, typed, dearer, ...row }: StyleRowProps) {
  const { isPicked, isHeld, place, onPick } = row
  const priceId = useId()
  const { roman, italic } = splitItalic(style.name)
  const face = cssOfFace(faceOf(style))

  return (
    <label
      className={`style-row hit${isHeld ? ' is-held' : isPicked ? ' is-on' : ''}`}
      style={place && { gridRow: place.row, gridColumn: place.column }}
    >
      <input
        type="checkbox"
        aria-label={isHeld ? `${style.name}, yours already` : style.name}
        aria-disabled={isHeld || undefined}
        aria-describedby={dearer ? priceId : undefined}
        checked={isHeld || isPicked}
        onChange={(event) => !isHeld && onPick(event.target.checked)}
      />
      <span className="mark" aria-hidden="true" />
      {typed.text && (
        <Suspense fallback={<RoomOfText />}>
          <StyleText style={style} typed={typed} />
        </Suspense>
      )}
      <span className="n" translate="no" style={face} ref={setName}>
        {roman}
        {italic && <span className="it">{italic}</span>}
      </span>
      {word && !typed.text && (
        <span className="st-word" lang={word.lang} translate="no" dir={word.dir} style={face}>
          {word.text}
        </span>
      )}
      {dearer && (
        <span id={priceId} className="num soft">
          {dearer}
        </span>
      )}
    </label>
  )
}

function RoomOfText() {
  return <span className="st-typed" />
}
