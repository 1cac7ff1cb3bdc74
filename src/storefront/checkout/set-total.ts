import type { MeasuredText } from '@/domain/catalogue/lines/measured-text'
import type { TypefaceView } from '@/domain/catalogue/typeface-view'
import type { FigureFace } from '../shop/bill/figure-face'
import { choiceOf, stylesOf } from '../shop/shop-choice'

/** A total in its browser font, measured on the server. */
export type SetTotal = { face: string; measured: MeasuredText }

/** What stands large on the page of an order or a quote. */
export type ShownTotal = { amount: string; face: FigureFace | null }

type LineToMeasure = {
  styleId: string
  text: string
  coordinates: Record<string, number>
  on: string[]
}

/** What the server measures of a total; null: its style is not published any more. */
export function lineOfTotal(
  { amount: text, face }: ShownTotal,
  views: TypefaceView[],
): LineToMeasure | null {
  const styles = views.map(choiceOf).flatMap(stylesOf)
  const style = styles.find(({ previewFace }) => previewFace === face?.face)
  if (!style || !face) return null
  return { styleId: style.id, text, coordinates: face.coordinates, on: ['lnum'] }
}
