import { ownValue } from '../../../own-value'
import { cautionsOf } from './cautions'
import type { Change, Changed, MasterChanges } from './master-changes'
import { type CodepointRange, codepointsOf, type UploadedFont } from '../uploaded-font'

const EXAMPLES = 20

/** What a new master gives and takes against the one that is published, as far as the facts of both tell. */
export function compareMasters(before: UploadedFont, after: UploadedFont): MasterChanges {
  const changes: Omit<MasterChanges, 'cautions'> = {
    version: changed(before.version, after.version),
    glyphs: changed(before.glyphCount, after.glyphCount),
    characters: compareCharacters(before.codepoints, after.codepoints),
    languages: compareLists(names(before.languages), names(after.languages)),
    features: compareLists(labels(before.features), labels(after.features)),
    axes: compareLists(before.axes.map(describeAxis), after.axes.map(describeAxis)),
    instances: compareLists(names(before.instances), names(after.instances)),
    values: compareValues(before, after),
    reflow: null,
  }
  return { ...changes, cautions: cautionsOf({ before, after, changes }) }
}

function changed<Value>(before: Value, after: Value): Changed<Value> | null {
  return before === after ? null : { before, after }
}

function compareCharacters(before: CodepointRange[], after: CodepointRange[]): Change<string> {
  const [old, fresh] = [codepointsOf(before), codepointsOf(after)]
  const count = (from: Set<number>, other: Set<number>) => {
    const found = [...from].filter((code) => !other.has(code))
    return {
      count: found.length,
      examples: found.slice(0, EXAMPLES).map((code) => String.fromCodePoint(code)),
    }
  }
  return { lost: count(old, fresh), gained: count(fresh, old) }
}

function compareLists(before: string[], after: string[]): Change<string> {
  const lost = before.filter((entry) => !after.includes(entry))
  const gained = after.filter((entry) => !before.includes(entry))
  return {
    lost: { count: lost.length, examples: lost.slice(0, EXAMPLES) },
    gained: { count: gained.length, examples: gained.slice(0, EXAMPLES) },
  }
}

function compareValues(before: UploadedFont, after: UploadedFont): MasterChanges['values'] {
  const [old, fresh] = [valuesOf(before), valuesOf(after)]
  return Object.keys(fresh)
    .filter(
      (name) => ownValue(old, name) !== undefined && ownValue(old, name) !== ownValue(fresh, name),
    )
    .map((name) => ({
      name,
      before: String(ownValue(old, name)),
      after: String(ownValue(fresh, name)),
    }))
}

function valuesOf(font: UploadedFont): Record<string, string | number | boolean | undefined> {
  const { metrics } = font
  return {
    family: font.family,
    style: font.style,
    'PostScript name': font.postScriptName ?? undefined,
    weight: font.weight,
    width: font.width,
    slope: font.slope,
    'units per em': font.unitsPerEm,
    ascender: metrics.ascender,
    descender: metrics.descender,
    'line gap': metrics.lineGap,
    'typo ascender': metrics.typoAscender,
    'typo descender': metrics.typoDescender,
    'typo line gap': metrics.typoLineGap,
    'Windows ascent': metrics.winAscent,
    'Windows descent': metrics.winDescent,
    embedding: font.embedding.replaceAll('_', ' '),
    format: font.format,
  }
}

function describeAxis({ tag, min, max }: UploadedFont['axes'][number]): string {
  return `${tag} ${min}–${max}`
}

function labels(features: UploadedFont['features']): string[] {
  return features.map(({ tag, name }) => (name === tag ? tag : `${tag} (${name})`))
}

function names(entries: readonly { name: string }[]): string[] {
  return entries.map(({ name }) => name)
}
