'use client'

import {
  type Dispatch,
  type SetStateAction,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { findGlyphs } from '@/domain/catalogue/glyphs/find-glyphs'
import {
  countCharacters,
  firstOf,
  type GlyphOpening,
  LETTERS_IN_PAGE,
} from '@/domain/catalogue/glyphs/glyph-opening'
import { groupCharacters } from '@/domain/catalogue/glyphs/group-characters'
import { groupThousands } from '@/domain/words'
import { StyleSelect } from '../tester/controls/style-select'
import { SearchField } from '../ui/search-field'
import { useRefusal } from './case/letters-refused'
import { type CaseOfStyle, useCase } from './case-of-style'
import { type Compartment, cutInBands, GlyphGroups, useLetterStyle } from './glyph-groups'
import { Inspector } from './inspector'
import type { GlyphStyle } from './list-glyph-styles'
import {
  type CaseLetters,
  type CasePlace,
  firstPlaceIn,
  movePointer,
  openLetter,
  pointAt,
} from './move-in-case'
import { PageCase } from './page-case'

export type GlyphCaseProps = {
  opening: GlyphOpening
  styles: GlyphStyle[]
  isWhole: boolean
  /** A letter that was pressed before the case was there. */
  pressed: string
}

/** All letters of a style in compartments, the open one with how it is drawn. */
export function GlyphCase({ opening, styles, isWhole, pressed }: GlyphCaseProps) {
  const [key, setKey] = useState(opening.style)
  const [find, setFind] = useState('')
  const query = useDeferredValue(find)
  const style = styles.find((one) => one.key === key) ?? styles[0]
  const { shown, hasFailed } = useCase(style as GlyphStyle)
  const refusal = useRefusal()
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
      {refusal && (
        <p className="page-word" role="status">
          {refusal}
        </p>
      )}
      <p className="vh" role="status">
        {query.trim() === '' || groups.length === 0
          ? ''
          : `${groupThousands(countCharacters(groups))} found`}
      </p>
      {shown ? (
        <OpenCase key={query} {...{ shown, groups, query, pressed }} own={opening.letter} />
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

function compartmentsOf(
  { codes, characters }: CaseOfStyle,
  { query, isWhole, script }: { query: string; isWhole: boolean; script: string },
): Compartment[] {
  if (query.trim() !== '') return cutInBands(findGlyphs(query, characters))
  const groups = groupCharacters(codes, { script })
  return cutInBands(isWhole ? groups : firstOf(groups, LETTERS_IN_PAGE))
}

const FIRST_FOUND: CasePlace = { group: 0, index: 0 }

type OpenCaseProps = {
  shown: CaseOfStyle
  groups: Compartment[]
  query: string
  pressed: string
  own: string | undefined
}

/** The compartments of a style, or what a search found in them, and the open letter. */
export function OpenCase({ shown, groups, query, pressed, own }: OpenCaseProps) {
  const first = query.trim() === '' ? firstPlaceIn(groups, { pressed, own }) : FIRST_FOUND
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

type Props = {
  styles: GlyphStyle[]
  value: string
  onStyleChange: (key: string) => void
  isWhole: boolean
  find: string
  onFind: (find: string) => void
  /** Letters that the foundry does not show. */
  unseen: number
}

/** Above the case: its style, and the search through all of it. */
export function CaseTools(props: Props) {
  const { styles, value, onStyleChange, isWhole, find, onFind, unseen } = props
  if (styles.length < 2 && !isWhole) return null

  return (
    <div className={isWhole ? 'glyph-tools' : 'glyph-tools is-slim'}>
      <div className="glyph-style">
        {styles.length > 1 ? (
          <StyleSelect label="Set in" {...{ styles, value, onStyleChange }} />
        ) : null}
      </div>
      {isWhole ? (
        <div className="glyph-find">
          <SearchField
            type="search"
            label="Find a glyph"
            placeholder="Find a letter, name, code or feature"
            value={find}
            onValueChange={onFind}
          />
        </div>
      ) : null}
      {unseen > 0 ? (
        <p className="soft glyph-unseen">And {groupThousands(unseen)} more in the font</p>
      ) : null}
    </div>
  )
}
