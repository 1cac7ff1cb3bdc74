import { readSfnt } from '@/fonts/sfnt/read-sfnt'
import { copyTable } from '@/fonts/sfnt/sfnt'
import { writeSfnt } from '@/fonts/sfnt/write-sfnt'

/** The font with one table changed in place; directory and sums are right again, so only the table itself is at fault. */
export function changeTable(
  font: Uint8Array,
  tag: string,
  change: (table: DataView) => void,
): Uint8Array {
  const { bytes, view } = copyTable(readSfnt(font), tag)
  change(view)
  return putTable(font, tag, bytes)
}

/** The same with another table in its place, or beside the ones it has. */
export function putTable(font: Uint8Array, tag: string, table: Uint8Array): Uint8Array {
  const sfnt = readSfnt(font)
  return writeSfnt({ ...sfnt, tables: new Map(sfnt.tables).set(tag, table) })
}

export function tableOf(font: Uint8Array, tag: string): DataView {
  return copyTable(readSfnt(font), tag).view
}
