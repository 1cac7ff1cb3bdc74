'use client'

import { useLayoutEffect, useMemo } from 'react'
import { useQuery } from '../tester/state/use-query'
import type { ExploreEntry } from './explore-entry'
import { decodeExploreQuery, encodeExploreQuery, type ExploreQuery } from './explore-query'
import { ExploreRow } from './explore-row'
import { ExploreTools } from './explore-tools'
import { isWished, toggleFact, wouldGive } from './filter-entries'
import { NothingFound } from './nothing-found'
import { SayAndFind } from './explore-fields'
import { TypeCase, type SetCompartment } from './type-case'

type Props = { entries: ExploreEntry[]; compartments: SetCompartment[] }

export function Explore({ entries, compartments }: Props) {
  const [query, writeQuery] = useQuery()
  const keys = useMemo(() => new Set(compartments.map(({ key }) => key)), [compartments])
  const wish = decodeExploreQuery(query, keys)
  const change = (part: Partial<ExploreQuery>) =>
    writeQuery(encodeExploreQuery({ ...wish, ...part }))
  const clear = () => change({ facts: [], find: '' })

  // The first drawing is the server's, which knows no query.
  useLayoutEffect(() => {
    if (query === location.search.slice(1)) document.documentElement.classList.remove('asks')
  }, [query])

  const found = new Set(entries.filter((entry) => isWished(entry, wish)))

  return (
    <>
      <SayAndFind text={wish.text} find={wish.find} change={change} />
      <TypeCase
        compartments={compartments}
        taken={wish.facts}
        wouldGive={(key) => wouldGive(entries, wish, key)}
        onToggle={(key) => change({ facts: toggleFact(wish.facts, key) })}
      />
      <ExploreTools
        found={found.size}
        all={entries.length}
        isFiltered={wish.facts.length > 0}
        onClear={clear}
        size={wish.size}
        onSizeChange={(size) => change({ size })}
      />
      <div
        className="catalogue"
        style={wish.size ? { ['--size' as string]: `${wish.size}px` } : undefined}
      >
        {entries.map((entry) => (
          <ExploreRow key={entry.slug} entry={entry} text={wish.text} hidden={!found.has(entry)} />
        ))}
      </div>
      {found.size === 0 && <NothingFound wish={wish} onClear={clear} />}
    </>
  )
}
