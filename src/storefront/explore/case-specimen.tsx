'use client'

import type { CSSProperties } from 'react'
import type { Specimen } from '@/domain/catalogue/type-case'
import { axisSettings } from '../tester/text/face-style'
import { useFaceInSight } from '../tester/text/use-face-in-view'
import type { CaseFace } from './choose-case-face'

const ENDS_OF_WEIGHTS = [100, 900]

type Props = { specimen: Specimen; setIn: CaseFace; isVariable: boolean }

/** The letters of a compartment, with the features they show; those of Variable stand at both ends of the axis. */
export function CaseSpecimen({ specimen, setIn, isVariable }: Props) {
  const { text, lang, features } = specimen
  const [reference, isReady] = useFaceInSight<HTMLSpanElement>(setIn.faces[0] ?? 'UI')
  const faces = isReady ? setIn.faces.map((face) => `"${face}"`) : []
  const settings = features?.map((tag) => `"${tag}" 1`).join(', ')

  return (
    <span
      ref={reference}
      className={isReady ? undefined : 'is-unset'}
      aria-hidden="true"
      lang={lang}
      translate="no"
      style={{
        ...atWeight(setIn, setIn.weight),
        fontFamily: [...faces, 'var(--ui)'].join(', '),
        fontFeatureSettings: settings,
      }}
    >
      {isVariable
        ? Array.from(text, (letter, place) => (
            <span key={place} style={atWeight(setIn, ENDS_OF_WEIGHTS[place] ?? setIn.weight)}>
              {letter}
            </span>
          ))
        : text}
    </span>
  )
}

function atWeight({ coordinates }: CaseFace, weight: number): CSSProperties {
  return {
    fontWeight: weight,
    fontVariationSettings: axisSettings({ ...coordinates, wght: weight }),
  }
}
