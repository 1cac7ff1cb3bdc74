import type { Payload } from 'payload'
import { isSeen } from '@/domain/catalogue/glyphs/group-characters'
import {
  featuresLost,
  holdsInWords,
  layoutsLost,
  type TrialHolds,
} from '@/domain/trial/trial-holds'
import type { TrialPageView } from '@/domain/trial/trial-page'
import type { FontFacts } from '@/fonts/font-facts'
import { toCodepoints } from '@/fonts/recipes/character-sets'
import { trialCharacters } from '@/fonts/recipes/trial-characters'
import type { Typeface } from '@/payload-types'
import { BoundedCache } from '../bounded-cache'
import { readCatalogue } from '../catalogue/typefaces/list-typefaces'
import {
  type Catalogue,
  childrenOf,
  rowOf,
  topmostIn,
  trialStylesOf,
} from '../catalogue/typefaces/typeface-rows'
import { idOf } from '../id-of'
import { findTrialEula } from '../records/trial-orders'
import { findById } from '../records/rows'

/** What may be tried, and under which text. */
export async function readTrialPage(payload: Payload): Promise<TrialPageView> {
  return trialPageOf(payload, await readCatalogue(payload))
}

export async function trialPageOf(payload: Payload, catalogue: Catalogue): Promise<TrialPageView> {
  const eula = await findTrialEula(payload)
  return {
    rows: (
      await Promise.all(
        topmostIn(catalogue.typefaces).map((typeface) => trialRow(payload, catalogue, typeface)),
      )
    ).flat(),
    eula: eula && { id: eula.id, title: eula.title, url: `/eula/${eula.id}` },
  }
}

async function trialRow(payload: Payload, catalogue: Catalogue, typeface: Typeface) {
  const family = [typeface, ...childrenOf(catalogue, typeface.id)]
  const styles = trialStylesOf(catalogue, family)
  const [first] = styles
  if (!first) return []
  const { id, name, slug, inItself, line } = rowOf(catalogue, typeface)
  const typefaces = [...new Set(styles.map((style) => idOf(style.typeface)))]
  const lent = family.find(({ id }) => id === idOf(first.typeface))
  const isFull = lent?.trialPolicy === 'full'
  const holds = await holdsOfTrial(payload, { style: first.id, master: first.master ?? '', isFull })
  const described = { holds: holds && holdsInWords(holds), styleCount: styles.length, typefaces }
  return [{ id, name, slug, inItself, line, ...described }]
}

type Tried = { style: string; master: string; isFull: boolean }

const known = new BoundedCache<TrialHolds | null>(2000)

/** What the trial font of a style has of its master; null where the master was never read. */
export function holdsOfTrial(payload: Payload, tried: Tried): Promise<TrialHolds | null> {
  return known.get(JSON.stringify(tried), async () => {
    const facts = (await findById(payload, 'styles', tried.style))
      ?.facts as Partial<FontFacts> | null
    if (!facts?.codepoints) return null
    const characters = toCodepoints(facts.codepoints)
    const seenOf = (codes: readonly number[]) => codes.filter(isSeen).length
    const total = seenOf(characters)
    const layouts = layoutsLost(facts.otherLayout)
    if (tried.isFull) return { kept: total, total, lost: layouts }
    const lost = [...layouts, ...featuresLost(facts.features ?? [])]
    return { kept: seenOf(trialCharacters(characters)), total, lost }
  })
}
