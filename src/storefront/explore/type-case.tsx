'use client'

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
  compartments: SetCompartment[]
  selected: string[]
  wouldFind: (key: string) => boolean
  onToggle: (key: string) => void
}

/** The filters as a type case: one compartment, one meaning, one tap. */
export function TypeCase({ compartments, selected, wouldFind, onToggle }: Props) {
  return (
    <div className="case" role="group" aria-label="Filters" tabIndex={-1}>
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
