import { ownValue } from '../../own-value'
import { COMPARTMENT_FEATURES } from './compartment-features'

/** The filters of explore: a type case of 3 × 12 compartments, one meaning each. */

type CompartmentGroup =
  'weight' | 'width' | 'kind' | 'italic' | 'variable' | 'feature' | 'script' | 'language'

export type Compartment = {
  group: CompartmentGroup
  /** What a typeface's `facts` name: "weight:400". */
  key: string
  label: string
  specimen: Specimen
}

/** The letters that show what lies in a compartment, and how to set them. */
export type Specimen = {
  text: string
  lang?: string
  weight?: number
  width?: number
  italic?: true
  features?: readonly string[]
}

export const GROUP_LABELS: Readonly<Record<CompartmentGroup, string>> = {
  weight: 'Weight',
  width: 'Width',
  kind: 'Kind',
  italic: 'Italic',
  variable: 'Variable',
  feature: 'Feature',
  script: 'Script',
  language: 'Language',
}

export const TYPE_CASE: readonly Compartment[] = [
  weight(100, 'Thin'),
  weight(200, 'X-light'),
  weight(300, 'Light'),
  weight(400, 'Regular'),
  weight(500, 'Medium'),
  weight(600, 'Semi'),
  weight(700, 'Bold'),
  weight(800, 'X-bold'),
  weight(900, 'Black'),
  put('width', 'narrow', 'Narrow', { text: 'H', weight: 700, width: 75 }),
  put('width', 'normal', 'Normal', { text: 'H', weight: 700 }),
  put('width', 'wide', 'Wide', { text: 'H', weight: 800, width: 125 }),
  put('kind', 'serif', 'Serif', { text: 'R' }),
  put('kind', 'sans', 'Sans', { text: 'R' }),
  put('kind', 'display', 'Display', { text: 'R', weight: 800 }),
  put('kind', 'mono', 'Mono', { text: 'R' }),
  put('italic', 'italic', 'Italic', { text: 'k', italic: true }),
  put('variable', 'variable', 'Variable', { text: 'nn' }),
  put('feature', 'liga', 'Ligatures', { text: 'fi' }),
  put('feature', 'smcp', 'Small caps', { text: 'Ab' }),
  put('feature', 'onum', 'Old style', { text: '1967' }),
  put('feature', 'frac', 'Fractions', { text: '3/4' }),
  put('feature', 'zero', 'Slashed 0', { text: '0', weight: 600 }),
  put('feature', 'alt', 'Alternates', { text: '&', weight: 600, italic: true }),
  put('script', 'latin', 'Latin', { text: 'Aa' }),
  put('script', 'cyrillic', 'Cyrillic', { text: 'Яд', lang: 'ru' }),
  put('script', 'greek', 'Greek', { text: 'Ωξ', lang: 'el' }),
  put('script', 'arabic', 'Arabic', { text: 'ع', lang: 'ar' }),
  language('fr', 'French', 'ç'),
  language('de', 'German', 'ß'),
  language('pl', 'Polish', 'ł'),
  language('hu', 'Hungarian', 'ő'),
  language('tr', 'Turkish', 'ş'),
  language('vi', 'Vietnamese', 'ệ'),
  language('uk', 'Ukrainian', 'ї'),
  language('fa', 'Persian', 'گ'),
]

function weight(value: number, label: string): Compartment {
  return put('weight', String(value), label, { text: 'a', weight: value })
}

function language(code: string, label: string, text: string): Compartment {
  return put('language', code, label, { text, lang: code })
}

function put(
  group: CompartmentGroup,
  name: string,
  label: string,
  specimen: Specimen,
): Compartment {
  const key = `${group}:${name}`
  const features = ownValue(COMPARTMENT_FEATURES, key)
  return { group, key, label, specimen: features ? { ...specimen, features } : specimen }
}
