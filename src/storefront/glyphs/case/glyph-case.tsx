'use client'

import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { findGlyphs } from '@/domain/catalogue/glyphs/find-glyphs'
import {
  countOf,
  firstOf,
  LETTERS_IN_PAGE,
  type GlyphOpening,
} from '@/domain/catalogue/glyphs/glyph-opening'
import { groupCharacters } from '@/domain/catalogue/glyphs/group-characters'
import { Inspector } from '../inspector/inspector'
import type { GlyphStyle } from '../list-glyph-styles'
import { PageCase } from '../page-case'
import type { CaseOfStyle } from './case-of-style'
import { CaseTools } from './case-tools'
import { cutInBands, GlyphGroups, type Compartment } from './glyph-groups'
import { firstPlaceIn } from './first-place'
import type { CasePlace } from './move-in-case'
import { useCase } from './use-case'
import { useLetterStyle } from './use-letter-style'

export type GlyphCaseProps = { opening: GlyphOpening; styles: GlyphStyle[]; isWhole: boolean }

/** All letters of a style in compartments, the open one with how it is drawn. */
export function GlyphCase({ opening, styles, isWhole }: GlyphCaseProps) {
  const [key, setKey] = useState(opening.style)
  const [find, setFind] = useState('')
  const query = useDeferredValue(find)
  const style = styles.find((one) => one.key === key) ?? styles[0]
  const { shown, hasFailed } = useCase(style as GlyphStyle)
  const groups = useMemo(
    () => (shown ? compartmentsOf(shown, { query, isWhole, script: opening.script }) : []),
    [shown, query, isWhole, opening.script],
  )

  return (
    <>
      <CaseTools
        {...{ styles, find, isWhole }}
        value={key}
        unseen={shown?.characters.unseen ?? 0}
        onStyleChange={setKey}
        onFind={setFind}
      />
      <p className="vh" role="status">
        {query.trim() === '' || groups.length === 0 ? '' : `${countOf(groups)} found`}
      </p>
      {shown ? (
        <OpenCase key={query} {...{ shown, groups, query }} />
      ) : (
        <WaitingCase {...{ opening, isWhole, hasFailed }} style={style as GlyphStyle} />
      )}
    </>
  )
}

type WaitingProps = Pick<GlyphCaseProps, 'opening' | 'isWhole'> & {
  style: GlyphStyle
  hasFailed: boolean
}

/** The letters of the page, which stand while nothing else has come. */
function WaitingCase({ opening, isWhole, style, hasFailed }: WaitingProps) {
  const letters = useLetterStyle(style)
  return <PageCase {...{ opening, isWhole }} {...(hasFailed ? { letters } : {})} />
}

type OpenCaseProps = { shown: CaseOfStyle; groups: Compartment[]; query: string }

function OpenCase({ shown, groups, query }: OpenCaseProps) {
  const [place, setPlace] = useState(() => firstPlaceIn(groups))
  const [pointed, setPointed] = usePointed()
  const open = codeAt(groups, place) === null ? firstPlaceIn(groups) : place
  const code = codeAt(groups, pointed) ?? codeAt(groups, open)

  if (code === null) {
    return (
      <p className="glyphs-none" role="status">
        Nothing is called “{query}”.
      </p>
    )
  }
  return (
    <div className="gl">
      <Inspector shown={shown} code={code} />
      <GlyphGroups
        {...{ shown, groups, open }}
        isPointed={pointed !== null}
        onOpen={setPlace}
        onPoint={setPointed}
      />
    </div>
  )
}

function compartmentsOf(
  { codes, characters }: CaseOfStyle,
  { query, isWhole, script }: { query: string; isWhole: boolean; script: string },
): Compartment[] {
  if (query.trim() !== '') return cutInBands(findGlyphs(query, characters))
  const groups = groupCharacters(codes, { script })
  return cutInBands(isWhole ? groups : firstOf(groups, LETTERS_IN_PAGE))
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
