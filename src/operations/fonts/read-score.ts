import { createHash } from 'node:crypto'
import type { ScoreFacts } from '@/domain/catalogue/score/score-facts'
import { DEFAULT_FEATURES } from '@/domain/catalogue/features'
import { shownAxes } from '@/domain/catalogue/variation/merge-variation'
import { runFontJob } from '@/fonts/run-font-job'
import type { Typeface } from '@/payload-types'
import { previewCharactersOf } from './check-letters'
import { measuredCut } from './measure-line'
import { type MasteredStyle, type TypefaceFacts, variationOf } from './merge-facts'

type Family = { styles: MasteredStyle[]; facts: TypefaceFacts }

/** What the typeface's page is composed from: of the letters and features that visitors may see. */
export async function readScore(
  typeface: Typeface,
  { styles, facts }: Family,
): Promise<ScoreFacts> {
  const offered = typeface.previewFeatures ?? []
  return runFontJob({
    kind: 'score',
    cuts: await Promise.all(
      styles.map(async (style) => ({
        ...(await measuredCut(style)),
        style: style.id,
        axes: shownAxes(variationOf(style).axes),
        codepoints: style.facts.codepoints,
      })),
    ),
    category: typeface.category,
    scripts: facts.scripts,
    dir: typeface.dir ?? 'ltr',
    languageCount: facts.languages.length,
    characters: previewCharactersOf(typeface),
    features: facts.features.filter(
      ({ tag }) => offered.length === 0 || DEFAULT_FEATURES.has(tag) || offered.includes(tag),
    ),
    ownWords: (typeface.score ?? []).flatMap(({ word }) => word?.trim() || []),
  })
}

export function hashOf(facts: ScoreFacts): string {
  return createHash('sha256').update(JSON.stringify(facts)).digest('hex').slice(0, 16)
}
