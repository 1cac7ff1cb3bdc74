import { characterNames } from '../../characters/character-names'
import type { CharacterChoice, RedrawnOutlines } from '../../font-job'
import { ShapedFont } from '../../harfbuzz/shaped-font'
import { charactersShown } from '../../recipes/character-sets'
import { readSfnt } from '../../sfnt/read-sfnt'
import { requireTable } from '../../sfnt/sfnt'
import { compareCharacters } from '../compare-characters'
import { planLocations } from '../plan-locations'
import { type Changed, chooseRedrawn } from './choose-redrawn'
import { measureDifference } from './measure-difference'
import { outlineInUnits } from './outline-in-units'

type Masters = { before: Uint8Array; after: Uint8Array }

/**
 * The characters whose outline differs between two masters of one style, where the newer one stands by default. All are counted;
 * outlines are given of some, and of none that a preview would not show.
 */
export function findRedrawn(
  { before, after }: Masters,
  characters: CharacterChoice,
): RedrawnOutlines {
  const [old, fresh] = [readSfnt(before), readSfnt(after)]
  const { shared } = compareCharacters(old, fresh)
  const [location] = planLocations(old, fresh)
  const fonts = {
    before: new ShapedFont(before, location?.before),
    after: new ShapedFont(after, location?.after),
  }
  const changed = changedOf(fonts, shared)
  const letters = changed.map(({ code }) => String.fromCodePoint(code))
  const visible = new Set(charactersShown(letters, characters))
  const shown = chooseRedrawn(changed.filter(({ code }) => visible.has(String.fromCodePoint(code))))
  const names = characterNames(shown.map(({ code }) => code))
  const style = requireTable(fresh, 'OS/2')
  return {
    count: changed.length,
    weight: style.u16(4),
    isItalic: (style.u16(62) & 1) === 1,
    unitsPerEm: fonts.after.unitsPerEm,
    glyphs: shown.map(({ code, before, after }, index) => ({
      ...{ code, before, after },
      name: names[index] ?? '',
    })),
  }
}

function changedOf(fonts: Record<keyof Masters, ShapedFont>, codes: number[]): Changed[] {
  const { unitsPerEm } = fonts.after
  const known = new Map<string, Omit<Changed, 'code'> | null>()
  return codes.flatMap((code) => {
    const [was, is] = [fonts.before.glyphOf(code) ?? 0, fonts.after.glyphOf(code) ?? 0]
    const key = `${was} ${is}`
    const change = known.get(key) ?? (known.has(key) ? null : compare(was, is))
    known.set(key, change)
    return change ? [{ code, ...change }] : []
  })

  function compare(was: number, is: number): Omit<Changed, 'code'> | null {
    const before = outlineInUnits(fonts.before, was, unitsPerEm)
    const after = outlineInUnits(fonts.after, is, unitsPerEm)
    const difference = measureDifference(before.path, after.path, unitsPerEm)
    return difference > 0 ? { difference, before, after } : null
  }
}
