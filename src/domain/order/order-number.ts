/** 2026, 413 → "2026-0413": the year and a number counted within it. */
export function orderNumber(year: number, serial: number): string {
  return `${year}-${String(serial).padStart(4, '0')}`
}

export function parseOrderNumber(text: string): { year: number; serial: number } | null {
  const match = /^(\d{4})-(\d{4,9})$/.exec(text)
  return match ? { year: Number(match[1]), serial: Number(match[2]) } : null
}
