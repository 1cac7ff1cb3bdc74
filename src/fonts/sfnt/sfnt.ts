import { FontRefused } from '../font-refused'
import { ByteReader } from './byte-reader'

/** A font file opened: its kind and its tables by tag. Changing a table never writes into the file it came from. */
export type Sfnt = { flavor: number; tables: Map<string, Uint8Array> }

export function hasTable(sfnt: Sfnt, tag: string): boolean {
  return sfnt.tables.has(tag)
}

export function findTable(sfnt: Sfnt, tag: string): ByteReader | null {
  const bytes = sfnt.tables.get(tag)
  return bytes ? new ByteReader(bytes, `${tag.trim()} table`) : null
}

export function requireTable(sfnt: Sfnt, tag: string): ByteReader {
  const table = findTable(sfnt, tag)
  if (!table) throw new FontRefused(`This font has no ${tag.trim()} table.`)
  return table
}

/** A copy of a table, to be written into. */
export function copyTable(sfnt: Sfnt, tag: string): { bytes: Uint8Array; view: DataView } {
  const bytes = Uint8Array.from(requireTable(sfnt, tag).bytes)
  return { bytes, view: new DataView(bytes.buffer) }
}

export function glyphCountOf(sfnt: Sfnt): number {
  return requireTable(sfnt, 'maxp').u16(4)
}
