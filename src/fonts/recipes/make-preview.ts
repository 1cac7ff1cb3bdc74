import { DEFAULT_FEATURES } from '@/domain/catalogue/features'

import type { PreviewRequest } from '../font-job'
import { subsetFont } from '../harfbuzz/subset-font'
import { isAlwaysOn } from '../inspect/feature-names'
import { readFeatureTags } from '../inspect/read-features'
import { readSfnt } from '../sfnt/read-sfnt'
import type { Sfnt } from '../sfnt/sfnt'
import { writeSfnt } from '../sfnt/write-sfnt'
import { chosenCharacters } from './character-sets'
import { charactersIn } from './characters-in'
import { stripIdentity } from './strip-identity'
import { verifyDerived } from './verify-derived'

/** What the tester sets: every axis and feature, few characters, no names. */
export function makePreview(master: Uint8Array, request: PreviewRequest): Uint8Array {
  const sfnt = readSfnt(master)
  const choice = request.characters ?? { set: 'standard' }
  const characters = charactersIn(sfnt, chosenCharacters(sfnt, choice))

  const subset = subsetFont(master, {
    characters,
    features: [...offeredSubstitutions(sfnt, request.features), ...readFeatureTags(sfnt, 'GPOS')],
    names: [],
  })
  const preview = writeSfnt(stripIdentity(readSfnt(subset)))
  return verifyDerived(preview, { master: sfnt, characters })
}

/** All but aalt, which would drag in every alternate of every letter. The way of a script is no choice. */
export function offeredSubstitutions(sfnt: Sfnt, allowed: string[] | undefined): string[] {
  const substitutions = readFeatureTags(sfnt, 'GSUB').filter((tag) => tag !== 'aalt')
  return allowed
    ? substitutions.filter(
        (tag) => isAlwaysOn(tag) || DEFAULT_FEATURES.has(tag) || allowed.includes(tag),
      )
    : substitutions
}
