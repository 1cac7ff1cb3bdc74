import type { Feature } from '@/domain/catalogue/typeface-view'

import type { ByteReader } from '../sfnt/byte-reader'
import { findTable, type Sfnt } from '../sfnt/sfnt'
import { isAlwaysOn, standardFeatureName } from './feature-names'
import { findName, type NameRecord, readNames } from './read-names'

type LayoutFeature = { tag: string; label: string | null }

/** The substitutions a reader may choose, by the designer's own label where there is one. */
export function readFeatures(sfnt: Sfnt): Feature[] {
  const labels = new Map<string, string | null>()
  for (const { tag, label } of readLayoutFeatures(sfnt, 'GSUB')) {
    labels.set(tag, labels.get(tag) ?? label)
  }
  return [...labels]
    .filter(([tag]) => !isAlwaysOn(tag))
    .map(([tag, label]) => ({ tag, name: label ?? standardFeatureName(tag) }))
    .toSorted((a, b) => (a.tag < b.tag ? -1 : 1))
}

export function readFeatureTags(sfnt: Sfnt, table: 'GSUB' | 'GPOS'): string[] {
  return [...new Set(readLayoutFeatures(sfnt, table).map((feature) => feature.tag))]
}

function readLayoutFeatures(sfnt: Sfnt, table: 'GSUB' | 'GPOS'): LayoutFeature[] {
  const layout = findTable(sfnt, table)
  const list = layout && layout.length >= 10 ? layout.u16(6) : 0
  if (!layout || list === 0) return []

  const names = readNames(sfnt)
  return Array.from({ length: layout.u16(list) }, (_, index) => {
    const at = list + 2 + index * 6
    const tag = layout.tag(at)
    return { tag, label: readLabel(layout, { tag, at: list + layout.u16(at + 4), names }) }
  })
}

type Labelled = { tag: string; at: number; names: NameRecord[] }

/** Stylistic sets and character variants may carry FeatureParams; both begin with a version and a name id. */
function readLabel(layout: ByteReader, { tag, at, names }: Labelled): string | null {
  if (!/^(ss|cv)\d\d$/.test(tag)) return null
  const parameters = layout.u16(at)
  return parameters === 0 ? null : findName(names, layout.u16(at + parameters + 2))
}
