import type { PairedLetter, Setting } from '@/domain/catalogue/score/score-facts'
import { measureDifference } from '../compare/measure-difference'
import { roundEm } from '../line-metrics/typeset-line'
import type { ScoreFonts } from './score-fonts'

const LETTERS = 'abcdefghijklmnopqrstuvwxyz&ABGQRTY?'

const SHOWN = 8

/** The eight letters in which an italic differs most from its roman, laid over each other by the middle of their ink. */
export function pairLetters(
  fonts: ScoreFonts,
  { roman, italic }: { roman: Setting; italic: Setting },
): PairedLetter[] | null {
  const letters = [...LETTERS].filter((letter) => fonts.covers(letter))
  const compared = letters
    .map((letter) => ({ letter, ...compare(fonts, { letter, roman, italic }) }))
    .toSorted((a, b) => b.difference - a.difference)
    .slice(0, SHOWN)
  if (compared.length < SHOWN || compared.every(({ difference }) => difference < 0.05)) return null
  return compared.map(({ letter, shift }) => ({ letter, shift }))
}

function compare(
  fonts: ScoreFonts,
  { letter, roman, italic }: { letter: string; roman: Setting; italic: Setting },
): { difference: number; shift: number } {
  const [a, b] = [roman, italic].map((setting) => {
    const font = fonts.at(setting)
    const path = font.pathOf(font.glyphOf(letter.codePointAt(0) ?? 0) ?? 0)
    return { path, line: fonts.set(setting, letter), unitsPerEm: font.unitsPerEm }
  })
  if (!a || !b) return { difference: 0, shift: 0 }
  const middle = ({ line: { bounds, advance } }: typeof a) =>
    bounds ? (bounds.left + bounds.right) / 2 - advance / 2 : 0
  const small = letter.toLowerCase() === letter ? 0.05 : 0
  return {
    difference:
      a.unitsPerEm === b.unitsPerEm
        ? measureDifference(a.path, b.path, a.unitsPerEm) + small
        : small,
    shift: roundEm(middle(a) - middle(b)),
  }
}

const MOVABLE = 'aeknRS'

/** The letter that one axis moves most, from its one end to the other. */
export function mostMoved(
  fonts: ScoreFonts,
  { lowest, highest, except }: { lowest: Setting; highest: Setting; except: string },
): string | null {
  const moved = [...MOVABLE]
    .filter((letter) => letter !== except && fonts.covers(letter))
    .map((letter) => {
      return { letter, ...compare(fonts, { letter, roman: lowest, italic: highest }) }
    })
    .toSorted((a, b) => b.difference - a.difference)
  return moved[0]?.letter ?? null
}
