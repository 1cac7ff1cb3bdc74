import type { CharacterNames, NameJob } from '../font-job'
import { ShapedFont } from '../harfbuzz/shaped-font'
import { readDrawnHeights } from '../inspect/read-metrics'
import nameTable from './name-table.json' with { type: 'json' }

export function nameCharacters(
  master: Uint8Array,
  { codes, features, coordinates }: Pick<NameJob, 'codes' | 'features' | 'coordinates'>,
): CharacterNames {
  const font = new ShapedFont(master)
  const lines = linesByScript(codes)
  return {
    names: characterNames(codes),
    features: features
      .map(({ tag, name }) => ({ tag, name, codes: changedBy(font, tag, lines) }))
      .filter((feature) => feature.codes.length > 0),
    heights: readDrawnHeights(new ShapedFont(master, coordinates)),
  }
}

const SCRIPTS = 'Latin Greek Cyrillic Armenian Georgian Hebrew Arabic Devanagari Thai'.split(' ')

const IN_SCRIPT = SCRIPTS.map((script) => new RegExp(`^\\p{Script=${script}}$`, 'u'))

const UNSEEN = /^[\p{Z}\p{C}]$/u

/** A line is shaped as one script; signs of none belong to the first. */
function linesByScript(codes: readonly number[]): number[][] {
  const lines = new Map<number, number[]>()
  for (const code of codes) {
    const letter = String.fromCodePoint(code)
    if (UNSEEN.test(letter)) continue
    const script = Math.max(
      0,
      IN_SCRIPT.findIndex((isIn) => isIn.test(letter)),
    )
    const line = lines.get(script)
    if (line) line.push(code)
    else lines.set(script, [code])
  }
  return [...lines.values()]
}

/** Each character stands between spaces, so that none joins or is joined by the next. */
function changedBy(font: ShapedFont, tag: string, lines: number[][]): number[] {
  return lines
    .flatMap((line) => {
      const text = line.map((code) => String.fromCodePoint(code)).join(' ')
      const run = { text, lang: 'en', dir: 'ltr' } as const
      const without = glyphsAt(font.shape({ ...run, off: [tag] }))
      const having = glyphsAt(font.shape({ ...run, on: [tag] }))
      let at = 0
      return line.filter((code) => {
        const here = at
        at += String.fromCodePoint(code).length + 1
        return without.get(here) !== having.get(here)
      })
    })
    .toSorted((a, b) => a - b)
}

function glyphsAt(glyphs: { id: number; cluster: number }[]): Map<number, string> {
  const byCluster = new Map<number, string>()
  for (const { id, cluster } of glyphs) {
    byCluster.set(cluster, `${byCluster.get(cluster) ?? ''} ${id}`)
  }
  return byCluster
}

let names: Map<number, string> | undefined

/** Unicode's name of each character: "Latin small letter a"; "" where it has none of its own. */
export function characterNames(codes: readonly number[]): string[] {
  names ??= readTable()
  return codes.map((code) => sentenceCase(names?.get(code) ?? ''))
}

function readTable(): Map<number, string> {
  const rows = nameTable as [first: string, names: string][]
  return new Map(
    rows.flatMap(([first, run]) => {
      const start = Number.parseInt(first, 16)
      return run.split('|').map((name, index) => [start + index, name] as const)
    }),
  )
}

/** Unicode writes capitals: "Latin small letter a". A capital letter is written as one: "Latin capital letter A with grave". */
function sentenceCase(name: string): string {
  const words = name.slice(0, 1) + name.slice(1).toLowerCase()
  return words.replace(/(?<=capital letter )[a-z]\b/, (letter) => letter.toUpperCase())
}
