import type { FontFamilyEntry, FontFileEntry } from '@/domain/catalogue/font-list'
import { WEIGHT } from './measure-word'

/** A browser font with the style that it shows, where that is known: then letters that its preview lacks can be fetched. */
export type WordStyle = { face: string; styleId?: string }

/** A style as the list of fonts names it: without its id. */
export type ListedStyle = { face: string; typeface: string; name: string }

/** Of each family the upright preview that is nearest to a bold; the variable one where there is one. */
export function wordStylesOf(families: readonly FontFamilyEntry[]): ListedStyle[] {
  return families.flatMap((family) => {
    const uprights = family.files.filter(isUprightPreview)
    const [best] = uprights.toSorted((a, b) => distanceOf(a) - distanceOf(b))
    return best ? [{ face: best.name, typeface: ownerOf(best, family), name: best.style.name }] : []
  })
}

/** A parent has its children's files too. */
function ownerOf({ id }: FontFileEntry, { id: family, children }: FontFamilyEntry): string {
  return children.find(({ files }) => files.some((file) => file.id === id))?.id ?? family
}

/** In the list of fonts an odd weight is an italic's. */
function isUprightPreview({ format, is_menu_preview, style }: FontFileEntry): boolean {
  return format.name === 'PVW' && !is_menu_preview && style.weight % 2 === 0
}

function distanceOf({ style }: FontFileEntry): number {
  return style.typ === 'variable' ? 0 : Math.abs(style.weight - WEIGHT) + 1
}
