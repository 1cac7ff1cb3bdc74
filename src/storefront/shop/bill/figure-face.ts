import type { CSSProperties } from 'react'
import { stylesOf, type ShopChoice, type ShopStyle } from '../shop-choice'

/** A browser font and the values of its axes. */
export type FigureFace = {
  face: string
  coordinates: Record<string, number>
  /** Its own, of a style without that axis. */
  weight?: number
}

/** Up to here a line reads as thin. */
const THIN_WEIGHT = 350

const TOTAL_WEIGHT = 500
const LISTED_WEIGHT = 400
const NO_AXES: Record<string, number> = {}

/** The interface's own, where no typeface is named yet. */
export const NO_TYPEFACE: FigureFace = { face: 'UI Thin Figures', coordinates: NO_AXES }

/** The cut a total is set in: an upright, where there is one. */
export function figureFaceOf(choice: ShopChoice | null, weight = TOTAL_WEIGHT): FigureFace | null {
  const style = choice && figureStyleOf(choice, weight)
  return style ? largeFaceOf(style, weight) : null
}

function figureStyleOf(choice: ShopChoice, weight: number): ShopStyle | undefined {
  const styles = stylesOf(choice)
  const uprights = styles.filter((style) => style.slope === 'upright')
  return nearestStyle(uprights.length ? uprights : styles, weight)
}

/** As a total, a name or thanks is set: large. */
export function largeFaceOf(style: ShopStyle, weight: number): FigureFace {
  const { coordinates, ...face } = faceOf(style, weight)
  return { ...face, coordinates: { ...coordinates, ...style.drawnAxes } }
}

/**
 * The style nearest to a weight; the first of equals. One that has every weight, and whose drawing follows its size, goes before
 * those drawn for texts: totals, thanks and names are large.
 */
function nearestStyle<Style extends ShopStyle>(styles: readonly Style[], weight: number) {
  const followsBoth = (style: Style) => style.isOptical && 'wght' in style.defaultCoordinates
  const strayOf = (style: Style) => (followsBoth(style) ? -1 : Math.abs(style.weight - weight))
  return styles.toSorted((a, b) => strayOf(a) - strayOf(b))[0]
}

/** As a name stands among text: where its drawing follows the size, that of the text. */
export function nameInTextFaceOf(choice: ShopChoice | null, weight: number): FigureFace | null {
  const face = figureFaceOf(choice, weight)
  if (!face) return null
  const { opsz: _, ...coordinates } = face.coordinates
  return { ...face, coordinates }
}

/** Nothing chosen yet, or nothing paid yet: the lightest there is. */
export function thinFaceOf(choice: ShopChoice | null): FigureFace | null {
  return figureFaceOf(choice, 1)
}

export function faceOf(style: ShopStyle, weight?: number): FigureFace {
  const coordinates = { ...style.defaultCoordinates }
  if (weight !== undefined && 'wght' in coordinates) coordinates.wght = weight
  return { face: style.previewFace, coordinates, weight: style.weight }
}

type ListedStyle = {
  styleId: string
  face: string
  /** Where it stands on its axes. */
  coordinates: Record<string, number>
  /** Such a face holds the letters of the typeface's name alone, and no axis but the weight. */
  isMenuPreview: boolean
}

/** The style a typeface is listed in: of its menu previews, which every page has; a bundle has none, and is listed as its total is set. */
export function listedStyleOf(choice: ShopChoice): ListedStyle | null {
  const named = choice.styles.flatMap(({ menuFace, ...style }) => {
    return menuFace ? [{ ...style, menuFace }] : []
  })
  const nearest = nearestStyle(named, LISTED_WEIGHT)
  if (nearest) {
    const { coordinates } = faceOf(nearest, LISTED_WEIGHT)
    return { styleId: nearest.id, face: nearest.menuFace, coordinates, isMenuPreview: true }
  }
  const style = figureStyleOf(choice, LISTED_WEIGHT)
  if (!style) return null
  const { face, coordinates } = largeFaceOf(style, LISTED_WEIGHT)
  return { styleId: style.id, face, coordinates, isMenuPreview: false }
}

export function listedFaceOf(choice: ShopChoice): FigureFace | null {
  const listed = listedStyleOf(choice)
  if (!listed?.isMenuPreview) return listed
  const { wght } = listed.coordinates
  return { face: listed.face, coordinates: wght === undefined ? NO_AXES : { wght } }
}

/**
 * A menu preview with every weight, at the one a typeface is listed in: a third of its bytes. A page that lists many brings these.
 * null: its menu preview has one weight, or there is none.
 */
export function listedCutOf(choice: ShopChoice): ListedStyle | null {
  const listed = listedStyleOf(choice)
  return listed?.isMenuPreview && 'wght' in listed.coordinates ? listed : null
}

/** What is over, or not paid yet, is set Thin; a typeface that has nothing so light, in secondary ink. */
export function cssOfThin(figures: FigureFace | null): CSSProperties {
  const weight = figures?.coordinates.wght ?? figures?.weight ?? THIN_WEIGHT
  return { ...cssOfFace(figures), ...(weight > THIN_WEIGHT && { color: 'var(--soft)' }) }
}

/** As inline styles. Browsers clamp an axis to its range. */
export function cssOfFace(figures: FigureFace | null): {
  fontFamily?: string
  fontVariationSettings?: string
} {
  if (!figures) return {}
  const axes = Object.entries(figures.coordinates).map(([tag, value]) => `'${tag}' ${value}`)
  return {
    fontFamily: `'${figures.face}', var(--ui)`,
    fontVariationSettings: axes.length ? axes.join(',') : 'normal',
  }
}
