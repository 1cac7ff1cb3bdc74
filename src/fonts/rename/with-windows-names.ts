import { findName, NAME, type NameRecord, readNames, WINDOWS } from '../inspect/read-names'
import { readSfnt } from '../sfnt/read-sfnt'
import { writeSfnt } from '../sfnt/write-sfnt'
import { windowsName, writeNames } from './write-names'

/** The font with its names as Windows reads them, where only a Macintosh could: HarfBuzz and most systems know no others. */
export function withWindowsNames(font: Uint8Array): Uint8Array {
  const sfnt = readSfnt(font)
  const names = readNames(sfnt)
  const isOfFamily = ({ id }: NameRecord) => id === NAME.family || id === NAME.typographicFamily
  const families = names.filter(isOfFamily)
  if (families.length === 0 || families.some(({ platform }) => platform === WINDOWS)) return font

  const had = new Set(names.filter(({ platform }) => platform === WINDOWS).map(({ id }) => id))
  const ids = [...new Set(names.map(({ id }) => id))].filter((id) => !had.has(id))
  const added = ids.map((id) => windowsName(id, findName(names, id) ?? ''))
  const kept = names.filter(({ platform }) => platform === WINDOWS)
  const tables = new Map(sfnt.tables).set('name', writeNames([...kept, ...added]))
  return writeSfnt({ ...sfnt, tables })
}
