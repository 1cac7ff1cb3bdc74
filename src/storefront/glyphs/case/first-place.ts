import type { GlyphGroup } from '@/domain/catalogue/glyphs/group-characters'
import type { CasePlace } from './move-in-case'

/** Letters that tell most of how a typeface is drawn. */
const TELLING = [...'نשжξg']

/** The letter that lies open first: one pressed by then, a telling one of the typeface's own script, else the first of all. */
export function firstPlaceIn(groups: readonly GlyphGroup[], pressed = ''): CasePlace {
  const telling = TELLING.map((letter) => placeOf(groups.slice(0, 2), letter))
  return (
    [placeOf(groups, pressed), ...telling].find((place) => place !== null) ?? { group: 0, index: 0 }
  )
}

function placeOf(groups: readonly GlyphGroup[], letter: string): CasePlace | null {
  const code = letter.codePointAt(0) ?? 0
  const group = groups.findIndex(({ codes }) => codes.includes(code))
  return group < 0 ? null : { group, index: groups[group]?.codes.indexOf(code) ?? 0 }
}
