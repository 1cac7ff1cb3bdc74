'use client'

import { type ReactNode, useId } from 'react'
import { ShopLink } from '../shell/navigation/shop-link'
import { useSuggestedSize } from '../tester/controls/use-window-width'
import { WordsField } from '../tester/text/words-field'
import { SearchField, ShortWord } from '../ui/search-field'
import { type ExploreLayout, type ExploreQuery, SIZE_RANGE } from './explore-query'

/** The same as `--size` of `.catalogue` in CSS. */
const SIZE_OF_CATALOGUE = { least: 52, part: 0.074, most: 200 }

type Props = {
  found: number
  all: number
  isFiltered: boolean
  onClear: () => void
  size: number | null
  onSizeChange: (size: number) => void
  view: ExploreLayout
  onViewChange: (view: ExploreLayout) => void
  /** How many were chosen to be compared. */
  compared: number
  compareHref: string
}

const VIEWS = { rows: 'Rows', wall: 'Wall' } as const satisfies Record<ExploreLayout, string>

/** How many families there are, how large they are set, and in which of the two views. */
export function ExploreTools(props: Props) {
  const { found, all, isFiltered, onClear, size, onSizeChange, view, onViewChange } = props
  const { compared, compareHref } = props
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
      <div className={view === 'wall' ? 'sizer is-off' : 'sizer'}>
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
      <div className="views">
        <ShopLink href={compareHref} preload={false}>
          Compare{compared > 0 ? <span className="num"> {compared}</span> : null} →
        </ShopLink>
        <div role="group" aria-label="View">
          {(['rows', 'wall'] as const).map((name) => (
            <button
              key={name}
              type="button"
              aria-pressed={view === name}
              data-label={VIEWS[name]}
              onClick={() => onViewChange(name)}
            >
              {VIEWS[name]}
            </button>
          ))}
        </div>
      </div>
    </div>
  )
}

type ExploreFieldsProps = {
  text: string
  find: string
  change: (part: Partial<ExploreQuery>) => void
  /** The field of the languages. */
  children: ReactNode
}

export function ExploreFields({ text, find, change, children }: ExploreFieldsProps) {
  return (
    <div className="explore-fields grid">
      <WordsField
        label="Type in every family"
        text={text}
        onTextChange={(typed) => change({ text: typed })}
      />
      {children}
      <div className="find">
        <SearchField
          label="Find a name or a word"
          value={find}
          onValueChange={(typed) => change({ find: typed })}
        />
        <ShortWord>Find</ShortWord>
      </div>
    </div>
  )
}
