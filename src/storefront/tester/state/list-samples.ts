import type { Sample, TypefaceView } from '@/domain/catalogue/typeface-view'

const LONGEST_LABEL = 34

/** "Polish: Zażółć gęślą jaźń": the language's name where the typeface lists it, else the script's. */
export function describeSample(sample: Sample, languages: TypefaceView['languages']): string {
  if (!/[\p{L}\p{N}]/u.test(sample.text)) return `Signs from ${codeOf(sample.text)}`
  const language = languages.find(({ code }) => code === sample.lang)?.name ?? sample.script
  return `${language}: ${shortened(sample.text)}`
}

/** No face of the interface has the signs of a font of pictograms. */
function codeOf(signs: string): string {
  const code = (signs.trim().codePointAt(0) ?? 0).toString(16).toUpperCase()
  return `U+${code.padStart(4, '0')}`
}

function shortened(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= LONGEST_LABEL) return line
  return `${line.slice(0, LONGEST_LABEL).replace(/\s+\S*$/, '')} …`
}
