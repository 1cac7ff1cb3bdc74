import type { FontFormat } from '../catalogue/font-list/font-family'

export type Tier = {
  key: string
  /** "2–5 users" */
  label: string
  /** "2–5": what its field of the licence grid says. */
  short: string
  /** A decimal string: "1.5". */
  multiplier: string
}

/** What use is allowed. Staff edit these rows; no code knows their names. */
export type LicenceType = {
  key: string
  name: string
  kind: 'retail' | 'trial' | 'special'
  /** What a tier counts: "users", "views a month". */
  unit: string
  summary: { may: string[]; may_not: string[] }
  formats: FontFormat[]
  tiers: Tier[]
  eula: { id: string; version: string; url: string }
}
