import type { TrialRequest } from '../font-job'
import { subsetFont } from '../harfbuzz/subset-font'
import { familyIn, readNames } from '../inspect/read-names'
import { renameFont } from '../rename/rename-font'
import { readSfnt } from '../sfnt/read-sfnt'
import { TRIAL_CHARACTERS } from './character-sets'
import { charactersIn, codepointsOf } from './characters-in'
import { verifyDerived } from './verify-derived'

const TRIAL_LICENCE = 'Trial font: for evaluation only, not licensed for use.'

/** What makes letters sit as they will in the licensed font; nothing a designer could publish with. */
const TRIAL_FEATURES =
  'kern liga clig calt ccmp locl rlig rvrn mark mkmk init medi fina isol curs dist'.split(' ')

/** An installable font of few characters under the name "{family} Trial"; widths and kerning are the licensed font's. */
export function makeTrial(master: Uint8Array, request: TrialRequest): Uint8Array {
  const sfnt = readSfnt(master)
  const wanted = request.characters ? codepointsOf(request.characters) : TRIAL_CHARACTERS
  const characters = charactersIn(sfnt, wanted)

  const subset = subsetFont(master, {
    characters,
    features: request.features ?? TRIAL_FEATURES,
    names: 'all',
    keepHinting: true,
  })
  const family = request.familyName ?? familyIn(readNames(sfnt))
  const trial = renameFont(subset, { family: `${family} Trial`, licence: TRIAL_LICENCE })
  return verifyDerived(trial, { master: sfnt, characters })
}
