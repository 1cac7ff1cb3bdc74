'use client'

import { useDeferredValue, useMemo, useState } from 'react'
import { findGlyphs } from '@/domain/catalogue/glyphs/find-glyphs'
import {
  countCharacters,
  firstOf,
  type GlyphOpening,
  LETTERS_IN_PAGE,
} from '@/domain/catalogue/glyphs/glyph-opening'
import { groupCharacters } from '@/domain/catalogue/glyphs/group-characters'
import { groupThousands } from '@/domain/words'
import { useRefusal } from './case/letters-refused'
import { type CaseOfStyle, useCase } from './case-of-style'
import { CaseTools } from './case-tools'
import { type Compartment, cutInBands, useLetterStyle } from './glyph-groups'
import { OpenCase } from './open-case'
import type { GlyphStyle } from './list-glyph-styles'
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
        <OpenCase key={query} {...{ shown, groups, query, pressed }} />
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
