/** 2026, 7 → "Q2026-0007": a series of its own for each year. */
export function quoteNumber(year: number, serial: number): string {
  return `Q${year}-${String(serial).padStart(4, '0')}`
}
