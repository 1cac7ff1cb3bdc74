import type { Slope } from '../../catalogue/typeface-view'

/** GET and POST /api/typefaces/{id}/prices: the styles of a typeface as staff price them. */
export type PriceDesk = {
  currency: string
  /** As staff last saved it; null: sold by the style only. */
  family_price: number | null
  /** Staff have dragged a style to its place. */
  has_own_order: boolean
  styles: DeskStyle[]
  /** What is sold, as it multiplies a price. */
  licences: DeskLicence[]
}

export type DeskStyle = {
  id: string
  name: string
  typ: 'static' | 'variable'
  weight: number
  slope: Slope
  /** null: not sold alone. */
  price: number | null
  has_master: boolean
}

export type DeskLicence = { name: string; tiers: { label: string; multiplier: string }[] }
