import type { StyleCount } from '@/domain/pricing/priced-family'
import { generatedBundles } from '../generated-bundles'
import { Chance, type GeneratedCase } from '../generated-carts'

/** The generated carts with bundles, and up to three discounts by the number of styles, larger for more. */
export function generatedCounts(count: number): GeneratedCase[] {
  return generatedBundles(count).map((one, seed) => {
    const styleCounts = generatedLevels(new Chance(seed + 17))
    return { ...one, family: { ...one.family, styleCounts } }
  })
}

function generatedLevels(chance: Chance): StyleCount[] {
  let [from, off] = [2, 0]
  return Array.from({ length: 1 + chance.below(3) }, () => {
    from += chance.below(3)
    off += 1 + chance.below(3000)
    return { from: from++, percentOff: (off / 100).toFixed(2) }
  })
}
