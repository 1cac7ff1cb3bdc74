'use client'

import type { Comparison } from '@/domain/catalogue/comparison/comparison'
import { useGoTo } from '../shell/navigation/use-go-to'
import { comparePath, type CompareQuery } from './compare-query'

type AddFamilyProps = { others: Comparison['others']; state: CompareQuery }

/** Without script a form, with it one tap. */
export function AddFamily({ others, state }: AddFamilyProps) {
  const goTo = useGoTo()
  return (
    <form className="cmp-add" action="/compare">
      <input type="hidden" name="typefaces" value={state.slugs.join(',')} />
      {state.text === null ? null : <input type="hidden" name="text" value={state.text} />}
      <label>
        <span className="vh">Add a family</span>
        <select
          name="add"
          value=""
          onChange={({ target }) =>
            goTo(comparePath({ ...state, slugs: [...state.slugs, target.value] }))
          }
        >
          <option value="">Add a family</option>
          {others.map(({ slug, name }) => (
            <option key={slug} value={slug}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <noscript>
        <button type="submit">Add</button>
      </noscript>
    </form>
  )
}
