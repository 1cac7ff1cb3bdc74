import type { SaleKind, TaxRate } from './tax-decision'

type Sale = { country: string; kind: SaleKind; day: string }

/** The row in force on a day. A country without a reduced rate charges its standard rate. */
export function findRate(rates: readonly TaxRate[], { country, kind, day }: Sale): TaxRate | null {
  const inForce = rates.filter((row) => row.country === country && isInForce(row, day))
  const find = (wanted: SaleKind) => inForce.find((row) => row.kind === wanted) ?? null
  return find(kind) ?? find('standard')
}

/** Days compare as text. */
function isInForce({ from, until }: TaxRate, day: string): boolean {
  return (from === null || from <= day) && (until === null || day <= until)
}
