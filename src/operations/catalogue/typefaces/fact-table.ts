import { groupThousands } from '@/domain/words'
import { otherLayouts } from '@/domain/catalogue/features'
import { orderScripts } from '@/domain/catalogue/languages'
import { heightInWords } from '@/domain/catalogue/styles/styles-in-words'
import { uprightNearRegular } from '@/domain/catalogue/styles/choose-styles'
import { compareVersions, plainVersion } from '@/domain/catalogue/releases/font-version'
import { shownAxes, type Variation } from '@/domain/catalogue/variation/merge-variation'
import type { FontFacts } from '@/fonts/font-facts'
import type { Style, Typeface } from '@/payload-types'
import { variationOf } from '../../fonts/merge-facts'

/** The table of facts on a typeface's page, read from its files. */
export function factTableOf(
  typeface: Pick<Typeface, 'designers' | 'foundry' | 'scripts'>,
  styles: Style[],
): { label: string; value: string }[] {
  const files = styles.map((style) => style.facts as unknown as FontFacts)
  const variations = styles.map(variationOf)
  const glyphs = files.map((file) => file.glyphCount)
  const designed = [...(typeface.designers ?? []), typeface.foundry].filter(Boolean)
  const facts = [
    { label: 'Designed by', value: designed.join(', ') },
    { label: 'Version', value: versionsOf(files) },
    { label: 'Scripts', value: orderScripts(typeface.scripts ?? []).join(', ') },
    { label: 'Glyphs', value: glyphs.length > 0 ? rangeOf(glyphs) : '' },
    { label: 'Axes', value: axesOf(variations) },
    {
      label: 'Named instances',
      value: countOf(variations.map(({ instances }) => instances.length)),
    },
    { label: 'Proportions', value: proportionsOf(styles) },
    { label: 'Formats', value: formatsOf(styles, files) },
    { label: 'Not in previews', value: layoutsLeftOut(files) },
  ]
  return facts.filter(({ value }) => value !== '')
}

/** "1.003"; "1.000–1.010" where styles have different versions. */
function versionsOf(files: FontFacts[]): string {
  const versions = files
    .map(({ version }) => plainVersion(version ?? ''))
    .filter((version) => version !== '')
    .toSorted(compareVersions)
  const [first = '', last = ''] = [versions[0], versions.at(-1)]
  return first === last ? first : `${first}–${last}`
}

/** "Weight 100–900, Slant −15–0" */
function axesOf(variations: Variation[]): string {
  const axes = variations.flatMap((variation) => shownAxes(variation.axes))
  const shown = axes.map(
    ({ name, min, max }) => `${name} ${numberInWords(min)}–${numberInWords(max)}`,
  )
  return [...new Set(shown)].join(', ')
}

function numberInWords(number: number): string {
  return String(Math.round(number * 100) / 100).replace('-', '−')
}

function countOf(numbers: number[]): string {
  const most = Math.max(0, ...numbers)
  return most === 0 ? '' : String(most)
}

/** Of its Regular: they show how large a typeface looks. */
function proportionsOf(styles: Style[]): string {
  const regular = uprightNearRegular(
    styles.map((style) => ({ ...style, axes: variationOf(style).axes })),
  )
  if (!regular) return ''
  const { metrics, drawn, unitsPerEm } = regular.facts as unknown as FontFacts
  const { xHeight, capHeight } = drawn ?? metrics
  const part = (name: string, height: number | null) =>
    height === null || height <= 0 ? [] : [`${name} ${heightInWords(height / unitsPerEm)}`]
  return [...part('x-height', xHeight), ...part('capitals', capHeight)].join(', ')
}

function rangeOf(numbers: number[]): string {
  const [least, most] = [Math.min(...numbers), Math.max(...numbers)]
  return [...new Set([least, most])].map(groupThousands).join('–')
}

/** "Apple’s tables (morx): Safari and programs on a Mac may set the licensed fonts by them" */
function layoutsLeftOut(files: FontFacts[]): string {
  const tables = [...new Set(files.flatMap(({ otherLayout = [] }) => otherLayout))]
  return otherLayouts(tables)
    .map(({ name, readers }) => `${name}: ${readers} may set the licensed fonts by them`)
    .join('; ')
}

function formatsOf(styles: Style[], files: FontFacts[]): string {
  const formats = [...new Set(files.map((file) => file.format)), 'WOFF2', 'WOFF']
  const variable = styles.some((style) => style.typ === 'variable')
  return [...formats, ...(variable ? ['variable'] : [])].join(', ')
}
