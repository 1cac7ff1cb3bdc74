'use client'

import { GROUP_LABELS, type Compartment } from '@/domain/catalogue/type-case'
import { CaseSpecimen } from './case-specimen'
import type { CaseFace } from './choose-case-face'

export type SetCompartment = Compartment & { setIn: CaseFace }

type Props = {
  compartments: SetCompartment[]
  taken: string[]
  wouldGive: (key: string) => boolean
  onToggle: (key: string) => void
}

/** The filters as a type case: one compartment, one meaning, one tap. */
export function TypeCase({ compartments, taken, wouldGive, onToggle }: Props) {
  return (
    <div className="case" role="group" aria-label="Filters" tabIndex={-1}>
      {compartments.map(({ group, key, label, specimen, setIn }, place) => {
        const isTaken = taken.includes(key)
        const isOpen = isTaken || wouldGive(key)
        const isFirstOfGroup = compartments[place - 1]?.group !== group

        return (
          <button
            key={key}
            type="button"
            aria-pressed={isTaken}
            aria-disabled={isOpen ? undefined : true}
            className={isOpen ? undefined : 'none'}
            data-head={isFirstOfGroup ? GROUP_LABELS[group] : undefined}
            onClick={() => isOpen && onToggle(key)}
          >
            <CaseSpecimen {...{ specimen, setIn }} isVariable={group === 'variable'} />
            <small>{label}</small>
          </button>
        )
      })}
    </div>
  )
}
