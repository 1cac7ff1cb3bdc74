/** More letters would be too small where a link is shown. */
const MOST_LETTERS = 60

/** What of a text stands on a card: its first words, on one line. */
export function cardText(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  const letters = Array.from(line)
  if (letters.length <= MOST_LETTERS) return line
  const cut = letters.slice(0, MOST_LETTERS).join('')
  return letters[MOST_LETTERS] === ' ' ? cut : cut.replace(/(\S) \S*$/, '$1')
}
