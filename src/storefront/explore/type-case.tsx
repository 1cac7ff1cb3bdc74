'use client'

import { type CSSProperties, type RefObject, useEffect, useRef } from 'react'
import {
  type Compartment,
  GROUP_LABELS,
  type Specimen,
} from '@/domain/catalogue/type-case/type-case'
import type { Sample } from '@/domain/catalogue/typeface-view'
import {
  axisSettings,
  featuresOn,
  hasFeaturesOn,
  INTERFACE,
  LACKING_LETTERS,
} from '../tester/text/face-style'
import { useFaceInView } from '../tester/text/use-face-in-view'
import { useLetters } from '../tester/text/use-letters'
import type { CaseFace } from './case-faces'

export type SetCompartment = Compartment & {
  caseFace: CaseFace
  /** The shop's own line that shows it. */
  sentence: Sample | null
}

type Props = {
  box: RefObject<HTMLDivElement | null>
  compartments: SetCompartment[]
  selected: string[]
  wouldFind: (key: string) => boolean
  onToggle: (key: string) => void
}

/** The filters as a type case: one compartment, one meaning, one tap. */
export function TypeCase({ box, compartments, selected, wouldFind, onToggle }: Props) {
  const isShown = useRef(false)

  // On a phone the case is wider than the window: what an address selects is brought in, once.
  useEffect(() => {
    if (isShown.current || selected.length === 0) return
    isShown.current = true
    if (box.current) bringIn(box.current)
  }, [box, selected])

  return (
    <div ref={box} className="case" role="group" aria-label="Filters" tabIndex={-1}>
      {compartments.map(({ group, key, label, specimen, caseFace }, place) => {
        const isSelected = selected.includes(key)
        const isOpen = isSelected || wouldFind(key)
        const isFirstOfGroup = compartments[place - 1]?.group !== group

        return (
          <button
            key={key}
            type="button"
            aria-pressed={isSelected}
            aria-disabled={isOpen ? undefined : true}
            className={isOpen ? undefined : 'none'}
            data-head={isFirstOfGroup ? GROUP_LABELS[group] : undefined}
            onClick={() => isOpen && onToggle(key)}
          >
            <CaseSpecimen {...{ specimen, caseFace }} isVariable={group === 'variable'} />
            <small>{label}</small>
          </button>
        )
      })}
    </div>
  )
}

/** Scrolls the case sideways, and nothing else, to the first compartment that is selected. */
function bringIn(box: HTMLElement): void {
  const compartment = box.querySelector('[aria-pressed="true"]')
  if (!compartment) return
  const { left, right } = compartment.getBoundingClientRect()
  const room = box.getBoundingClientRect()
  if (left >= room.left && right <= room.right) return
  const margin = parseFloat(getComputedStyle(box).paddingInlineStart)
  box.scrollLeft += left - room.left - margin
}

const ENDS_OF_WEIGHTS = [100, 900]

type CaseSpecimenProps = { specimen: Specimen; caseFace: CaseFace; isVariable: boolean }

/** The letters of a compartment, with the features they show; those of Variable show both ends of the axis. */
function CaseSpecimen({ specimen, caseFace, isVariable }: CaseSpecimenProps) {
  const { text, lang, features } = specimen
  const { face, styleId, weight } = caseFace
  const [reference, isReady, , fallback] = useFaceInView<HTMLSpanElement>(face || 'UI')
  const fontFeatureSettings = featuresOn([...(features ?? [])])
  const hasFeatures = hasFeaturesOn({ fontFeatureSettings })
  useLetters({ styleId, face, text, hasFeatures }, fallback === LACKING_LETTERS)

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
        fontFeatureSettings,
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
