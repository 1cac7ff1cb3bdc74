import type { MeasuredText } from '@/domain/catalogue/lines/line-metrics'
import type { TypefaceView } from '@/domain/catalogue/typeface-view'
import type { FigureFace } from '../shop/bill/figure-face'
import { choiceOf, stylesOf } from '../shop/shop-choice'

/** What stands large on a page, in its browser font, measured on the server. */
export type MeasuredStatement = { face: string; line: MeasuredText }

/** What stands large on the page of an order or a quote: the total, or thanks. */
export type Statement = { text: string; face: FigureFace | null }

type LineToMeasure = {
  styleId: string
  text: string
  coordinates: Record<string, number>
  on: string[]
}

/** What the server measures of a statement; null: its style is not published any more. */
export function lineOfStatement(
  { text, face }: Statement,
  views: TypefaceView[],
): LineToMeasure | null {
  const styles = views.map(choiceOf).flatMap(stylesOf)
  const style = styles.find(({ previewFace }) => previewFace === face?.face)
  if (!style || !face) return null
  return { styleId: style.id, text, coordinates: face.coordinates, on: ['lnum'] }
}
