const COUNTS = [
  ...['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine'],
  ...['Ten', 'Eleven', 'Twelve', 'Thirteen', 'Fourteen', 'Fifteen', 'Sixteen'],
  ...['Seventeen', 'Eighteen'],
]

const ORDINALS = [
  ...['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth'],
  ...['tenth', 'eleventh', 'twelfth'],
]

/** 4 → "Four"; from nineteen on in digits. */
export function countInWords(count: number): string {
  return COUNTS[count] ?? String(count)
}

/** 2 → "second"; from thirteen on in digits. */
export function ordinalInWords(place: number): string {
  return ORDINALS[place - 1] ?? `${place}th`
}

/** 1, "style" → "style"; 2, "family" → "families". */
export function pluralOf(count: number, word: string): string {
  if (count === 1) return word
  return /[^aeiou]y$/.test(word) ? `${word.slice(0, -1)}ies` : `${word}s`
}

/** "Four styles" → "four styles", where it stands within a sentence. */
export function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}

/** "Syne", "Syne and Geist", "Syne, Geist and Bungee". */
export function namesInWords(names: readonly string[]): string {
  const [last, ...others] = names.toReversed()
  return others.length > 0 ? `${others.toReversed().join(', ')} and ${last}` : (last ?? '')
}
