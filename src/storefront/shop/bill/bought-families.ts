import { nameStyles } from '@/domain/catalogue/styles/styles-in-words'
import type { Axis, TypefaceView } from '@/domain/catalogue/typeface-view'
import { choiceOf, groupsOf, type ShopChoice } from '../shop-choice'
import {
  figureFaceOf,
  largeFaceOf,
  nameInTextFaceOf,
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

/** `lines`: what was bought of them. */
export function boughtFamiliesOf(
  views: TypefaceView[],
  lines: readonly { slug: string; styles: string[] }[] = [],
): BoughtFamilies {
  const boughtOf = (view: TypefaceView) =>
    lines.filter(({ slug }) => slug === view.slug).flatMap(({ styles }) => styles)
  return Object.fromEntries(views.map((view) => [view.slug, boughtFamilyOf(view, boughtOf(view))]))
}

function boughtFamilyOf(view: TypefaceView, bought: string[]): BoughtFamily {
  const choice = choiceOf(view)
  return {
    name: nameInTextFaceOf(choice, NAME_WEIGHT),
    total: figureFaceOf(choice),
    thin: asThinAsItGoes(thinFaceOf(choice), view),
    thanks: heaviestFaceOf(choice, { bought, view }),
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
  const axis = figures && weightAxisOf(figures.face, view)
  if (!figures || !axis) return figures
  return { ...figures, coordinates: { ...figures.coordinates, wght: axis.min } }
}

function weightAxisOf(face: string, view: TypefaceView): Axis | undefined {
  const styles = [view, ...view.children].flatMap((one) => one.styles)
  const style = styles.find(({ previewFace }) => previewFace === face)
  return style?.axes.find(({ tag }) => tag === 'wght')
}

/** Of the styles that were bought, by their names alone or with the family's; an upright before its italic. */
function heaviestFaceOf(
  choice: ShopChoice,
  { bought, view }: { bought: string[]; view: TypefaceView },
): FigureFace | null {
  const [heaviest] = groupsOf(choice)
    .flatMap((group) =>
      group.styles.filter(({ name }) =>
        [name, `${group.name} ${name}`].some((one) => bought.includes(one)),
      ),
    )
    .map((style) => ({
      style,
      weight: weightAxisOf(style.previewFace, view)?.max ?? style.weight,
      isUpright: style.slope === 'upright',
    }))
    .toSorted((a, b) => b.weight - a.weight || Number(b.isUpright) - Number(a.isUpright))
  return heaviest ? largeFaceOf(heaviest.style, heaviest.weight) : null
}
