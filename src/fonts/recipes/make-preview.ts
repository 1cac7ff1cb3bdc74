import { DEFAULT_FEATURES } from '@/domain/catalogue/features'
import { CODES_A_PAGE } from '@/domain/catalogue/glyphs/letter-pages'
import type { LettersRequest, PreviewRequest } from '../font-job'
import { subsetFont } from '../harfbuzz/subset-font'
import { isAlwaysOn, readFeatureTags } from '../inspect/read-features'
import { readSfnt } from '../sfnt/read-sfnt'
import type { Sfnt } from '../sfnt/sfnt'
import { writeSfnt } from '../sfnt/write-sfnt'
import { charactersIn, chosenCharacters, hasNone } from './character-sets'
import { stripIdentity } from './strip-identity'
import { verifyDerived } from './verify-derived'
import { withKerning } from './with-kerning'

/** What the tester sets: every axis and feature, few characters, no names. */
export function makePreview(master: Uint8Array, request: PreviewRequest): Uint8Array {
  const sfnt = readSfnt(master)
  const choice = request.characters ?? { set: 'standard' }
  const characters = charactersIn(sfnt, chosenCharacters(sfnt, choice))
  // Of pictograms no set of letters holds any: a preview of their space alone would show nothing.
  if (characters.every((code) => /\p{Z}/u.test(String.fromCodePoint(code)))) throw hasNone()

  const cut = {
    characters,
    features: [...offeredSubstitutions(sfnt, request.features), ...readFeatureTags(sfnt, 'GPOS')],
    names: [],
  }
  const kerned = withKerning(subsetFont(master, cut), { master, request: cut })
  const preview = writeSfnt(stripIdentity(readSfnt(kerned)))
  return verifyDerived(preview, { master: sfnt, characters })
}

/** All but aalt, which would drag in every alternate of every letter. The way of a script is no choice. */
function offeredSubstitutions(sfnt: Sfnt, allowed: string[] | undefined): string[] {
  const substitutions = readFeatureTags(sfnt, 'GSUB').filter((tag) => tag !== 'aalt')
  return allowed
    ? substitutions.filter(
        (tag) => isAlwaysOn(tag) || DEFAULT_FEATURES.has(tag) || allowed.includes(tag),
      )
    : substitutions
}

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
