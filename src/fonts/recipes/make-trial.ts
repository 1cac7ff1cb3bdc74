import type { TrialRequest } from '../font-job'
import { subsetFont } from '../harfbuzz/subset-font'
import { familyIn, readNames } from '../inspect/read-names'
import { renameFont } from '../rename/rename-font'
import { readSfnt } from '../sfnt/read-sfnt'
import { chosenCharacters } from './character-sets'
import { charactersIn } from './characters-in'
import { verifyDerived } from './verify-derived'

const TRIAL_LICENCE = 'Trial font: for evaluation only, not licensed for use.'

/** What makes letters sit as they will in the licensed font; nothing a designer could publish with. */
const TRIAL_FEATURES =
  'kern liga clig calt ccmp locl rlig rvrn mark mkmk init medi fina isol curs dist'.split(' ')

/** An installable font under the name "{family} Trial", of few characters or of all; widths and kerning are the licensed font's. */
export function makeTrial(master: Uint8Array, request: TrialRequest): Uint8Array {
  const sfnt = readSfnt(master)
  const set = request.isFull ? 'full' : 'basic'
  const characters = charactersIn(sfnt, chosenCharacters(sfnt, { set }))

  const subset = subsetFont(master, {
    characters,
    features: request.isFull ? 'all' : TRIAL_FEATURES,
    names: 'all',
    keepHinting: true,
  })
  const family = request.familyName ?? familyIn(readNames(sfnt))
  const trial = renameFont(subset, { family: `${family} Trial`, licence: TRIAL_LICENCE })
  return verifyDerived(trial, { master: sfnt, characters })
}
