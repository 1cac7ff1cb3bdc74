import type { GlyphGroup } from '@/domain/catalogue/glyphs/group-characters'

/** A letter of the case: in which compartment, and which of it. */
export type CasePlace = { group: number; index: number }

/** Where a key leads from a letter; null: it is no key of the case, or there is nothing that way. */
export function moveInCase(
  sizes: readonly number[],
  from: CasePlace,
  { key, ctrlKey, columns }: { key: string; ctrlKey: boolean; columns: number },
): CasePlace | null {
  const { group, index } = from
  const size = sizes[group] ?? 0
  const row = index - (index % columns)
  switch (key) {
    case 'ArrowRight':
      return index + 1 < size ? { group, index: index + 1 } : firstOf(sizes, group + 1)
    case 'ArrowLeft':
      return index > 0 ? { group, index: index - 1 } : lastOf(sizes, group - 1)
    case 'ArrowDown':
      return below(sizes, from, columns)
    case 'ArrowUp':
      return above(sizes, from, columns)
    case 'Home':
      return ctrlKey ? firstOf(sizes, 0) : { group, index: row }
    case 'End':
      return ctrlKey
        ? lastOf(sizes, sizes.length - 1)
        : { group, index: Math.min(row + columns, size) - 1 }
    default:
      return null
  }
}

function below(sizes: readonly number[], { group, index }: CasePlace, columns: number) {
  const size = sizes[group] ?? 0
  if (index + columns < size) return { group, index: index + columns }
  const isLastRow = index - (index % columns) + columns >= size
  if (!isLastRow) return { group, index: size - 1 }
  const next = sizes[group + 1]
  return next ? { group: group + 1, index: Math.min(index % columns, next - 1) } : null
}

function above(sizes: readonly number[], { group, index }: CasePlace, columns: number) {
  if (index >= columns) return { group, index: index - columns }
  const before = sizes[group - 1]
  if (!before) return null
  const lastRow = before - 1 - ((before - 1) % columns)
  return { group: group - 1, index: Math.min(lastRow + (index % columns), before - 1) }
}

function firstOf(sizes: readonly number[], group: number): CasePlace | null {
  return sizes[group] ? { group, index: 0 } : null
}

function lastOf(sizes: readonly number[], group: number): CasePlace | null {
  const size = sizes[group]
  return size ? { group, index: size - 1 } : null
}

/** Letters that tell most of how a typeface is drawn. */
const TELLING = [...'жξg']

/** The letter that lies open first: one pressed by then, a telling one of the typeface's own script, else the first of all. */
export function firstPlaceIn(
  groups: readonly GlyphGroup[],
  { pressed = '', own = '' }: { pressed?: string; own?: string },
): CasePlace {
  const telling = [own, ...TELLING].map((letter) => placeOf(groups.slice(0, 2), letter))
  return (
    [placeOf(groups, pressed), ...telling].find((place) => place !== null) ?? { group: 0, index: 0 }
  )
}

function placeOf(groups: readonly GlyphGroup[], letter: string): CasePlace | null {
  const code = letter.codePointAt(0) ?? 0
  const group = groups.findIndex(({ codes }) => codes.includes(code))
  return group < 0 ? null : { group, index: groups[group]?.codes.indexOf(code) ?? 0 }
}

/** The open letter of the case, and the one that the pointer rests on: it is shown in place of the open one. */
export type CaseLetters = {
  open: CasePlace
  pointed: CasePlace | null
  /** The pointer has not moved since the letter was opened: what comes to lie beneath it meanwhile is not pointed at. */
  isStill: boolean
}

export function openLetter(open: CasePlace): CaseLetters {
  return { open, pointed: null, isStill: true }
}

export function movePointer(letters: CaseLetters): CaseLetters {
  return letters.isStill ? { ...letters, isStill: false } : letters
}

/** null: the pointer has left the letters. */
export function pointAt(letters: CaseLetters, place: CasePlace | null): CaseLetters {
  return letters.isStill ? letters : { ...letters, pointed: place }
}
