export type TaxKind = 'standard' | 'reduced' | 'reverse_charge' | 'outside_scope' | 'exempt'

export type SaleKind = 'standard' | 'reduced'

/** One row of the shop's tax table. */
export type TaxRate = {
  country: string
  kind: SaleKind
  /** Percent, a decimal string: "19". */
  rate: string
  /** The first and the last day it is valid, "2027-01-01"; null: without beginning, without end. */
  from: string | null
  until: string | null
  /** Whether the seller is registered there, and so charges it. */
  registered: boolean
}

export type TaxRules = {
  rates: readonly TaxRate[]
  /** Whose rate consumers of other member states pay: below the EU's threshold it may be the seller's. */
  taxedWhere: 'buyer' | 'seller'
  saleKind: SaleKind
  /** What happens in a country where the seller is not registered. */
  notRegistered: 'without_tax' | 'refuse'
  /** What a small business says instead of charging tax; null: the seller is none. */
  exemption: string | null
}

export type TaxDecision = {
  kind: TaxKind
  /** Percent, a decimal string; "0" where none is charged. */
  rate: string
  /** Whose tax it is; where none is charged, the buyer's country. */
  country: string
  /** What documents say where none is charged; orders of before have none. */
  sentence?: string
}
