'use client'

import type { ComparedFamily } from '@/domain/catalogue/comparison/comparison'
import { FeatureChoice } from '../tester/controls/feature-choice'
import { listFeatureToggles } from '../tester/state/feature-toggles'
import { WordsField } from '../tester/text/words-field'
import { ComparedAlready } from './add-family'
import type { CompareQuery } from './compare-query'

type ComparedFieldsProps = {
  state: CompareQuery
  families: ComparedFamily[]
  /** What stands there until something else is typed. */
  words: string
  change: (part: Partial<CompareQuery>) => void
}

/** The words that are set, in which features and at which sizes: at once, or without script as a form. */
export function ComparedFields({ state, families, words, change }: ComparedFieldsProps) {
  const { text, isMatched, features } = state
  const toggles = listFeatureToggles(
    families.flatMap((family) => family.features),
    features,
  )
  return (
    <form
      className="explore-fields grid"
      action="/compare"
      onSubmit={(event) => event.preventDefault()}
    >
      <ComparedAlready state={state} />
      <WordsField
        name="text"
        label="The same words in every family"
        text={text ?? words}
        onTextChange={(typed) => change({ text: typed })}
      />
      <div className="find cmp-sizes">
        {/* The first button of a form is pressed by Enter in its field. */}
        <noscript>
          <button type="submit" className="lk">
            Set
          </button>
        </noscript>
        <button
          type="submit"
          name="sizes"
          value={isMatched ? 'equal' : 'matched'}
          aria-pressed={isMatched}
          onClick={(event) => {
            event.preventDefault()
            change({ isMatched: !isMatched })
          }}
        >
          Sizes matched by x-height
        </button>
      </div>
      {toggles.length > 0 ? (
        <FeatureChoice
          {...{ toggles }}
          chosen={features}
          onFeaturesChange={(chosen) => change({ features: chosen })}
        />
      ) : null}
    </form>
  )
}
