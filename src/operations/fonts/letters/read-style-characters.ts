import type { Payload } from 'payload'
import type { StyleCharacters } from '@/domain/catalogue/glyphs/glyph-view'
import { codesIn } from '@/domain/catalogue/glyphs/letter-pages'
import type { CharacterNames } from '@/fonts/font-job'
import { masterPath } from '../compute-line-metrics'
import { runVisitorsJob } from '../run-visitors-job'
import { readOrMake, writeJson } from './letters-store'
import { lettersKey, versionOf } from './read-letters'
import { requireShownStyle, shownFeatures } from './shown-style'

/** What visitors may see of a style, character by character. */
export async function readStyleCharacters(
  payload: Payload,
  styleId: string,
): Promise<StyleCharacters> {
  const shown = await requireShownStyle(payload, styleId)
  const { style, shown: ranges, beyond } = shown
  const { facts } = style
  const codes = codesIn(ranges)
  const { names, features } = await readNames()

  return {
    version: versionOf(shown),
    ranges,
    names,
    beyond,
    unseen: facts.characterCount - codes.length,
    heights: {
      unitsPerEm: facts.unitsPerEm,
      ascender: facts.metrics.ascender,
      descender: facts.metrics.descender,
      xHeight: facts.metrics.xHeight,
      capHeight: facts.metrics.capHeight,
    },
    features,
  }

  async function readNames(): Promise<CharacterNames> {
    const offered = shownFeatures(facts.features, shown).map(({ tag, name }) => ({ tag, name }))
    const job = { kind: 'name', master: masterPath(style), codes, features: offered } as const
    const bytes = await readOrMake(`${lettersKey(shown)} names`, async (path) =>
      writeJson(path, await runVisitorsJob(job)),
    )
    return JSON.parse(bytes.toString()) as CharacterNames
  }
}
