import { countOf } from '../../../words'
import type { MasterChanges } from './master-changes'
import { type UploadedFont, versionNumber } from '../uploaded-font'

type Comparison = {
  before: UploadedFont
  after: UploadedFont
  changes: Omit<MasterChanges, 'cautions'>
}

/** What may break something that buyers have made with the version before, in a sentence each. */
export function cautionsOf(comparison: Comparison): string[] {
  return [
    ...coverageCautions(comparison),
    ...layoutCautions(comparison),
    ...paperCautions(comparison),
  ]
}

function coverageCautions({ changes }: Comparison): string[] {
  const { characters, languages, features } = changes
  return [
    ...lost(characters, (count, which) => `${countOf(count, 'character')} will be gone: ${which}.`),
    ...lost(languages, (_count, which) => `It no longer covers ${which}.`),
    ...lost(features, (_count, which) => `It no longer offers ${which}.`),
  ]
}

function lost(
  { lost: { count, examples } }: MasterChanges['characters'],
  say: (count: number, which: string) => string,
): string[] {
  if (count === 0) return []
  const shown = examples.slice(0, 8).join(', ')
  return [say(count, count > 8 ? `${shown} …` : shown)]
}

function layoutCautions({ before, after, changes }: Comparison): string[] {
  const metrics = /ascender|descender|line gap|Windows|units per em/
  const lines = changes.values.some(({ name }) => metrics.test(name))
  const instances = changes.instances.lost
  return [
    ...(lines ? ['Its vertical metrics differ: lines of set text will move.'] : []),
    ...(before.typ !== after.typ ? [`It was ${before.typ} and becomes ${after.typ}.`] : []),
    ...lost(changes.axes, (_count, which) => `Axes change: ${which} will be gone.`),
    ...(instances.count > 0
      ? lost(changes.instances, (_n, which) => `Named instances go: ${which}.`)
      : []),
  ]
}

function paperCautions({ before, after, changes }: Comparison): string[] {
  const [old, fresh] = [versionNumber(before.version), versionNumber(after.version)]
  const isNamed = changes.values.some(({ name }) => name === 'family' || name === 'PostScript name')
  return [
    ...(old !== null && fresh !== null && fresh < old
      ? [`It is older: version ${fresh} would take the place of ${old}.`]
      : []),
    ...(old !== null && fresh === old
      ? [`Its version is still ${fresh}: buyers cannot tell the two files apart.`]
      : []),
    ...(isNamed ? ['Its names differ: programs will take it for another font than before.'] : []),
    ...(changes.values.some(({ name }) => name === 'embedding')
      ? [`Its embedding permission changes to ${after.embedding.replaceAll('_', ' ')}.`]
      : []),
  ]
}
