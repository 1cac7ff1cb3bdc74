import { scriptOf } from '@/domain/catalogue/glyphs/group-characters'
import { readFontState } from '../fonts/font-state'
import { callShop } from '../requests/call-shop'
import { wordStylesOf, type WordStyle } from './word-styles'

/** More are not asked for by name. */
const MOST = 8

type Rows<Row> = { docs: Row[] }

/** The families that write the script of a word, each in one style whose letters can be fetched. */
export async function findWordStyles(word: string): Promise<WordStyle[]> {
  const script = scriptOf(word)
  if (!script) return []
  const written = await list<{ id: string }>('typefaces', {
    'where[scripts][in]': script,
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
