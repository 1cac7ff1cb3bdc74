import { isSeen } from '@/domain/catalogue/glyphs/group-characters'
import type {
  BlockCount,
  CharacterSurvey,
  Language,
  PartLanguage,
} from '@/domain/catalogue/languages'
import type { CodepointRange } from '../font-facts'
import { languagesOf, nearLanguagesOf } from '../languages/languages-of'
import { toCodepoints } from '../recipes/character-sets'
import blockTable from './block-table.json' with { type: 'json' }

/** What holds for a typeface is what every style of it can set; of languages that some of them write it is said of how many. */
export function surveyCharacters(styles: CodepointRange[][]): CharacterSurvey {
  const sets = styles.map(toCodepoints)
  const characters = inEvery(sets)
  const seen = characters.filter(isSeen)
  const languages = languagesOf(characters).map(({ code, name }) => ({ code, name }))
  return {
    count: seen.length,
    blocks: blocksOf(seen),
    languages,
    nearLanguages: nearLanguagesOf(characters),
    partLanguages: partLanguagesOf(sets, languages),
  }
}

/** Many styles of a typeface hold the same letters: each set of them is looked at once. */
function partLanguagesOf(sets: number[][], whole: readonly Language[]): PartLanguage[] {
  const known = new Set(whole.map(({ code }) => code))
  const counts = new Map<string, number>()
  for (const letters of sets.map(String)) counts.set(letters, (counts.get(letters) ?? 0) + 1)
  const parts = new Map<string, PartLanguage>()
  for (const [letters, styles] of counts.size > 1 ? counts : []) {
    for (const { code, name } of languagesOf(letters.split(',').map(Number))) {
      if (known.has(code)) continue
      parts.set(code, { code, name, styles: styles + (parts.get(code)?.styles ?? 0) })
    }
  }
  return [...parts.values()]
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
  return (table ??= readTable())
    .map(({ first, last, name }) => ({
      name,
      count: characters.filter((code) => code >= first && code <= last).length,
    }))
    .filter(({ count }) => count > 0)
}

function readTable(): Block[] {
  const rows = blockTable as [string, string, string][]
  return rows.map(([first, last, name]) => ({
    first: Number.parseInt(first, 16),
    last: Number.parseInt(last, 16),
    name,
  }))
}
