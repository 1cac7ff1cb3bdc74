import { glyphsKept, type SubsetRequest } from '../harfbuzz/subset-font'
import { pairKey, readKernPairs, writeKernPairs } from '../sfnt/kern-table'
import { readSfnt } from '../sfnt/read-sfnt'
import { glyphCountOf } from '../sfnt/sfnt'
import { writeSfnt } from '../sfnt/write-sfnt'

/** Gives a cut the pairs of its master's kern table that it has the glyphs of, which the subsetter leaves out. */
export function withKerning(
  subset: Uint8Array,
  { master, request }: { master: Uint8Array; request: SubsetRequest },
): Uint8Array {
  const pairs = readKernPairs(readSfnt(master))
  if (pairs.size === 0) return subset

  const sfnt = readSfnt(subset)
  const glyphs = glyphsKept(master, request)
  // Where axes were pinned on the way, fewer forms may have stayed.
  const last = [...glyphs.values()].at(-1) ?? 0
  if (last + 1 !== glyphCountOf(sfnt)) return subset
  const kept = [...pairs].flatMap(([key, value]) => {
    const [left, right] = [glyphs.get(key >>> 16), glyphs.get(key & 0xffff)]
    return left && right ? [[pairKey(left, right), value] as const] : []
  })
  if (kept.length === 0) return subset
  sfnt.tables.set('kern', writeKernPairs(new Map(kept)))
  return writeSfnt(sfnt)
}
