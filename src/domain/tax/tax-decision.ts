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
  /** Whether businesses there account for it themselves, although the seller is registered. */
  businessesAccount: boolean
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
  /** Whose tax it is; where none is charged, the buyer's country or territory. */
  country: string
  /** What documents say where none is charged; orders of before have none. */
  sentence?: string
}

type Sale = { country: string; kind: SaleKind; day: string }

/** The row in force on a day. A country without a reduced rate charges its standard rate. */
export function findRate(rates: readonly TaxRate[], { country, kind, day }: Sale): TaxRate | null {
  const inForce = rates.filter((row) => row.country === country && isInForce(row, day))
  const find = (wanted: SaleKind) => inForce.find((row) => row.kind === wanted) ?? null
  return find(kind) ?? find('standard')
}

/** How a row stands to a day. */
export function stateOfRate(row: Pick<TaxRate, 'from' | 'until'>, day: string) {
  if (isInForce(row, day)) return 'now'
  return row.from !== null && row.from > day ? 'later' : 'ended'
}

/** Days compare as text. */
function isInForce({ from, until }: Pick<TaxRate, 'from' | 'until'>, day: string): boolean {
  return (from === null || from <= day) && (until === null || day <= until)
}
