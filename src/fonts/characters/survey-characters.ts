import type { CharacterSurvey } from '@/domain/catalogue/languages'

import type { CodepointRange } from '../font-facts'
import { languagesOf, nearLanguagesOf } from '../languages/languages-of'
import { toCodepoints } from '../recipes/characters-in'
import { blocksOf } from './blocks-of'

/** What holds for a typeface is what every style of it can set. */
export function surveyCharacters(styles: CodepointRange[][]): CharacterSurvey {
  const characters = inEvery(styles.map(toCodepoints))
  return {
    count: characters.length,
    blocks: blocksOf(characters),
    languages: languagesOf(characters).map(({ code, name }) => ({ code, name })),
    nearLanguages: nearLanguagesOf(characters),
  }
}

function inEvery(lists: number[][]): number[] {
  const [first = [], ...others] = lists
  const sets = others.map((list) => new Set(list))
  return first.filter((code) => sets.every((set) => set.has(code)))
}
