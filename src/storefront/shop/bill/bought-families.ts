import { nameStyles } from '@/domain/catalogue/styles/styles-in-words'
import type { TypefaceView } from '@/domain/catalogue/typeface-view'
import { choiceOf, groupsOf, stylesOf, type ShopChoice } from '../shop-choice'
import {
  figureFaceOf,
  largeFaceOf,
  nameInTextFaceOf,
  nearestStyle,
  thinFaceOf,
  type FigureFace,
} from './figure-face'

/** How an order, or a quote, sets a typeface in itself. */
type BoughtFamily = {
  name: FigureFace | null
  total: FigureFace | null
  thin: FigureFace | null
  thanks: FigureFace | null
  /** The names of all its styles, as it is sold today. */
  styles: string[]
}

/** By slug. */
export type BoughtFamilies = Record<string, BoughtFamily>

const NAME_WEIGHT = 400
const THANKS_WEIGHT = 300

export function boughtFamiliesOf(views: TypefaceView[]): BoughtFamilies {
  return Object.fromEntries(views.map((view) => [view.slug, boughtFamilyOf(view)]))
}

function boughtFamilyOf(view: TypefaceView): BoughtFamily {
  const choice = choiceOf(view)
  return {
    name: nameInTextFaceOf(choice, NAME_WEIGHT),
    total: figureFaceOf(choice),
    thin: asThinAsItGoes(thinFaceOf(choice), view),
    thanks: italicFaceOf(choice, THANKS_WEIGHT) ?? figureFaceOf(choice, NAME_WEIGHT),
    styles: styleNamesOf(choice),
  }
}

/** As the lines of a cart name them: beside another family's with the family's name. */
export function styleNamesOf(choice: ShopChoice): string[] {
  return nameStyles(
    groupsOf(choice).flatMap((group) =>
      group.styles.map(({ name }) => ({ name, typeface: group.name })),
    ),
  )
}

/** With the weight that its axis really reaches: whether that is thin is asked of it. */
function asThinAsItGoes(figures: FigureFace | null, view: TypefaceView): FigureFace | null {
  const styles = [view, ...view.children].flatMap((one) => one.styles)
  const style = styles.find(({ previewFace }) => previewFace === figures?.face)
  const axis = style?.axes.find(({ tag }) => tag === 'wght')
  if (!figures || !axis) return figures
  return { ...figures, coordinates: { ...figures.coordinates, wght: axis.min } }
}

function italicFaceOf(choice: ShopChoice, weight: number): FigureFace | null {
  const italics = stylesOf(choice).filter((style) => style.slope === 'italic')
  const nearest = nearestStyle(italics, weight)
  return nearest ? largeFaceOf(nearest, weight) : null
}
