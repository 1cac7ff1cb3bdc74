'use client'

import { useEffect, useRef, type RefObject } from 'react'
import { GROUP_LABELS, type Compartment } from '@/domain/catalogue/type-case/type-case'
import type { Sample } from '@/domain/catalogue/typeface-view'
import { CaseSpecimen } from './case-specimen'
import type { CaseFace } from './choose-case-face'

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
