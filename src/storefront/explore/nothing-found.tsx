'use client'

import type { Wish } from './filter-entries'

type Props = { wish: Wish; onClear: () => void }

export function NothingFound({ wish, onClear }: Props) {
  return (
    <div className="none">
      <p className="none-big" aria-hidden="true">
        0
      </p>
      <div className="grid">
        <p className="c6" role="status">
          <b>No family matches.</b> {reasonOf(wish)}
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

function reasonOf({ facts, find }: Wish): string {
  if (!find) return 'Clear a filter or type another name.'
  return `Nothing is called “${find}”${facts.length > 0 ? ' with these filters' : ''}.`
}
