import { readCharacters } from '@/fonts/inspect/read-characters'
import { readSfnt } from '@/fonts/sfnt/read-sfnt'
import { glyphCountOf } from '@/fonts/sfnt/sfnt'
import { writeSfnt } from '@/fonts/sfnt/write-sfnt'
import { glyphsOf } from './glyphs-of'
import { writeCmap, type CmapGroup } from './write-cmap'

type Mapped = { first: number; count: number }

/** A font that writes so many characters more, from `first` on, with the glyphs it has, one after the other and again. */
export function mapMoreCharacters(font: Uint8Array, { first, count }: Mapped): Uint8Array {
  const sfnt = readSfnt(font)
  const own = readCharacters(sfnt).filter((code) => code < first || code >= first + count)
  const glyphs = glyphsOf(font, String.fromCodePoint(...own))
  const groups = own.map((code, index): CmapGroup => [code, code, glyphs[index] ?? 0])

  const round = glyphCountOf(sfnt) - 1
  for (let at = 0; at < count; at += round) {
    groups.push([first + at, first + Math.min(at + round, count) - 1, 1])
  }
  const cmap = writeCmap(groups.toSorted(([a], [b]) => a - b))
  return writeSfnt({ ...sfnt, tables: new Map(sfnt.tables).set('cmap', cmap) })
}
