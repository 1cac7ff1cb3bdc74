import type { FontFormat } from '../catalogue/font-list'
import type { Question } from './answers/check-answers'
import { type Term, termInWords } from './term'

export type Tier = {
  key: string
  /** "2–5 users" */
  label: string
  /** "2–5": what its field of the licence grid says. */
  short: string
  /** A decimal string: "1.5". */
  multiplier: string
  /** What this tier delivers, where that is not what its licence type delivers. */
  formats?: FontFormat[]
}

/** A tier without a price: who needs it writes to the foundry. */
type TierOnRequest = Pick<Tier, 'key' | 'label' | 'short'>

/** What use is allowed. Staff edit these rows; no code knows their names. */
export type LicenceType = {
  key: string
  name: string
  /** `withdrawn`: one of the shop's that staff took off sale; what was sold of it stays as it is. */
  kind: 'retail' | 'trial' | 'special' | 'withdrawn'
  /** What a tier counts: "users", "views a month". */
  unit: string
  summary: { may: string[]; may_not: string[] }
  formats: FontFormat[]
  tiers: Tier[]
  /** After the tiers with a price. */
  onRequest?: TierOnRequest[]
  /** What the buyer tells about this use. */
  questions?: Question[]
  /** Its term; absent: for ever. */
  months?: number
  /** Its price is that of one term, and it renews itself until it is ended. */
  isRented?: true
  eula: { id: string; version: string; url: string }
}

/** "Desktop, 2–5 users", "Web, to 10 000 views a month, for 12 months": how a licence is called before it is sold. */
export function licenceLabel(
  { name, ...type }: Pick<LicenceType, 'name' | 'unit' | 'months' | 'isRented'>,
  { label }: Pick<Tier, 'label'>,
): string {
  return `${name}, ${extentOfUse({ ...type, tierLabel: label })}`
}

/** A use as its licence stores it, with the time its tier counts in: "Web, to 10 000 views a month, for 12 months". */
export function useInFull(use: { name: string } & Parameters<typeof extentOfUse>[0]): string {
  return `${use.name}, ${extentOfUse(use)}`
}

/** "to 10 000 views a month, for 12 months" */
export function extentOfUse(use: { tierLabel: string; unit?: string | null } & Term): string {
  return [tierInFull(use.tierLabel, use.unit), termInWords(use)].filter(Boolean).join(', ')
}

/** The time a unit counts in: "views a month", "impressions per year". */
const PERIOD = /\s((?:a|an|per|each|every)\s.+)$/

export function periodOf(unit: string | null | undefined): string {
  return PERIOD.exec(unit ?? '')?.[1] ?? ''
}

/** "to 100 000 views" of "views a month" is "to 100 000 views a month": a document must not leave the time out. */
export function tierInFull(label: string, unit: string | null | undefined): string {
  const period = periodOf(unit)
  return period && !label.includes(period) ? `${label} ${period}` : label
}

/** A line may name what was withdrawn since. */
export function isSold(
  { type, tier }: { type: string; tier: string },
  types: readonly Pick<LicenceType, 'key' | 'kind' | 'tiers'>[],
): boolean {
  const retail = types.find(({ key, kind }) => key === type && kind === 'retail')
  return retail?.tiers.some(({ key }) => key === tier) ?? false
}

export function countTiers({ tiers, onRequest = [] }: LicenceType): number {
  return tiers.length + onRequest.length
}
