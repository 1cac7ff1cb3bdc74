'use client'

import { useState } from 'react'
import type { ComparedFamily, Comparison } from '@/domain/catalogue/comparison/comparison'
import { encodeFeatures, setsVertically } from '@/domain/catalogue/features'
import { optionOf } from '../ui/option-of'
import { useGoTo } from '../shell/navigation/pending-navigation'
import { FeatureChoice, listFeatureToggles } from '../tester/controls/feature-choice'
import { WordsField } from '../tester/text/words-field'
import { comparePath, type CompareQuery } from './compare-query'

type ComparedFieldsProps = {
  state: CompareQuery
  families: ComparedFamily[]
  /** What stands there until something else is typed. */
  words: string
  /** Which letters of them which family lacks. */
  lack: string
  change: (part: Partial<CompareQuery>) => void
}

/** The words that are set, in which features and at which sizes: at once, or without script as a form. */
export function ComparedFields({ state, families, words, lack, change }: ComparedFieldsProps) {
  const { text, isMatched, features, isVertical } = state
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
      {/* A form's first button is the one that Enter in its field presses: it sets the words, and is out of sight. */}
      <button type="submit" className="vh" tabIndex={-1} aria-hidden="true">
        Set
      </button>
      <ComparedAlready state={state} />
      <WordsField
        name="text"
        label="The same words in every family"
        text={text ?? words}
        lack={lack}
        onTextChange={(typed) => change({ text: typed })}
      />
      <div className="find cmp-sizes">
        <noscript>
          <button type="submit" className="lk">
            Set
          </button>
        </noscript>
        <Toggle
          name="sizes"
          next={isMatched ? 'equal' : 'matched'}
          isOn={isMatched}
          onPress={() => change({ isMatched: !isMatched })}
        >
          Sizes matched by x-height
        </Toggle>
        {families.some((family) => setsVertically(family.features)) && (
          <Toggle
            name="vertical"
            next={isVertical ? '0' : '1'}
            isOn={isVertical}
            onPress={() => change({ isVertical: !isVertical })}
          >
            Vertical
          </Toggle>
        )}
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

type ToggleProps = {
  name: string
  /** What the form sends without script. */
  next: string
  isOn: boolean
  onPress: () => void
  children: string
}

function Toggle({ name, next, isOn, onPress, children }: ToggleProps) {
  return (
    <button
      type="submit"
      name={name}
      value={next}
      aria-pressed={isOn}
      onClick={(event) => {
        event.preventDefault()
        onPress()
      }}
    >
      {children}
    </button>
  )
}

type AddFamilyProps = { others: Comparison['others']; state: CompareQuery }

/** A form, which also works without script. A choice alone leads nowhere: arrow keys pass by every family. */
export function AddFamily({ others, state }: AddFamilyProps) {
  const goTo = useGoTo()
  const [added, setAdded] = useState('')

  function add() {
    if (added) goTo(comparePath({ ...state, slugs: [...state.slugs, added] }))
  }

  return (
    <form
      className="cmp-add"
      action="/compare"
      onSubmit={(event) => {
        event.preventDefault()
        add()
      }}
    >
      <ComparedAlready state={state} />
      {Object.keys(state.features).length > 0 ? (
        <input type="hidden" name="features" value={encodeFeatures(state.features)} />
      ) : null}
      {state.text === null ? null : <input type="hidden" name="text" value={state.text} />}
      <label>
        <span className="vh">Add a family</span>
        <select name="add" value={added} onChange={({ target }) => setAdded(target.value)}>
          <option value="">Add a family</option>
          {others.map(({ slug, name }) => optionOf(slug, name))}
        </select>
      </label>
      <button type="submit" className="lk">
        Add&nbsp;<span aria-hidden="true">→</span>
      </button>
    </form>
  )
}

/** What every form of the page sends beside its own. */
function ComparedAlready({ state }: { state: CompareQuery }) {
  return (
    <>
      <input type="hidden" name="typefaces" value={state.slugs.join(',')} />
      {state.isMatched ? null : <input type="hidden" name="sizes" value="equal" />}
      {state.isVertical ? <input type="hidden" name="vertical" value="1" /> : null}
    </>
  )
}
