import type { Rounding } from '@/domain/money/decimal'
import type { FontFormat } from '@/domain/catalogue/font-list'
import type { Category, Direction, Sample, Shape, Slope } from '@/domain/catalogue/typeface-view'
import type { StarterLicenceType } from '@/domain/licensing/starter-licences'
import prices from './demo-prices.json' with { type: 'json' }

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

/** The currencies of the demo foundry beside its euro, and what it sells for less. It has no coupons: nothing is given away by surprise. */
export const DEMO_PRICE_LISTS = prices.priceLists as {
  currency: string
  factor: string
  rounding: Rounding
}[]
export const { styleCounts: DEMO_STYLE_COUNTS, audiences: DEMO_AUDIENCES } = prices

/** What the European Central Bank published on that day: an invoice of the demo shows how VAT is said in two currencies. */
export const DEMO_EXCHANGE_RATES = prices.exchangeRates
