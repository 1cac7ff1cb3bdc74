import { DEFAULT_FEATURES, otherLayouts } from '../catalogue/features'
import type { Feature } from '../catalogue/typeface-view'
import { groupThousands, pluralOf } from '../words'

/** What a trial font has of the licensed one: characters, and the names of the features it lacks. */
export type TrialHolds = { kept: number; total: number; lost: string[] }

/** Most missed first; capitals that become small ones are told with the small ones. */
const MISSED = ['smcp', 'onum', 'tnum', 'frac', 'swsh', 'salt', 'dlig']
const UNTOLD = new Set([...DEFAULT_FEATURES, 'aalt', 'kern', 'c2sc', 'c2pc'])

export function featuresLost(features: readonly Pick<Feature, 'tag' | 'name'>[]): string[] {
  const rank = (tag: string) => (MISSED.indexOf(tag) + MISSED.length + 1) % (MISSED.length + 1)
  return features
    .filter(({ tag }) => !UNTOLD.has(tag))
    .toSorted((a, b) => rank(a.tag) - rank(b.tag))
    .map(({ name }) => name)
}

const MOST_TOLD = 3

/** Set by other tables than OpenType's, no trial font stands as the licensed one does where those are read. */
export function layoutsLost(tables: readonly string[] | undefined): string[] {
  return otherLayouts(tables).map(({ name }) => `layout by ${name}`)
}

/** "647 of 1 254 characters, no small capitals or 7 more features" */
export function holdsInWords({ kept, total, lost }: TrialHolds): string {
  if (kept === total && lost.length === 0) return 'every character and feature'
  const count =
    kept === total
      ? `all ${groupThousands(total)}`
      : `${groupThousands(kept)} of ${groupThousands(total)}`
  return [`${count} ${pluralOf(total, 'character')}`, ...lacks(lost)].join(', ')
}

function lacks(lost: readonly string[]): string[] {
  if (lost.length === 0) return []
  const told = lost.slice(0, MOST_TOLD).map(lowerCase)
  const more = lost.length - told.length
  const last = more > 0 ? `${more} more ${pluralOf(more, 'feature')}` : told.pop()
  return [`no ${[told.join(', '), last].filter(Boolean).join(' or ')}`]
}

/** A designer's own name stays as it is written where it begins with a name of letters: "SC". */
function lowerCase(name: string): string {
  return /^\p{Lu}\p{Ll}/u.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name
}
