import type { FontFamilyEntry, FontFileEntry } from '@/domain/catalogue/font-list/font-family'
import { WEIGHT } from './measure-word'

/** A browser font with the style that it shows, where that is known: then letters that its preview lacks can be fetched. */
export type WordStyle = { face: string; styleId?: string }

/** Of each family the upright preview that is nearest to a bold; the variable one where there is one. */
export function wordStylesOf(families: readonly FontFamilyEntry[]): WordStyle[] {
  return families.flatMap(({ files }) => {
    const uprights = files.filter(isUprightPreview)
    const [best] = uprights.toSorted((a, b) => distanceOf(a) - distanceOf(b))
    return best ? [{ face: best.name }] : []
  })
}

/** In the list of fonts an odd weight is an italic's. */
function isUprightPreview({ format, is_menu_preview, style }: FontFileEntry): boolean {
  return format.name === 'PVW' && !is_menu_preview && style.weight % 2 === 0
}

function distanceOf({ style }: FontFileEntry): number {
  return style.typ === 'variable' ? 0 : Math.abs(style.weight - WEIGHT) + 1
}
