import type { PreviewRequest } from '../font-job'
import { subsetFont } from '../harfbuzz/subset-font'
import { readFeatureTags } from '../inspect/read-features'
import { readSfnt } from '../sfnt/read-sfnt'
import type { Sfnt } from '../sfnt/sfnt'
import { writeSfnt } from '../sfnt/write-sfnt'
import { PREVIEW_CHARACTERS } from './character-sets'
import { charactersIn, codepointsOf } from './characters-in'
import { stripIdentity } from './strip-identity'
import { verifyDerived } from './verify-derived'

/** What the tester sets: every axis and feature, few characters, no names. */
export function makePreview(master: Uint8Array, request: PreviewRequest): Uint8Array {
  const sfnt = readSfnt(master)
  const wanted = request.characters ? codepointsOf(request.characters) : PREVIEW_CHARACTERS
  const characters = charactersIn(sfnt, wanted)

  const subset = subsetFont(master, {
    characters,
    features: request.features ?? offeredFeatures(sfnt),
    names: [],
  })
  const preview = writeSfnt(stripIdentity(readSfnt(subset)))
  return verifyDerived(preview, { master: sfnt, characters })
}

/** All but aalt, which would drag in every alternate of every letter. */
function offeredFeatures(sfnt: Sfnt): string[] {
  const tags = [...readFeatureTags(sfnt, 'GSUB'), ...readFeatureTags(sfnt, 'GPOS')]
  return tags.filter((tag) => tag !== 'aalt')
}
