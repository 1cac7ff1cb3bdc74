'use client'

import { useEffect, useRef, useState } from 'react'
import { Inspector } from '../inspector/inspector'
import type { CaseOfStyle } from './case-of-style'
import { firstPlaceIn } from './first-place'
import { GlyphGroups, type Compartment } from './glyph-groups'
import type { CasePlace } from './move-in-case'

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
  const [place, setPlace] = useState(first)
  const [pointed, setPointed] = usePointed()
  const open = codeAt(groups, place) === null ? first : place
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
        {...{ shown, groups, open }}
        isPointed={pointed !== null}
        onOpen={setPlace}
        onPoint={setPointed}
      />
    </div>
  )
}

function codeAt(groups: Compartment[], place: CasePlace | null): number | null {
  return place ? (groups[place.group]?.codes[place.index] ?? null) : null
}

const REST_MS = 120

/** The letter on which the pointer rests, not each that it crosses. */
function usePointed(): [CasePlace | null, (place: CasePlace | null) => void] {
  const [pointed, setPointed] = useState<CasePlace | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  return [
    pointed,
    (place) => {
      clearTimeout(timer.current)
      timer.current = setTimeout(() => setPointed(place), REST_MS)
    },
  ]
}
