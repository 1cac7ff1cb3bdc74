export type TaxKind = 'standard' | 'reduced' | 'reverse_charge' | 'outside_scope'

/** One row of the shop's tax table. */
export type TaxRate = {
  country: string
  kind: 'standard' | 'reduced'
  /** Percent, a decimal string: "19". */
  rate: string
}

export type TaxDecision = {
  kind: TaxKind
  /** Percent, a decimal string; "0" where none is charged. */
  rate: string
  /** The buyer's country. */
  country: string
}
