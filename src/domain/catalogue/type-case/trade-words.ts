import { ownValue } from '../../own-value'

/** What else the trade calls what lies in a compartment, without accents; the labels of the case are among them. */
const TRADE_WORDS: Readonly<Record<string, readonly string[]>> = {
  'weight:100': ['thin', 'hairline'],
  'weight:200': ['extra light', 'extralight', 'ultralight', 'ultra light'],
  'weight:300': ['light'],
  'weight:400': ['regular'],
  'weight:500': ['medium'],
  'weight:600': ['semi bold', 'semibold', 'demi', 'demi bold', 'demibold'],
  'weight:700': ['bold'],
  'weight:800': ['extra bold', 'extrabold', 'ultra bold', 'ultrabold'],
  'weight:900': ['black', 'heavy'],
  'width:narrow': ['narrow', 'condensed', 'compressed'],
  'width:wide': ['wide', 'extended', 'expanded'],
  'kind:serif': ['serif', 'antiqua'],
  'kind:sans': ['sans serif', 'sansserif', 'grotesk', 'grotesque', 'gothic'],
  'kind:mono': ['monospace', 'monospaced', 'fixed width', 'typewriter', 'coding', 'programming'],
  'kind:display': ['display', 'headline', 'poster', 'titling'],
  'italic:italic': ['italic', 'oblique', 'slanted', 'kursiv'],
  'variable:variable': ['variable'],
  'script:arabic': ['rtl', 'right to left'],
  'script:hebrew': ['rtl', 'right to left'],
}

/** Fewer letters begin too many words. */
const LEAST_LETTERS = 4

/** The compartments that a word of the trade means, or its beginning. */
export function compartmentsMeant(typed: string): string[] {
  const word = typed.replaceAll('-', ' ')
  const isMeant = (name: string) =>
    name === word || (word.length >= LEAST_LETTERS && name.startsWith(word) && !hasOwn(word))
  return Object.keys(TRADE_WORDS).filter((key) => ownValue(TRADE_WORDS, key)?.some(isMeant))
}

/** "Extra light" is no "light", though "semi" may become "semi bold". */
function hasOwn(word: string): boolean {
  return Object.values(TRADE_WORDS).some((names) => names.includes(word))
}
