import type { CasePlace } from '../move-in-case'

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
