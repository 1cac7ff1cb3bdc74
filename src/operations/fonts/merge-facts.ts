import { factsOf } from '@/domain/catalogue/facts'
import type { Typeface } from '@/payload-types'
import type { TypefaceFacts } from './font-records'
import type { MasteredStyle } from './refresh-typeface'

/** What holds for a whole typeface: what every style can do, and what any of them adds in weight, width and slope. */
export function mergeFacts(typeface: Typeface, styles: MasteredStyle[]): TypefaceFacts {
  const files = styles.map((style) => style.facts)
  const scripts = inEvery(files.map((file) => file.scripts))
  const languages = inEvery(files.map((file) => file.languages.map((language) => language.code)))
  const [first] = files

  const merged = {
    scripts,
    languages: (first?.languages ?? []).filter(({ code }) => languages.includes(code)),
    features: uniqueByTag(files.flatMap((file) => file.features)),
    axisCount: Math.max(0, ...files.map((file) => file.axes.length)),
    version: first?.version ?? null,
    glyphCount: Math.max(0, ...files.map((file) => file.glyphCount)),
  }
  return {
    ...merged,
    compartments: factsOf({
      weights: styles.flatMap(weightsOf),
      widths: files.map((file) => file.width),
      category: typeface.category,
      slopes: styles.map((style) => style.slope),
      typ: styles.map((style) => style.typ),
      features: merged.features.map((feature) => feature.tag),
      scripts,
      languages,
    }),
  }
}

/** A variable style has every hundred its weight axis reaches. */
function weightsOf(style: MasteredStyle): number[] {
  const axis = style.facts.axes.find(({ tag }) => tag === 'wght')
  if (style.typ === 'static' || !axis) return [style.weight]
  const hundreds = [100, 200, 300, 400, 500, 600, 700, 800, 900]
  return hundreds.filter((weight) => weight >= axis.min && weight <= axis.max)
}

function inEvery(lists: string[][]): string[] {
  const [first = [], ...others] = lists
  return first.filter((entry) => others.every((list) => list.includes(entry)))
}

function uniqueByTag(features: { tag: string; name: string }[]): { tag: string; name: string }[] {
  return [...new Map(features.map((feature) => [feature.tag, feature])).values()]
}
