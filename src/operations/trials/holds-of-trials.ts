import type { Payload } from 'payload'
import { featuresLost, layoutsLost, type TrialHolds } from '@/domain/trial/trial-holds'
import type { FontFacts } from '@/fonts/font-facts'
import { toCodepoints } from '@/fonts/recipes/character-sets'
import { trialCharacters } from '@/fonts/recipes/trial-characters'
import { BoundedCache } from '../bounded-cache'
import { findStyle } from '../records/font-files'

type Tried = { style: string; master: string; isFull: boolean }

const known = new BoundedCache<TrialHolds | null>(2000)

/** What the trial font of a style has of its master; null where the master was never read. */
export function holdsOfTrial(payload: Payload, tried: Tried): Promise<TrialHolds | null> {
  return known.get(JSON.stringify(tried), async () => {
    const facts = (await findStyle(payload, tried.style))?.facts as Partial<FontFacts> | null
    if (!facts?.codepoints) return null
    const characters = toCodepoints(facts.codepoints)
    const total = characters.length
    const layouts = layoutsLost(facts.otherLayout)
    if (tried.isFull) return { kept: total, total, lost: layouts }
    const lost = [...layouts, ...featuresLost(facts.features ?? [])]
    return { kept: trialCharacters(characters).length, total, lost }
  })
}
