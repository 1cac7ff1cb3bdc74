'use client'

import { useEffect, useRef, useState, type Dispatch, type SetStateAction } from 'react'
import { Inspector } from '../inspector/inspector'
import type { CaseOfStyle } from './case-of-style'
import { firstPlaceIn } from './first-place'
import { GlyphGroups, type Compartment } from './glyph-groups'
import type { CasePlace } from './move-in-case'
import { movePointer, openLetter, pointAt, type CaseLetters } from './shown-letter'

const FIRST_FOUND: CasePlace = { group: 0, index: 0 }

type OpenCaseProps = {
  shown: CaseOfStyle
  groups: Compartment[]
  query: string
  pressed: string
}

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
