/** 2026, 413 → "2026-0413": the year and a number counted within it. */
export function orderNumber(year: number, serial: number): string {
  return `${year}-${String(serial).padStart(4, '0')}`
}

/** 2026, 7 → "Q2026-0007": a series of its own for each year. */
export function quoteNumber(year: number, serial: number): string {
  return `Q${year}-${String(serial).padStart(4, '0')}`
}

/** No vowels and nothing that looks like something else: 0 O, 1 I L, 2 Z, 5 S, 8 B. */
const LETTERS = '34679CDFGHJKMNPQRTVWXY'

const LENGTH = 8

/** Eight random bytes → "KX-7Q4M-RT". Chance comes from outside; so does the promise of being new. */
export function licenceNumber(random: Uint8Array): string {
  const letters = Array.from(random.subarray(0, LENGTH), (byte) => LETTERS[byte % LETTERS.length])
  const text = letters.join('')
  return `${text.slice(0, 2)}-${text.slice(2, 6)}-${text.slice(6)}`
}

/** As it was printed, however it is typed: "kx 7q4m rt" → "KX-7Q4M-RT"; null: not a number of ours. */
export function parseLicenceNumber(text: string): string | null {
  const plain = text.toUpperCase().replace(/[\s-]/g, '')
  if (plain.length !== LENGTH || [...plain].some((letter) => !LETTERS.includes(letter))) return null
  return `${plain.slice(0, 2)}-${plain.slice(2, 6)}-${plain.slice(6)}`
}
