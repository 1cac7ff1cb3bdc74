'use client'

import { useMemo, useRef, useState } from 'react'
import {
  type LanguageGroup,
  languageKey,
  listLanguages,
  type NameGroup,
} from '@/domain/catalogue/type-case/group-languages'
import { MOST_COMPARED } from '@/domain/catalogue/comparison/parse-compared'
import { compareWith } from '../compare/compare-query'
import { useQuery } from '../tester/state/use-query'
import type { ExploreEntry } from './explore-entry'
import { ExploreFamilies } from './explore-families'
import { decodeExploreQuery, encodeExploreQuery, type ExploreQuery } from './explore-query'
import { ExploreTools } from './explore-tools'
import { toggleCompared, writersFirst } from './arrange-entries'
import { matchesFilter, toggleFact, wouldFind } from './filter-entries'
import { readSearch } from './read-search'
import { setEntry } from './set-entry'
import { ExploreFields } from './explore-fields'
import { countsByLanguage, withLanguage, withLanguageFacts } from './languages/find-languages'
import { LanguageField } from './languages/language-field'
import { useSelectedLanguages } from './languages/use-selected-languages'
import { TypeCase, type SetCompartment } from './type-case'
import { useFirstFaces } from './use-first-faces'
import { useWall } from './wall/use-wall'

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
    entries.map((entry) => setEntry(entry, pressed)),
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
