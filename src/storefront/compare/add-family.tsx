'use client'

import { useState } from 'react'
import type { Comparison } from '@/domain/catalogue/comparison/comparison'
import { useGoTo } from '../shell/navigation/use-go-to'
import { encodeFeatures } from '@/domain/catalogue/features'
import { comparePath, type CompareQuery } from './compare-query'

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
          {others.map(({ slug, name }) => (
            <option key={slug} value={slug}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <button type="submit" className="lk">
        Add&nbsp;<span aria-hidden="true">→</span>
      </button>
    </form>
  )
}

/** What every form of the page sends beside its own. */
export function ComparedAlready({ state }: { state: CompareQuery }) {
  return (
    <>
      <input type="hidden" name="typefaces" value={state.slugs.join(',')} />
      {state.isMatched ? null : <input type="hidden" name="sizes" value="equal" />}
    </>
  )
}
