import type { BlockCount } from '@/domain/catalogue/languages'

import blockTable from './block-table.json'

type Block = { first: number; last: number; name: string }

let table: Block[] | undefined

/** How many of the characters, given in rising order, each of Unicode's blocks holds. */
export function blocksOf(characters: number[]): BlockCount[] {
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
