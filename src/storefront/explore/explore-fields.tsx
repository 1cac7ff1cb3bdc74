'use client'

import type { ReactNode } from 'react'
import { WordsField } from '../tester/text/words-field'
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
      <WordsField
        label="Type in every family"
        text={text}
        onTextChange={(typed) => change({ text: typed })}
      />
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
