import type { FontFamilyEntry, FontFileEntry } from '@/domain/catalogue/font-list'
import { scriptOf } from '@/domain/catalogue/scripts'
import type { WordInk } from '@/domain/catalogue/own-word'
import { measureInkBounds } from '../../ui/ink-bounds'
import { hasBoxes } from '../fonts/fetch-letters'
import { readFontState } from '../fonts/font-state'
import { callShop } from '../requests/call-shop'

/** More are not asked for by name. */
const MOST = 8

type Rows<Row> = { docs: Row[] }

/** The families that write the script of a word, each in one style whose letters can be fetched. */
export async function findWordStyles(word: string): Promise<WordStyle[]> {
  const script = scriptOf(word)
  if (!script) return []
  const written = await list<{ id: string }>('typefaces', {
    'where[scripts][in]': script === 'Chinese' ? 'Chinese,Japanese' : script,
    'select[slug]': 'true',
  })
  const ids = new Set(written.map(({ id }) => id))
  const listed = wordStylesOf(readFontState().all)
    .filter(({ typeface }) => ids.has(typeface))
    .slice(0, MOST)
  if (listed.length === 0) return []

  const rows = await list<{ id: string; name: string; typeface: string }>('styles', {
    'where[typeface][in]': listed.map(({ typeface }) => typeface).join(),
    'select[name]': 'true',
    'select[typeface]': 'true',
  })
  return listed.flatMap(({ face, typeface, name }) => {
    const row = rows.find((style) => style.typeface === typeface && style.name === name)
    return row ? [{ face, styleId: row.id }] : []
  })
}

async function list<Row>(collection: string, query: Record<string, string>): Promise<Row[]> {
  const search = new URLSearchParams({ ...query, depth: '0', limit: '200' })
  return (await callShop<Rows<Row>>(`/api/${collection}?${search}`)).docs
}

/** A browser font with the style that it shows, where that is known: then letters that its preview lacks can be fetched. */
export type WordStyle = { face: string; styleId?: string }

/** A style as the list of fonts names it: without its id. */
type ListedStyle = { face: string; typeface: string; name: string }

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

/** Large words stand best in a bold: an axis goes there, static styles were chosen by it. */
export const WEIGHT = 700

/** Browsers give whole pixels for the bounds of ink, which at this size are exact enough. */
const IN_CANVAS = 1000

let pen: CanvasRenderingContext2D | null = null

/** A word in a loaded face, in em; `below`: how far its ink goes under the baseline. */
export async function measureWord(
  face: string,
  word: string,
): Promise<WordInk & { below: number }> {
  const hasAllLetters = !(await hasBoxes(face, word))
  pen ??= document.createElement('canvas').getContext('2d')
  if (!pen) return { face, hasAllLetters: false, width: 0, height: 0, below: 0 }

  pen.font = `${WEIGHT} ${IN_CANVAS}px "${face}"`
  const { left, right, ascent, descent } = measureInkBounds(pen, word)
  return {
    face,
    hasAllLetters,
    width: (left + right) / IN_CANVAS,
    height: (ascent + descent) / IN_CANVAS,
    below: descent / IN_CANVAS,
  }
}
