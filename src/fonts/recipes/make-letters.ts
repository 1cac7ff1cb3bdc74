import { CODES_A_PAGE } from '@/domain/catalogue/glyphs/letter-pages'
import type { LettersRequest } from '../font-job'
import { subsetFont } from '../harfbuzz/subset-font'
import { isAlwaysOn } from '../inspect/feature-names'
import { readFeatureTags } from '../inspect/read-features'
import { readSfnt } from '../sfnt/read-sfnt'
import { writeSfnt } from '../sfnt/write-sfnt'
import { chosenCharacters } from './character-sets'
import { charactersIn } from './characters-in'
import { offeredSubstitutions } from './make-preview'
import { stripIdentity } from './strip-identity'
import { verifyDerived } from './verify-derived'

/**
 * A page of letters for who looks at more than the preview holds. It is made like a preview, but without kerning: pages put
 * together again make no typeface to set text in.
 */
export function makeLetters(master: Uint8Array, request: LettersRequest): Uint8Array {
  const sfnt = readSfnt(master)
  const choice = request.characters ?? { set: 'full' }
  const isInPage = (code: number) => code >= request.first && code < request.first + CODES_A_PAGE
  const characters = charactersIn(sfnt, chosenCharacters(sfnt, choice).filter(isInPage))

  const subset = subsetFont(master, {
    characters,
    features: [
      ...offeredSubstitutions(sfnt, request.features),
      ...readFeatureTags(sfnt, 'GPOS').filter(isAlwaysOn),
    ],
    names: [],
  })
  const letters = writeSfnt(stripIdentity(readSfnt(subset)))
  return verifyDerived(letters, { master: sfnt, characters })
}
