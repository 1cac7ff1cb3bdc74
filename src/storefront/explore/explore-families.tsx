'use client'

import {
  type CSSProperties,
  memo,
  type RefObject,
  startTransition,
  useCallback,
  useDeferredValue,
  useEffect,
  useRef,
  useState,
  ViewTransition,
} from 'react'
import { ownWordOf } from '@/domain/catalogue/own-word'
import { ShopLink } from '../shell/navigation/shop-link'
import { OwnWord } from '../shell/own-word/own-word'
import type { WordStyle } from '../shell/own-word/word-styles'
import { useShownQuery } from '../tester/state/use-query'
import { styleIdOf } from './case-faces'
import type { ExploreEntry } from './explore-entry'
import type { ExploreQuery } from './explore-query'
import type { ExploreFilter } from './filter-entries'
import { ExploreRow } from './explore-row'
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
  // One view is wiped over the other, to the side of the button that was pressed: see `wall.css`.
  return (
    <ViewTransition key={shown.Wall ? 'wall' : 'rows'} enter="view" exit="view" default="none">
      <Families {...shown} />
    </ViewTransition>
  )
}

/** Where the eye rests on a phone. */
const LINE = '-46% 0px -54% 0px'

/** Below the window. */
const MARGIN = 2000

/** They come with the page: more than a window shows, except the highest. */
const FIRST_ROWS = 8

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

type Sought = Pick<ExploreFilter, 'find' | 'facts'>

type NothingFoundProps = {
  filter: Sought
  /** The families that what is searched for can be set in. */
  entries: ExploreEntry[]
  onClear: () => void
}

function NothingFound({ filter, entries, onClear }: NothingFoundProps) {
  return (
    <div className="none">
      <OwnWord word={ownWordOf(filter.find)} styles={() => entries.map(wordStyleOf)}>
        <p className="none-big">0</p>
      </OwnWord>
      <div className="grid">
        <p className="c6" role="status">
          <b>No family matches.</b> {reasonOf(filter)}
        </p>
        <p className="c3">
          <button type="button" className="lk" onClick={onClear}>
            {filter.facts.length > 0 ? 'Clear all filters' : 'Clear the search'} →
          </button>
        </p>
      </div>
    </div>
  )
}

function reasonOf({ facts, find }: Sought): string {
  if (!find) return 'Clear a filter or type another name.'
  return `Nothing is called “${find}”${facts.length > 0 ? ' with these filters' : ''}.`
}

function wordStyleOf(entry: ExploreEntry): WordStyle {
  return { face: entry.face, styleId: styleIdOf(entry, entry.face) }
}

type Reference = (element: HTMLElement | null) => (() => void) | undefined

/** How many of all rows are there. More come, between frames, when the room that is kept for them comes near the window. */
function useRowsSoFar(all: number): [rows: number, room: Reference] {
  const [most, setMost] = useState(FIRST_ROWS)
  const rows = Math.min(most, all)
  const left = all - rows

  // Observed anew with every change: what is near at once is reported at once.
  const room = useCallback(
    (element: HTMLElement | null) => {
      if (!element || left === 0) return
      const observer = new IntersectionObserver(
        ([entry]) => {
          if (!entry?.isIntersecting) return
          const line = innerHeight + MARGIN
          const more = rowsInto(entry.boundingClientRect, { left, line })
          startTransition(() => setMost(rows + more))
        },
        { rootMargin: `${MARGIN}px 0px` },
      )
      observer.observe(element)
      return () => observer.disconnect()
    },
    [rows, left],
  )
  return [rows, room]
}

type Room = { top: number; height: number }

/** How many of the rows for which room is kept reach above a line: at least one, at most all of them. */
export function rowsInto(room: Room, { left, line }: { left: number; line: number }): number {
  const rows = Math.ceil(((line - room.top) / room.height) * left)
  return Math.min(left, Math.max(1, rows || 1))
}

/** Where nothing can be pointed with, the row in the middle of the window is awake. `rows` names those there are. */
function useRowInTheMiddle(list: RefObject<HTMLElement | null>, rows: string): void {
  useEffect(() => {
    if (!list.current || !matchMedia('(hover: none)').matches) return
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          target.classList.toggle('is-on', isIntersecting && scrollY > 8)
        }
      },
      { rootMargin: LINE },
    )
    for (const row of list.current.querySelectorAll('.ex-row')) observer.observe(row)
    return () => observer.disconnect()
  }, [list, rows])
}
