'use client'

import type { ExploreFilter } from './filter-entries'

type Props = { filter: ExploreFilter; onClear: () => void }

export function NothingFound({ filter, onClear }: Props) {
  return (
    <div className="none">
      <p className="none-big" aria-hidden="true">
        0
      </p>
      <div className="grid">
        <p className="c6" role="status">
          <b>No family matches.</b> {reasonOf(filter)}
        </p>
        <p className="c3">
          <button type="button" className="lk" onClick={onClear}>
            Clear all filters →
          </button>
        </p>
      </div>
    </div>
  )
}

function reasonOf({ facts, find }: ExploreFilter): string {
  if (!find) return 'Clear a filter or type another name.'
  return `Nothing is called “${find}”${facts.length > 0 ? ' with these filters' : ''}.`
}
