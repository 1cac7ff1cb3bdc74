'use client'

import type { Comparison } from '@/domain/catalogue/comparison/comparison'
import { MOST_COMPARED } from '@/domain/catalogue/comparison/parse-compared'
import { useFocusNext } from '../shell/navigation/use-focus-next'
import { useQuery } from '../tester/state/use-query'
import { AddFamily } from './add-family'
import { decodeCompareQuery, encodeCompareQuery, type CompareQuery } from './compare-query'
import { ComparedFacts } from './compared-facts'
import { ComparedFields } from './compared-fields'
import { ComparedNames } from './compared-names'
import { ComparedText } from './compared-text'

type CompareProps = {
  comparison: Comparison
  /** The query the server knows: of the first render. */
  loaded: string
}

/** A few letters stand as they are drawn: fractions would raise their figure. */
const NO_FEATURES = {}

/** What removes each family; while there are none, the field that adds one. */
const GO_ON = '.cmp-top p > :last-child, main:not(:has(.cmp-top)) .cmp-add select'

export function Compare({ comparison, loaded }: CompareProps) {
  const { families, words, paragraph, letters, others } = comparison
  const [query, writeQuery] = useQuery()
  const slugs = families.map(({ slug }) => slug)
  useFocusNext(slugs, GO_ON)
  const state: CompareQuery = { slugs, ...decodeCompareQuery(query || loaded) }
  const change = (part: Partial<CompareQuery>) =>
    writeQuery(encodeCompareQuery({ ...state, ...part }))
  const { text, isMatched, features } = state
  const set = { families, isMatched, features, sample: words }

  return (
    <>
      <ComparedFields {...{ state, families, change }} words={words.text} />
      {others.length > 0 && slugs.length < MOST_COMPARED ? (
        <AddFamily others={others} state={state} />
      ) : null}
      {families.length > 0 ? (
        <div className="cmp" style={{ ['--columns' as string]: families.length }}>
          <ComparedNames families={families} state={state} />
          <ComparedText {...set} title="Words" className="cmp-say" text={text ?? words.text} />
          <ComparedText
            {...set}
            title="Heaviest"
            className="cmp-say"
            text={text ?? words.text}
            isHeaviest
          />
          <ComparedText
            {...set}
            sample={paragraph}
            title="Text"
            className="cmp-text"
            text={paragraph.text}
          />
          <ComparedText
            {...set}
            features={NO_FEATURES}
            title="Letters"
            className="cmp-letters"
            text={letters}
          />
          <ComparedFacts families={families} />
        </div>
      ) : (
        <p className="cmp-none">Nothing to compare yet: add a family.</p>
      )}
    </>
  )
}
