'use client'

import type { CSSProperties } from 'react'
import type { Specimen } from '@/domain/catalogue/type-case/type-case'
import { axisSettings, featuresOn, INTERFACE, LACKING_LETTERS } from '../tester/text/face-style'
import { useFaceInView } from '../tester/text/use-face-in-view'
import { useLetters } from '../tester/text/use-letters'
import type { CaseFace } from './choose-case-face'

const ENDS_OF_WEIGHTS = [100, 900]

type Props = { specimen: Specimen; caseFace: CaseFace; isVariable: boolean }

/** The letters of a compartment, with the features they show; those of Variable show both ends of the axis. */
export function CaseSpecimen({ specimen, caseFace, isVariable }: Props) {
  const { text, lang, features } = specimen
  const { face, styleId, weight } = caseFace
  const [reference, isReady, , fallback] = useFaceInView<HTMLSpanElement>(face || 'UI')
  useLetters({ styleId, face, text }, fallback === LACKING_LETTERS)

  return (
    <span
      ref={reference}
      className={isReady ? undefined : 'is-unset'}
      aria-hidden="true"
      lang={lang}
      translate="no"
      style={{
        ...atWeight(caseFace, weight),
        fontFamily: isReady && face ? `"${face}", ${INTERFACE}` : INTERFACE,
        fontFeatureSettings: featuresOn([...(features ?? [])]),
      }}
    >
      {isVariable
        ? Array.from(text, (letter, place) => (
            <span key={place} style={atWeight(caseFace, ENDS_OF_WEIGHTS[place] ?? weight)}>
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
