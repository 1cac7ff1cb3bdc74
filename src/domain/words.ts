const COUNTS = [
  ...['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine'],
  ...['Ten', 'Eleven', 'Twelve'],
]

const ORDINALS = [
  ...['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth'],
  ...['tenth', 'eleventh', 'twelfth'],
]
export const THIN_SPACE = '\u2009'

/** 4 → "Four"; from thirteen on in digits. */
export function countInWords(count: number): string {
  return COUNTS[count] ?? String(count)
}

/** 2 → "second"; from thirteen on in digits. */
export function ordinalInWords(place: number): string {
  return ORDINALS[place - 1] ?? `${place}th`
}

/** 1, "style" → "style"; 2, "family" → "families"; 2, "axis" → "axes". */
export function pluralOf(count: number, word: string): string {
  if (count === 1) return word
  if (word.endsWith('axis')) return `${word.slice(0, -2)}es`
  return /[^aeiou]y$/.test(word) ? `${word.slice(0, -1)}ies` : `${word}s`
}

/** 1, "style" → "1 style"; 12, "family" → "12 families". */
export function countOf(count: number, word: string): string {
  return `${count} ${pluralOf(count, word)}`
}

/** What empty lines stand between. */
export function paragraphsOf(text: string): string[] {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
}

/** "fonts" → "Fonts" */
export function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
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

/** The same for a list of any length: from the fifth name on "Thin, Light, Bold and 5 more". */
export function firstNamesInWords(names: readonly string[]): string {
  if (names.length <= 4) return namesInWords(names)
  return namesInWords([...names.slice(0, 3), `${names.length - 3} more`])
}

/** 1138 → "1 138", with a thin space. */
export function groupThousands(whole: number | string): string {
  return String(whole).replace(/\B(?=(\d{3})+$)/g, THIN_SPACE)
}

/** No line ends within a figure, as it may at a thin space, nor between it and its sign. */
export function keepFiguresWhole(text: string): string {
  return text
    .replaceAll(THIN_SPACE, `${THIN_SPACE}\u2060`)
    .replaceAll(' %', '\u00a0%')
    .replaceAll('× ', '×\u00a0')
    .replace(/–(?=\d)/g, '–\u2060')
}
