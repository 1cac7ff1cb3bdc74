import { featureSettings } from '../../tester/text/face-style'
import { TypefaceText } from '../../tester/text/typeface-text'
import { faceOf } from '../bill/figure-face'
import type { ShopStyle } from '../shop-choice'
import type { TypedText } from '../use-shop-query'

/** What the visitor typed, set in a style. */
export default function StyleText({ style, typed }: { style: ShopStyle; typed: TypedText }) {
  return (
    <TypefaceText
      className="st-typed"
      dir="auto"
      hidden
      {...faceOf(style)}
      styleId={style.id}
      style={{ fontFeatureSettings: featureSettings(typed.features) }}
    >
      {typed.text}
    </TypefaceText>
  )
}
