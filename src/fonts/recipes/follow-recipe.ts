import { toWoff } from '../convert/to-woff'
import { toWoff2 } from '../convert/to-woff2'
import type { Brotli, Recipe } from '../font-job'
import { nameApart } from '../rename/name-apart'
import { withReadKerning } from '../sfnt/kern-table'
import { readSfnt } from '../sfnt/read-sfnt'
import { makeLetters, makePreview } from './make-preview'
import { makeMenuPreview } from './make-menu-preview'
import { makeTrial } from './make-trial'
import { verifyWoff2 } from './verify-derived'

/** A checked master in, one finished file out. The same master and recipe always make the same bytes. */
export async function followRecipe(master: Uint8Array, recipe: Recipe): Promise<Uint8Array> {
  switch (recipe.recipe) {
    case 'woff2':
      return pack(withReadKerning(master, readSfnt(master)), recipe)
    case 'woff':
      return toWoff(withReadKerning(master, readSfnt(master)))
    case 'apart':
      return nameApart(master, recipe)
    case 'preview':
      return pack(makePreview(master, recipe), recipe)
    case 'letters':
      return pack(makeLetters(master, recipe), recipe)
    case 'menu':
      return pack(makeMenuPreview(master, recipe), recipe)
    case 'trial':
      return makeTrial(master, recipe)
  }
}

async function pack(font: Uint8Array, { brotliQuality }: Brotli): Promise<Uint8Array> {
  return verifyWoff2(await toWoff2(font, { brotliQuality }), readSfnt(font))
}
