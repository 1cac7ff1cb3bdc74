'use client'

import type { ExploreQuery } from './explore-query'

type Props = { text: string; find: string; change: (part: Partial<ExploreQuery>) => void }

export function ExploreFields({ text, find, change }: Props) {
  return (
    <div className="explore-fields grid">
      <div className="explore-text">
        <input
          type="text"
          aria-label="Type in every family"
          placeholder="Type in every family"
          value={text}
          onChange={({ target }) => change({ text: target.value })}
          dir="auto"
          maxLength={200}
          autoComplete="off"
          spellCheck={false}
        />
      </div>
      <div className="find">
        <input
          type="text"
          aria-label="Find a name"
          placeholder="Find a name"
          value={find}
          onChange={({ target }) => change({ find: target.value })}
          maxLength={80}
          autoComplete="off"
          spellCheck={false}
        />
      </div>
    </div>
  )
}
