'use client'

import { useRef } from 'react'
import type { ExploreEntry } from './explore-entry'
import type { ExploreQuery } from './explore-query'
import { ExploreRow } from './rows/explore-row'
import { useRowInTheMiddle } from './rows/use-row-in-the-middle'
import type { Wall as WallView } from './wall/wall'

type Props = {
  entries: ExploreEntry[]
  found: ReadonlySet<ExploreEntry>
  query: Pick<ExploreQuery, 'text' | 'size' | 'compare'>
  onCompare: (slug: string) => void
  /** null: rows are shown, or the script of the wall is not there yet. */
  Wall: typeof WallView | null
}

/** The families that were found, in rows or on the wall. */
export function ExploreFamilies({ entries, found, query, onCompare, Wall }: Props) {
  const { text, size, compare } = query
  const list = useRef<HTMLDivElement>(null)
  useRowInTheMiddle(list, Wall ? 0 : entries.length)
  if (Wall) return <Wall entries={entries.filter((entry) => found.has(entry))} text={text} />
  return (
    <div
      ref={list}
      className="catalogue"
      style={size ? { ['--size' as string]: `${size}px` } : undefined}
    >
      {entries.map((entry) => (
        <ExploreRow
          key={entry.slug}
          {...{ entry, text, onCompare }}
          hidden={!found.has(entry)}
          isCompared={compare.includes(entry.slug)}
        />
      ))}
    </div>
  )
}
