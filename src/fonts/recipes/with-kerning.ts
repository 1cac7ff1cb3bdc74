import { ShapedFont } from '../harfbuzz/shaped-font'
import { pairKey, readKernPairs, writeKernPairs } from '../sfnt/kern-table'
import { readSfnt } from '../sfnt/read-sfnt'
import { writeSfnt } from '../sfnt/write-sfnt'

/** Gives a subset the pairs of its master's kern table, which the subsetter leaves out, for the characters it holds. */
export function withKerning(
  subset: Uint8Array,
  { master, characters }: { master: Uint8Array; characters: number[] },
): Uint8Array {
  const pairs = readKernPairs(readSfnt(master))
  if (pairs.size === 0) return subset

  const [before, after] = [new ShapedFont(master), new ShapedFont(subset)]
  const glyphs = new Map<number, number>()
  for (const code of characters) {
    const [was, is] = [before.glyphOf(code), after.glyphOf(code)]
    if (was && is) glyphs.set(was, is)
  }
  const kept = [...pairs].flatMap(([key, value]) => {
    const [left, right] = [glyphs.get(key >>> 16), glyphs.get(key & 0xffff)]
    return left && right ? [[pairKey(left, right), value] as const] : []
  })
  if (kept.length === 0) return subset
  const sfnt = readSfnt(subset)
  sfnt.tables.set('kern', writeKernPairs(new Map(kept)))
  return writeSfnt(sfnt)
}
