import type { Rounding } from '@/domain/money/decimal'
import type { FontFormat } from '@/domain/catalogue/font-list'
import type { Category, Direction, Sample, Shape, Slope } from '@/domain/catalogue/typeface-view'
import type { StarterLicenceType } from '@/domain/licensing/starter-licences'

/** The demo foundry as plain data. Prices are minor units in the shop's currency, multipliers decimal strings. */

export type SeedStyle = {
  name: string
  typ: 'static' | 'variable'
  weight: number
  slope: Slope
  /** usWidthClass, where the file understates it. */
  width?: number
  /** null: not sold alone. */
  price: number | null
  /** The master's path below src/seed/masters. */
  master: string
  /** Axis values the previews stand at; {} for a static style. */
  defaultCoordinates: Record<string, number>
}

/** A release in its makers' files: what it brought, and the day they were made, in UTC. */
type SeedRelease = { releasedOn: string; notes: string }

/** A release that another one followed; its masters by the names of their styles. */
export type SeedEarlierRelease = SeedRelease & { masters: Record<string, string> }

export type SeedTypeface = {
  name: string
  slug: string
  /** Slug of the superfamily it belongs to; that one comes earlier in the list. */
  parent: string | null
  position: number
  category: Category
  shape: Shape
  designers: string[]
  foundry: string | null
  /** The whole family; null: sold by the style only. */
  price: number | null
  purpose: string
  lead: string
  about: string[]
  /** How it writes its own name, and in which language. */
  menuText: string
  lang: string
  dir: Direction
  /** The first is the one that lists show; the others are for testers. */
  samples: Sample[]
  /** The style its first sample is set in, by name, and where on its axes. */
  sampleStyle: string
  sampleCoordinates: Record<string, number>
  trialPolicy: 'full' | 'reduced' | 'none'
  styles: SeedStyle[]
  /** Missing: the masters of its styles are its first release, of the day they come. */
  releases?: { earlier: SeedEarlierRelease; newest: SeedRelease }
}

/** A tier without a multiplier is one to ask about. */
type SeedTier = { key: string; label: string; short: string } & (
  { multiplier: string } | { askUs: true }
)

export type SeedLicenceType = Omit<StarterLicenceType, 'kind' | 'formats' | 'tiers'> & {
  kind: 'retail' | 'trial' | 'special'
  formats: FontFormat[]
  tiers: SeedTier[]
}

export type SeedBundle = {
  name: string
  slug: string
  position: number
  price: number
  /** By the slug of the typeface and the name of the style. */
  styles: [slug: string, name: string][]
  typefaces: string[]
}

/** The currencies of the demo foundry beside its euro. */
export const DEMO_PRICE_LISTS: { currency: string; factor: string; rounding: Rounding }[] = [
  { currency: 'USD', factor: '1.1', rounding: 'up_to_5' },
  { currency: 'GBP', factor: '0.87', rounding: 'to_00' },
  { currency: 'CHF', factor: '0.95', rounding: 'up_to_5' },
]

/** What the European Central Bank published on that day: an invoice of the demo shows how VAT is said in two currencies. */
export const DEMO_EXCHANGE_RATES = [
  { own: '1', foreign: '1.0389', currency: 'USD', of: '2024-12-31T12:00:00.000Z' },
  { own: '1', foreign: '0.82918', currency: 'GBP', of: '2024-12-31T12:00:00.000Z' },
  { own: '1', foreign: '0.9412', currency: 'CHF', of: '2024-12-31T12:00:00.000Z' },
]

/** What the demo foundry sells for less. It has no coupons: nothing is given away by surprise. */
export const DEMO_STYLE_COUNTS = [{ from: 4, percentOff: '20' }]

export const DEMO_AUDIENCES = [
  {
    key: 'student',
    label: 'Students',
    percentOff: '50',
    words: 'For somebody who studies, for as long as they do: not for work that is paid.',
  },
  {
    key: 'non-profit',
    label: 'Non-profit organisations',
    percentOff: '30',
    words: 'For an organisation that is registered as serving the public good.',
  },
]
