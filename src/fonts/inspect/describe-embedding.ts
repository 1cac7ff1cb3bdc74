import type { Embedding, EmbeddingLimit } from '../font-facts'

/** What fsType allows a document to do; the loosest of several bits counts. */
export function describeEmbedding(fsType: number): Embedding {
  if ((fsType & 0xe) === 0) return 'installable'
  if (fsType & 8) return 'editable'
  if (fsType & 4) return 'preview_and_print'
  return 'restricted'
}

const NO_SUBSETTING = 0x100
const BITMAPS_ONLY = 0x200

export function embeddingLimits(fsType: number): EmbeddingLimit[] {
  return [
    ...(fsType & NO_SUBSETTING ? (['no_subsetting'] as const) : []),
    ...(fsType & BITMAPS_ONLY ? (['bitmaps_only'] as const) : []),
  ]
}
