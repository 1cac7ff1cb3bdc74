import type { StyleCharacters } from '@/domain/catalogue/glyphs/glyph-view'
import { codesIn } from '@/domain/catalogue/glyphs/letter-pages'
import { fetchCharacters } from '../../shell/fonts/style-characters'
import type { GlyphStyle } from '../list-glyph-styles'

/** What the case knows of the style it shows. */
export type CaseOfStyle = {
  style: GlyphStyle
  characters: StyleCharacters
  codes: number[]
  nameOf: ReadonlyMap<number, string>
  beyond: ReadonlySet<number>
}

const fetched = new Map<string, Promise<CaseOfStyle>>()

/** Fetched once for each style; what failed is asked for again. */
export function fetchCase(style: GlyphStyle): Promise<CaseOfStyle> {
  const known = fetched.get(style.key)
  if (known) return known
  const made = makeCase(style)
  fetched.set(style.key, made)
  made.catch(() => fetched.delete(style.key))
  return made
}

async function makeCase(style: GlyphStyle): Promise<CaseOfStyle> {
  const characters = await fetchCharacters(style.key)
  const codes = codesIn(characters.ranges)
  return {
    style,
    characters,
    codes,
    nameOf: new Map(codes.map((code, at) => [code, characters.names[at] ?? ''])),
    beyond: new Set(codesIn(characters.beyond)),
  }
}
