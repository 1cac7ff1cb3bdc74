import bidiFactory from 'bidi-js'

const bidi = bidiFactory()

/**
 * The embedding level of each character of a line (Unicode's bidirectional algorithm): even ones run to the right, odd ones to
 * the left.
 */
export function levelsOf(characters: string[], base: 'ltr' | 'rtl'): number[] {
  const { levels } = bidi.getEmbeddingLevels(characters.join(''), base)
  let unit = 0
  return characters.map((character) => {
    const level = levels[unit] ?? 0
    unit += character.length
    return level
  })
}

/** As its first letter runs. */
export function directionOf(text: string): 'ltr' | 'rtl' {
  const [paragraph] = bidi.getEmbeddingLevels(text, 'auto').paragraphs
  return (paragraph?.level ?? 0) % 2 === 1 ? 'rtl' : 'ltr'
}
