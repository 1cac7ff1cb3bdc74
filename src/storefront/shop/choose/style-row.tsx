import { featureSettings } from '../../tester/text/face-style'
import { TypefaceText } from '../../tester/text/typeface-text'
import { fitInRoom } from '../../ui/fit-in-room'
import { cssOfFace, faceOf } from '../bill/figure-face'
import type { ShopChoice, ShopStyle } from '../shop-choice'
import type { TypedText } from '../use-shop-query'
import { splitItalic } from './style-columns'

type StyleRowProps = {
  style: ShopStyle
  /** A word of the typeface in its own script, where that runs from right to left. */
  word: ShopChoice['inItself'] | null
  /** It stands for the name, which is small beside it. */
  typed: TypedText
  isPicked: boolean
  /** Held already: it cannot be taken out. */
  isHeld: boolean
  place?: { row: number; column: number }
  onPick: (isPicked: boolean) => void
}

/** One style set in itself; the whole line is the target. */
export function StyleRow({ style, word, typed, isPicked, isHeld, place, onPick }: StyleRowProps) {
  const { text, features } = typed
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
        checked={isHeld || isPicked}
        onChange={(event) => !isHeld && onPick(event.target.checked)}
      />
      <span className="mark" aria-hidden="true" />
      {text && (
        <TypefaceText
          className="st-typed"
          dir="auto"
          hidden
          {...faceOf(style)}
          styleId={style.id}
          style={{ fontFeatureSettings: featureSettings(features) }}
        >
          {text}
        </TypefaceText>
      )}
      <span className="n" translate="no" style={face} ref={fitInRoom}>
        {roman}
        {italic && <span className="it">{italic}</span>}
      </span>
      {word && !text && (
        <span className="st-word" lang={word.lang} translate="no" dir={word.dir} style={face}>
          {word.text}
        </span>
      )}
    </label>
  )
}
