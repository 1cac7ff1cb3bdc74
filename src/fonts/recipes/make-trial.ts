import { DEFAULT_FEATURES } from '@/domain/catalogue/features'
import { compareFonts } from '../compare/compare-fonts'
import type { TrialRequest } from '../font-job'
import { FontRefused } from '../font-refused'
import { subsetFont } from '../harfbuzz/subset-font'
import { readAxes } from '../inspect/read-axes'
import { readCharacters } from '../inspect/read-characters'
import { isAlwaysOn, readFeatureTags } from '../inspect/read-features'
import { readMetrics } from '../inspect/read-metrics'
import { familyIn, readNames } from '../inspect/read-names'
import { renameFont } from '../rename/rename-font'
import { readSfnt } from '../sfnt/read-sfnt'
import type { Sfnt } from '../sfnt/sfnt'
import { charactersIn } from './character-sets'
import { trialCharacters } from './trial-characters'
import { verifyDerived } from './verify-derived'
import { withKerning } from './with-kerning'

const TRIAL_LICENCE = 'Trial font: for evaluation only, not licensed for use.'

/**
 * An installable font under the name "{family} Trial": of the letters its languages write with, or of all. Text set in it stands as
 * it will in the licensed font, which is proved of every character and pair before it leaves here.
 */
export function makeTrial(master: Uint8Array, request: TrialRequest): Uint8Array {
  const sfnt = readSfnt(master)
  const known = readCharacters(sfnt)
  const characters = charactersIn(sfnt, request.isFull ? known : trialCharacters(known))

  const cut = {
    characters,
    features: request.isFull ? ('all' as const) : featuresOfText(sfnt),
    names: 'all' as const,
    keepHinting: true,
  }
  const trial = renameFont(withKerning(subsetFont(master, cut), { master, request: cut }), {
    family: familyOfTrial(sfnt, request.familyName),
    licence: TRIAL_LICENCE,
  })
  return assertSetsAlike(verifyDerived(trial, { master: sfnt, characters }), master)
}

/** A system holds two fonts of one name for the same one: the variable font stands beside the single styles under a name of its own. */
function familyOfTrial(sfnt: Sfnt, familyName: string | undefined): string {
  const family = `${familyName ?? familyIn(readNames(sfnt))} Trial`
  return readAxes(sfnt).length > 0 ? `${family} Variable` : family
}

/** What makes letters sit as they will in the licensed font; nothing a designer could publish with. */
function featuresOfText(sfnt: Sfnt): string[] {
  const isOfText = (tag: string) => isAlwaysOn(tag) || DEFAULT_FEATURES.has(tag)
  return [
    ...readFeatureTags(sfnt, 'GSUB').filter(isOfText),
    ...readFeatureTags(sfnt, 'GPOS').filter((tag) => isOfText(tag) || tag === 'kern'),
  ]
}

const LINE_METRICS = [
  ...(['ascender', 'descender', 'lineGap'] as const),
  ...(['typoAscender', 'typoDescender', 'typoLineGap'] as const),
  ...(['winAscent', 'winDescent', 'usesTypoMetrics', 'xHeight', 'capHeight'] as const),
]

/** Swapping in the licensed font must move nothing. */
function assertSetsAlike(trial: Uint8Array, master: Uint8Array): Uint8Array {
  const { widths, kerning } = compareFonts(master, trial)
  const [was, is] = [readMetrics(readSfnt(master)), readMetrics(readSfnt(trial))]
  const isMoved = widths.count > 0 || kerning.count > 0
  const isHigher = LINE_METRICS.some((metric) => was[metric] !== is[metric])
  if (isMoved || isHigher)
    throw new FontRefused('This font is damaged: its trial font would set text otherwise.')
  return trial
}
