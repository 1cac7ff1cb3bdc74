import type { StyleCharacters } from '@/domain/catalogue/glyphs/glyph-view'
import { hexOf } from '@/domain/catalogue/glyphs/letter-pages'
import { callShop } from '../requests/call-shop'

const fetched = new Map<string, Promise<StyleCharacters>>()

/** What visitors may see of a style: fetched once; what failed is asked for again. */
export function fetchCharacters(styleId: string): Promise<StyleCharacters> {
  const known = fetched.get(styleId)
  if (known) return known
  const asked = callShop<StyleCharacters>(`/api/fonts/characters/${styleId}`)
  fetched.set(styleId, asked)
  asked.catch(() => fetched.delete(styleId))
  return asked
}

/** Where a page of letters of a style is, in one version of its master. */
export function letterPagePath(styleId: string, page: number, version: string): string {
  return `/api/fonts/letters/${styleId}?of=${hexOf(page)}&v=${version}`
}
