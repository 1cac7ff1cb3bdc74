/** "48 %" of the size, as heights of letters are said everywhere; of a height in em. */
export function heightInWords(height: number): string {
  return `${Math.round(height * 100)}\u00a0%`
}
