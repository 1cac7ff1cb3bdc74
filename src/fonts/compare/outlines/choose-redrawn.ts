import type { Outline } from '@/domain/catalogue/glyphs/glyph-view'
import { charactersShown } from '../../recipes/character-sets'

/** A character whose drawing differs, and by how much. */
export type Changed = { code: number; difference: number; before: Outline; after: Outline }

/** As many as one looks at, and as long as a page may carry. */
const MOST_SHOWN = 12
const MOST_PATHS = 30_000

/**
 * Those that show best what was drawn anew: letters and figures before signs, of both the most changed first. Where a letter changed, the
 * same letter with an accent says nothing more, nor does one of another script with the same drawing.
 */
export function chooseRedrawn(changed: Changed[]): Changed[] {
  const letters = new Set(changed.map(({ code }) => String.fromCodePoint(code)))
  const drawings = new Set<string>()
  let room = MOST_PATHS
  const chosen: Changed[] = []
  const ranked = changed
    .map((one) => ({ one, rank: rankOf(String.fromCodePoint(one.code), letters) }))
    .toSorted(
      (a, b) => a.rank - b.rank || b.one.difference - a.one.difference || a.one.code - b.one.code,
    )
  for (const { one, rank } of ranked) {
    const drawing = fromItsLeft(one.before) + fromItsLeft(one.after)
    if (chosen.length === MOST_SHOWN) break
    if (rank === UNSEEN || drawings.has(drawing) || drawing.length > room) continue
    drawings.add(drawing)
    room -= drawing.length
    chosen.push(one)
  }
  return chosen
}

const UNSEEN = 9

function rankOf(letter: string, changed: Set<string>): number {
  const [base = ''] = letter.normalize('NFD')
  if (base !== letter) return changed.has(base) ? UNSEEN : 3
  // “ª”, “ﬁ” and “½” are made of others.
  if (letter.normalize('NFKD') !== letter) return 4
  if (/^\p{Lm}$/u.test(letter)) return 6
  if (/^\p{L}$/u.test(letter)) return isKnown(letter) ? 0 : 2
  if (/^\p{N}$/u.test(letter)) return isKnown(letter) ? 0 : 4
  if (/^\p{P}$/u.test(letter)) return 5
  return /^\p{S}$/u.test(letter) ? 6 : UNSEEN
}

/** The same for two letters that stand in the same way between other bearings. */
function fromItsLeft({ path, bounds }: Outline): string {
  return path.replace(/(-?[\d.]+),/g, (_, x: string) => `${Number(x) - (bounds?.left ?? 0)},`)
}

/** Letters without accents and figures, of the scripts that a preview sets. */
function isKnown(letter: string): boolean {
  return charactersShown([letter], { set: 'basic' }).length > 0
}
