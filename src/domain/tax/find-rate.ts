import type { SaleKind, TaxRate } from './tax-decision'

type Sale = { country: string; kind: SaleKind; day: string }

/** The row in force on a day. A country without a reduced rate charges its standard rate. */
export function findRate(rates: readonly TaxRate[], { country, kind, day }: Sale): TaxRate | null {
  const inForce = rates.filter((row) => row.country === country && isInForce(row, day))
  const find = (wanted: SaleKind) => inForce.find((row) => row.kind === wanted) ?? null
  return find(kind) ?? find('standard')
}

/** How a row stands to a day. */
export function stateOfRate(
  row: Pick<TaxRate, 'from' | 'until'>,
  day: string,
): 'ended' | 'now' | 'later' {
  if (isInForce(row, day)) return 'now'
  return row.from !== null && row.from > day ? 'later' : 'ended'
}

/** Days compare as text. */
function isInForce({ from, until }: Pick<TaxRate, 'from' | 'until'>, day: string): boolean {
  return (from === null || from <= day) && (until === null || day <= until)
}
