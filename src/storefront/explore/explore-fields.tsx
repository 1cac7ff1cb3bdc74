'use client'

import type { ReactNode } from 'react'
import { LONGEST_TEXT } from '@/domain/catalogue/typed-text'
import { SearchField } from '../ui/search-field'
import { ShortWord } from './short-word'
import type { ExploreQuery } from './explore-query'

type Props = {
  text: string
  find: string
  change: (part: Partial<ExploreQuery>) => void
  /** The field of the languages. */
  children: ReactNode
}

export function ExploreFields({ text, find, change, children }: Props) {
  return (
    <div className="explore-fields grid">
      <div className="explore-text">
        <SearchField
          label="Type in every family"
          value={text}
          onValueChange={(typed) => change({ text: typed })}
          dir="auto"
          maxLength={LONGEST_TEXT}
        />
      </div>
      {children}
      <div className="find">
        <SearchField
          label="Find a name or a word"
          value={find}
          onValueChange={(typed) => change({ find: typed })}
        />
        <ShortWord>Find</ShortWord>
      </div>
    </div>
  )
}
