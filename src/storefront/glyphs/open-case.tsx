'use client'

import { type Dispatch, type SetStateAction, useEffect, useRef, useState } from 'react'
import type { CaseOfStyle } from './case-of-style'
import { type CasePlace, firstPlaceIn } from './move-in-case'
import { type CaseLetters, movePointer, openLetter, pointAt } from './case/shown-letter'
import { type Compartment, GlyphGroups } from './glyph-groups'
import { Inspector } from './inspector'

const FIRST_FOUND: CasePlace = { group: 0, index: 0 }

type OpenCaseProps = { shown: CaseOfStyle; groups: Compartment[]; query: string; pressed: string }

/** The compartments of a style, or what a search found in them, and the open letter. */
export function OpenCase({ shown, groups, query, pressed }: OpenCaseProps) {
  const first = query.trim() === '' ? firstPlaceIn(groups, pressed) : FIRST_FOUND
  const [letters, setLetters] = useState(() => openLetter(first))
  const rest = useRest(setLetters)
  const { pointed, isStill } = letters
  const open = codeAt(groups, letters.open) === null ? first : letters.open
  const seen = codeAt(groups, pointed) === null ? open : (pointed ?? open)
  const code = codeAt(groups, seen)

  if (code === null) {
    return (
      <p className="glyphs-none" role="status">
        Nothing is called “{query}”.
      </p>
    )
  }
  return (
    <div className="gl">
      <Inspector {...{ shown, code }} feature={groups[seen.group]?.feature} />
      <GlyphGroups
        {...{ shown, groups, open, isStill }}
        isPointed={pointed !== null}
        onOpen={(place) => setLetters(openLetter(place))}
        onMove={() => setLetters(movePointer)}
        onPoint={rest}
      />
    </div>
  )
}

function codeAt(groups: Compartment[], place: CasePlace | null): number | null {
  return place ? (groups[place.group]?.codes[place.index] ?? null) : null
}

const REST_MS = 120

/** Points at the letter on which the pointer rests, not at each that it crosses. */
function useRest(setLetters: Dispatch<SetStateAction<CaseLetters>>) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  return (place: CasePlace | null) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setLetters((letters) => pointAt(letters, place)), REST_MS)
  }
}
