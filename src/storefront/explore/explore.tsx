'use client'

import { useMemo } from 'react'
import { holdersOf, type NameGroup } from '@/domain/catalogue/type-case/group-names'
import { MOST_COMPARED } from '@/domain/catalogue/comparison/parse-compared'
import { compareWith } from '../compare/compare-query'
import { useQuery } from '../tester/state/use-query'
import type { ExploreEntry } from './explore-entry'
import { ExploreFamilies } from './explore-families'
import { decodeExploreQuery, encodeExploreQuery, type ExploreQuery } from './explore-query'
import { ExploreTools } from './explore-tools'
import { toggleCompared, writersFirst } from './arrange-entries'
import { matchesFilter, toggleFact, wouldFind } from './filter-entries'
import { setEntry } from './set-entry'
import { ExploreFields } from './explore-fields'
import { TypeCase, type SetCompartment } from './type-case'
import { useWall } from './wall/use-wall'

type Props = {
  entries: ExploreEntry[]
  compartments: SetCompartment[]
  /** What languages and features are called, and who has them. */
  names: NameGroup[]
}

export function Explore({ entries, compartments, names }: Props) {
  const [query, writeQuery] = useQuery()
  const keys = useMemo(() => new Set(compartments.map(({ key }) => key)), [compartments])
  const shown = decodeExploreQuery(query, keys)
  const filter = { ...shown, holders: holdersOf(names, shown.find) }
  const change = (part: Partial<ExploreQuery>) =>
    writeQuery(encodeExploreQuery({ ...shown, ...part }))
  const clear = () => change({ facts: [], find: '' })

  const { Wall, hasFailed } = useWall(filter.view === 'wall')
  const isComplete = filter.view === 'rows' || Wall !== null || hasFailed

  const selected = shown.facts.flatMap((fact) => compartments.find(({ key }) => key === fact) ?? [])
  const families = writersFirst(
    entries.map((entry) => setEntry(entry, selected)),
    filter.text,
  )
  const found = new Set(families.filter((entry) => matchesFilter(entry, filter)))

  const firstFound = families.filter((entry) => found.has(entry)).map(({ slug }) => slug)
  const toCompare = shown.compare.length > 0 ? shown.compare : firstFound.slice(0, MOST_COMPARED)

  return (
    <>
      <ExploreFields text={filter.text} find={filter.find} change={change} />
      <TypeCase
        compartments={compartments}
        selected={filter.facts}
        wouldFind={(key) => wouldFind(entries, filter, key)}
        onToggle={(key) => change({ facts: toggleFact(filter.facts, key) })}
      />
      <ExploreTools
        found={found.size}
        all={entries.length}
        isFiltered={filter.facts.length > 0}
        onClear={clear}
        size={filter.size}
        onSizeChange={(size) => change({ size })}
        view={filter.view}
        onViewChange={(view) => change({ view })}
        compared={shown.compare.length}
        compareHref={compareWith(toCompare, shown.text)}
      />
      <ExploreFamilies
        entries={families}
        {...{ found, Wall }}
        query={filter}
        complete={isComplete ? query : null}
        onClear={clear}
        onCompare={(slug) => change({ compare: toggleCompared(shown.compare, slug) })}
      />
    </>
  )
}
