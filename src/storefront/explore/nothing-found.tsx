'use client'

import { ownWordOf } from '@/domain/catalogue/own-word'
import { OwnWord } from '../shell/own-word/own-word'
import type { WordStyle } from '../shell/own-word/word-styles'
import { styleIdOf } from './cut-faces'
import type { ExploreEntry } from './explore-entry'
import type { ExploreFilter } from './filter-entries'

type Sought = Pick<ExploreFilter, 'find' | 'facts'>

type Props = {
  filter: Sought
  /** The families that what is searched for can be set in. */
  entries: ExploreEntry[]
  onClear: () => void
}

export function NothingFound({ filter, entries, onClear }: Props) {
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
