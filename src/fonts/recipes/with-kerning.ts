import { FontRefused } from '../font-refused'
import { glyphsKept, type SubsetRequest } from '../harfbuzz/subset-font'
import { pairKey, readKernPairs, writeKernPairs } from '../sfnt/kern-table'
import { readSfnt } from '../sfnt/read-sfnt'
import { glyphCountOf } from '../sfnt/sfnt'
import { writeSfnt } from '../sfnt/write-sfnt'

const NOT_CUT =
  'This font kerns by its kern table alone, which cannot be cut with its glyphs. Export it again with its kerning in the GPOS table.'

/** Gives a cut the pairs of its master's kern table that it has the glyphs of, which the subsetter leaves out. */
export function withKerning(
  subset: Uint8Array,
  { master, request }: { master: Uint8Array; request: SubsetRequest },
): Uint8Array {
  const pairs = readKernPairs(readSfnt(master))
  if (pairs.size === 0) return subset

  const sfnt = readSfnt(subset)
  const glyphs = glyphsKept(master, request)
  // Where axes were pinned on the way, fewer forms may have stayed: pairs of other glyphs would be kerned, or none.
  const last = [...glyphs.values()].at(-1) ?? 0
  if (last + 1 !== glyphCountOf(sfnt)) throw new FontRefused(NOT_CUT)
  const kept = [...pairs].flatMap(([key, value]) => {
    const [left, right] = [glyphs.get(key >>> 16), glyphs.get(key & 0xffff)]
    return left && right ? [[pairKey(left, right), value] as const] : []
  })
  if (kept.length === 0) return subset
  sfnt.tables.set('kern', writeKernPairs(new Map(kept)))
  return writeSfnt(sfnt)
}
