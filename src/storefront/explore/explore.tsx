'use client'

import { useMemo, useRef, useState, useEffect } from 'react'
import { MOST_COMPARED } from '@/domain/catalogue/comparison/parse-compared'
import {
  type LanguageGroup,
  languageKey,
  listLanguages,
  type NameGroup,
} from '@/domain/catalogue/type-case/group-languages'
import { compareWith } from '../compare/compare-query'
import { useArrivedFaces } from '../shell/fonts/use-arrived-faces'
import { useQuery } from '../tester/state/use-query'
import {
  matchesFilter,
  partlyFound,
  readSearch,
  toggleCompared,
  toggleFact,
  wouldFind,
  writersFirst,
} from './filter-entries'
import type { ExploreEntry } from './explore-entry'
import { ExploreFamilies } from './explore-families'
import { ExploreFields, ExploreTools } from './explore-tools'
import { decodeExploreQuery, encodeExploreQuery, type ExploreQuery } from './explore-query'
import {
  countsByLanguage,
  useSelectedLanguages,
  withLanguage,
  withLanguageFacts,
} from './selected-languages'
import { LanguageField } from './language-field'
import { setEntry, withLetters } from './set-entry'
import { type SetCompartment, TypeCase } from './type-case'
import { loadCode } from '../shell/failures/load-code'
import type { Wall } from './wall/wall'

type Props = {
  entries: ExploreEntry[]
  compartments: SetCompartment[]
  languages: LanguageGroup[]
  /** What features are called, and who has them; words that describe families. */
  names: NameGroup[]
}

export function Explore({ entries: families, compartments, languages: groups, names }: Props) {
  const [query, writeQuery] = useQuery()
  const languages = useMemo(() => listLanguages(groups), [groups])
  const inCase = useMemo(() => new Set(compartments.map(({ key }) => key)), [compartments])
  const known = useMemo(
    () => new Set([...inCase, ...languages.map(languageKey)]),
    [inCase, languages],
  )
  const shown = decodeExploreQuery(query, known)
  const { selected, ...spoken } = useSelectedLanguages(languages, { facts: shown.facts, inCase })
  const entries = withLanguageFacts(families, selected)
  const filter = { ...shown, search: readSearch(shown.find, [...groups, ...names]) }
  const change = (part: Partial<ExploreQuery>) =>
    writeQuery(encodeExploreQuery({ ...shown, ...part }))
  const filters = useRef<HTMLDivElement>(null)

  function clear() {
    change({ facts: [], find: '' })
    // What was pressed to clear them is gone.
    filters.current?.focus({ preventScroll: true })
  }

  const [isAboutToChange, setAboutToChange] = useState(false)
  const { Wall, hasFailed } = useWall(filter.view === 'wall')
  const isComplete = spoken.isReady && (filter.view === 'rows' || Wall !== null || hasFailed)

  const settings = [...compartments, ...spoken.shown]
  const pressed = shown.facts.flatMap((fact) => settings.find(({ key }) => key === fact) ?? [])
  const set = writersFirst(
    entries.map((entry) => {
      const extent = partlyFound(entry, shown) ?? entry.extent
      return { ...withLetters(setEntry(entry, pressed), shown.text), extent }
    }),
    filter.text,
  )
  const found = new Set(set.filter((entry) => matchesFilter(entry, filter)))

  const firstFound = set.filter((entry) => found.has(entry)).map(({ slug }) => slug)
  useFirstFaces(compartments, [...found])
  const toCompare = shown.compare.length > 0 ? shown.compare : firstFound.slice(0, MOST_COMPARED)

  return (
    <>
      <div
        className="explore-head"
        onFocus={() => setAboutToChange(true)}
        onPointerOver={() => setAboutToChange(true)}
      >
        <ExploreFields text={filter.text} find={filter.find} change={change}>
          <LanguageField
            {...{ languages, selected }}
            startCounting={() => countsByLanguage(entries, filter)}
            onSelect={(language) => change({ facts: withLanguage(filter.facts, language) })}
          />
        </ExploreFields>
        <TypeCase
          box={filters}
          compartments={compartments}
          selected={filter.facts}
          wouldFind={(key) => wouldFind(entries, filter, key)}
          onToggle={(key) => change({ facts: toggleFact(filter.facts, key) })}
        />
      </div>
      <ExploreTools
        found={found.size}
        all={entries.length}
        isFiltered={filter.facts.length > 0}
        onClear={clear}
        size={filter.size}
        onSizeChange={(size) => change({ size })}
        view={filter.view}
        onViewChange={(view) => {
          document.documentElement.dataset.slide = view
          change({ view })
        }}
        compared={shown.compare.length}
        compareHref={compareWith(toCompare, shown.text)}
      />
      <ExploreFamilies
        entries={set}
        {...{ found, Wall, isAboutToChange }}
        query={filter}
        complete={isComplete ? query : null}
        onClear={clear}
        onCompare={(slug) => change({ compare: toggleCompared(shown.compare, slug) })}
      />
    </>
  )
}

/** As in type-case.css: there the case is one line, wider than the window. */
const PHONE = { most: 760, compartment: 64 }

/** Rows that a window shows at once, or that are near enough for their faces to be loaded. */
const ROWS = { desk: 3, phone: 5 }

/** Explore enters with its case full and its rows set: for their faces the page before waits a moment. */
function useFirstFaces(compartments: SetCompartment[], rows: ExploreEntry[]): void {
  useArrivedFaces(() => {
    const isPhone = innerWidth <= PHONE.most
    const inCase = isPhone ? Math.ceil(innerWidth / PHONE.compartment) : compartments.length
    const faces = [
      ...compartments.slice(0, inCase).map(({ caseFace }) => caseFace.face),
      ...rows.slice(0, isPhone ? ROWS.phone : ROWS.desk).map(({ face }) => face),
    ]
    return [...new Set(faces.filter(Boolean))]
  })
}

type LoadedWall = {
  /** Null until its script is there. */
  Wall: typeof Wall | null
  hasFailed: boolean
}

let loaded: typeof Wall | null = null

/** The wall, whose script comes when it is chosen. Where it cannot come, the rows stay. */
function useWall(isChosen: boolean): LoadedWall {
  const [wall, setWall] = useState(() => loaded)
  const [hasFailed, setFailed] = useState(false)

  useEffect(() => {
    if (!isChosen || wall) return
    let isCurrent = true
    setFailed(false)
    loadCode(() => import('./wall/wall')).then(
      (part) => {
        loaded = part.Wall
        if (isCurrent) setWall(() => loaded)
      },
      () => {
        if (isCurrent) setFailed(true)
      },
    )
    return () => {
      isCurrent = false
    }
  }, [isChosen, wall])

  return { Wall: isChosen ? wall : null, hasFailed }
}
