'use client'

import { memo, useDeferredValue, useRef, ViewTransition, type CSSProperties } from 'react'
import { ShopLink } from '../shell/navigation/shop-link'
import { useShownQuery } from '../tester/state/use-shown-query'
import type { ExploreEntry } from './explore-entry'
import type { ExploreQuery } from './explore-query'
import { NothingFound } from './nothing-found'
import { ExploreRow } from './rows/explore-row'
import { useRowInTheMiddle } from './rows/use-row-in-the-middle'
import { useRowsSoFar } from './rows/use-rows-so-far'
import type { Wall as WallView } from './wall/wall'

type Props = {
  entries: ExploreEntry[]
  found: ReadonlySet<ExploreEntry>
  query: ExploreQuery
  /** Soon something is typed or chosen. */
  isAboutToChange: boolean
  onCompare: (slug: string) => void
  onClear: () => void
  /** null: rows are shown, or the script of the wall is not there yet. */
  Wall: typeof WallView | null
  /** The query of the address that they answer in full; null: something is still to come. */
  complete: string | null
}

/** The families that were found, in rows or on the wall. What is typed stands in its field before it stands in all of them. */
export function ExploreFamilies(props: Props) {
  const shown = useDeferredValue(props)
  // One view is wiped over the other, to the side of the button that was pressed: see `wall-motion.css`.
  return (
    <ViewTransition key={shown.Wall ? 'wall' : 'rows'} enter="view" exit="view" default="none">
      <Families {...shown} />
    </ViewTransition>
  )
}

const Families = memo(function Families(props: Props) {
  const { entries, found, query, isAboutToChange, onCompare, onClear, Wall, complete } = props
  const { text, size, compare } = query
  const list = useRef<HTMLDivElement>(null)
  const shown = entries.filter((entry) => found.has(entry))
  const [count, room] = useRowsSoFar(shown.length)
  const rows = Wall ? [] : shown.slice(0, count)
  useRowInTheMiddle(list, rows.map(({ slug }) => slug).join())
  useShownQuery(complete)

  if (shown.length === 0) return <NothingFound filter={query} {...{ entries, onClear }} />
  if (Wall) return <Wall entries={shown} text={text} />
  return (
    <div
      ref={list}
      className="catalogue"
      style={size ? { ['--size' as string]: `${size}px` } : undefined}
    >
      {rows.map((entry) => (
        <ExploreRow
          key={entry.slug}
          {...{ entry, text, isAboutToChange, onCompare }}
          isCompared={compare.includes(entry.slug)}
        />
      ))}
      {count < shown.length ? (
        <div
          ref={room}
          className="ex-room"
          style={{ '--rows': shown.length - count } as CSSProperties}
        >
          <noscript>
            <ShopLink href="/explore_old">All families in one list →</ShopLink>
          </noscript>
        </div>
      ) : null}
    </div>
  )
})
