'use client'

import type { CSSProperties } from 'react'
import type { Specimen } from '@/domain/catalogue/type-case/type-case'
import { axisSettings } from '../tester/text/face-style'
import { useFaceInView } from '../tester/text/use-face-in-view'
import type { CaseFace } from './choose-case-face'
import { featuresOn } from '../tester/text/face-style'

const ENDS_OF_WEIGHTS = [100, 900]

type Props = { specimen: Specimen; caseFace: CaseFace; isVariable: boolean }

/** The letters of a compartment, with the features they show; those of Variable show both ends of the axis. */
export function CaseSpecimen({ specimen, caseFace, isVariable }: Props) {
  const { text, lang, features } = specimen
  const [reference, isReady] = useFaceInView<HTMLSpanElement>(caseFace.faces[0] ?? 'UI')
  const faces = isReady ? caseFace.faces.map((face) => `"${face}"`) : []

  return (
    <span
      ref={reference}
      className={isReady ? undefined : 'is-unset'}
      aria-hidden="true"
      lang={lang}
      translate="no"
      style={{
        ...atWeight(caseFace, caseFace.weight),
        fontFamily: [...faces, 'var(--ui)'].join(', '),
        fontFeatureSettings: featuresOn([...(features ?? [])]),
      }}
    >
      {isVariable
        ? Array.from(text, (letter, place) => (
            <span key={place} style={atWeight(caseFace, ENDS_OF_WEIGHTS[place] ?? caseFace.weight)}>
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
