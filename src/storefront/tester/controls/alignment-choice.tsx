'use client'

import { ALIGNMENTS, type Alignment } from '../state/tester-state'

type Props = {
  align: Alignment
  isRightToLeft: boolean
  onAlignChange: (align: Alignment) => void
}

export function AlignmentChoice({ align, isRightToLeft, onAlignChange }: Props) {
  const places = isRightToLeft ? ALIGNMENTS.toReversed() : ALIGNMENTS
  const words = ['Left', 'Centre', 'Right']

  return (
    <div className="words-in-line" role="group" aria-label="Alignment">
      {places.map((place, number) => (
        <button
          key={place}
          type="button"
          aria-pressed={place === align}
          onClick={() => onAlignChange(place)}
        >
          {words[number]}
        </button>
      ))}
    </div>
  )
}
