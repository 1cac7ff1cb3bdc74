import type { KnownRate } from '@/domain/tax/known-rates'
import type { FontFormat } from '@/domain/catalogue/font-list'
import type { Category, Direction, Sample, Shape, Slope } from '@/domain/catalogue/typeface-view'
import type { SeedAudience, SeedExchangeRate, SeedPriceList, SeedStyleCount } from './price-lists'

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

type SeedQuestion = { key: string; label: string; kind: 'text' | 'domain'; hint: string }

export type SeedLicenceType = {
  key: string
  name: string
  position: number
  kind: 'retail' | 'trial' | 'special'
  /** What a tier counts; empty where there are no tiers. */
  unit: string
  summary: { may: string[]; may_not: string[] }
  formats: FontFormat[]
  tiers: SeedTier[]
  /** What the buyer tells of the use. */
  questions?: SeedQuestion[]
  /** Title of its EULA. */
  eula: string
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

export type SeedEula = {
  title: string
  version: string
  /** A day, in UTC. */
  effectiveFrom: string
  sections: { heading: string; text: string }[]
}

export type SeedPage = {
  title: string
  slug: string
  lead: string
  sections: { heading: string; paragraphs: string[] }[]
}

export type SeedShop = {
  name: string
  seller: string
  email: string
  address: { street: string; postalCode: string; city: string }
  country: string
  vatId: string | null
  currency: string
  /** Further currencies. */
  priceLists: SeedPriceList[]
  exchangeRates: SeedExchangeRate[]
  combinationFactor: string
  styleCounts: SeedStyleCount[]
  audiences: SeedAudience[]
  taxRates: KnownRate[]
}
