import type { BlockCount, CharacterSurvey } from '@/domain/catalogue/languages'
import type { CodepointRange } from '../font-facts'
import { languagesOf, nearLanguagesOf } from '../languages/languages-of'
import { toCodepoints } from '../recipes/character-sets'
import blockTable from './block-table.json'

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

type Block = { first: number; last: number; name: string }

let table: Block[] | undefined

/** How many of the characters, given in rising order, each of Unicode's blocks holds. */
function blocksOf(characters: number[]): BlockCount[] {
  return loadTable()
    .map(({ first, last, name }) => ({
      name,
      count: characters.filter((code) => code >= first && code <= last).length,
    }))
    .filter(({ count }) => count > 0)
}

function loadTable(): Block[] {
  return (table ??= readTable())
}

function readTable(): Block[] {
  const rows = blockTable as [string, string, string][]
  return rows.map(([first, last, name]) => ({
    first: Number.parseInt(first, 16),
    last: Number.parseInt(last, 16),
    name,
  }))
}
