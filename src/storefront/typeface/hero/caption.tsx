import type { TypefaceView } from '@/domain/catalogue/typeface-view'
import { creditsOf, extentOf, keepNamesWhole, priceOf, scriptsOf } from '../../catalogue/row-text'
import { PriceIn } from '../../ui/price-in'

type CaptionFacts = Pick<
  TypefaceView,
  | 'name'
  | 'designers'
  | 'foundry'
  | 'scripts'
  | 'styleCount'
  | 'axisCount'
  | 'shownFrom'
  | 'per'
  | 'shownBefore'
>

/** Above the name: who, how many styles, which scripts, from what price. */
export function TypefaceCaption({ typeface }: { typeface: CaptionFacts }) {
  return (
    <div className="row-cap grid">
      <h1>
        <b>{typeface.name}</b>
      </h1>
      <p className="who">{keepNamesWhole(creditsOf(typeface))}</p>
      <p className="has">{extentOf(typeface)}</p>
      <p className="scr">{scriptsOf(typeface, 3)}</p>
      <p className="pri num">
        <PriceIn of={priceOf(typeface)} before={typeface.shownBefore} />
      </p>
    </div>
  )
}
