import type { BlockSources } from './block-sources'
import type { Composed, StoredBlock } from './compose-blocks'
import { wordsOf } from './picture-view'
import { relatedId } from './type-setting'

/** In the order of the catalogue, or in that of the choice. */
export function typefaces(
  { heading, which, typefaces: chosen }: StoredBlock,
  { rows }: BlockSources,
): Composed {
  const named = Array.isArray(chosen) ? chosen.map(relatedId) : []
  const shown =
    which === 'chosen' ? named.flatMap((id) => rows.find((row) => row.id === id) ?? []) : rows
  if (shown.length === 0) return 'typefaces'
  return { kind: 'typefaces', heading: wordsOf(heading), rows: shown }
}

export function licences({ heading }: StoredBlock, sources: BlockSources): Composed {
  const { types, currency } = sources.licences
  if (types.length === 0) return 'licences'
  return { kind: 'licences', heading: wordsOf(heading), types, currency }
}
