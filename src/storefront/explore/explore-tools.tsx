'use client'

import { useId } from 'react'
import { useSuggestedSize } from '../tester/controls/use-suggested-size'
import { SIZE_RANGE } from './explore-query'

/** The same as `--size` of `.catalogue` in CSS. */
const SIZE_OF_CATALOGUE = { least: 52, part: 0.074, most: 200 }

type Props = {
  found: number
  all: number
  isFiltered: boolean
  onClear: () => void
  size: number | null
  onSizeChange: (size: number) => void
}

/** How many families there are, and how large they are set. */
export function ExploreTools({ found, all, isFiltered, onClear, size, onSizeChange }: Props) {
  const id = useId()
  const suggested = useSuggestedSize(SIZE_OF_CATALOGUE)

  return (
    <div className="tools grid">
      <div>
        <p aria-live="polite">
          <b>
            <span className="num">{found}</span> of <span className="num">{all}</span>
            <span className="wide"> families</span>
          </b>
        </p>
        {isFiltered && (
          <button type="button" onClick={onClear}>
            Clear filters
          </button>
        )}
      </div>
      <div className="sizer">
        <label htmlFor={id}>Size</label>
        <input
          type="range"
          id={id}
          {...SIZE_RANGE}
          value={size ?? suggested}
          onChange={({ target }) => onSizeChange(target.valueAsNumber)}
        />
        <output htmlFor={id} className="num">
          {size ?? suggested}
        </output>
      </div>
    </div>
  )
}
