import type { FontFormat } from '../catalogue/font-list/font-family'
import type { Question } from './answers/question'

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
export type TierOnRequest = Pick<Tier, 'key' | 'label' | 'short'>

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
  eula: { id: string; version: string; url: string }
}
